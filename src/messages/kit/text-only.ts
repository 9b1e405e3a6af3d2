import type { Message } from './message.ts';

/** What is left of a message whose blocks Slack would not take: its words, and where the rest is to be had. */
export function textOnly({ text }: Message): { text: string } {
  return {
    text: `${text}\n_Slack refused the rest of this message. What waits for a decision can be decided on my Home tab; why it was refused is in my log._`,
  };
}
