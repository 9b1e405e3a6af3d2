/** A refusal in Slack's own words: `code` is the `error` of the answer, `messages` its `response_metadata`. */
export class SlackError extends Error {
  override name = 'SlackError';
  readonly code: string;
  readonly messages: string[];

  constructor(code: string, messages: string[] = []) {
    super(messages.length === 0 ? code : `${code}: ${messages.join('; ')}`);
    this.code = code;
    this.messages = messages;
  }
}
