/** What stands in a line of mrkdwn. Text is unescaped. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic' | 'strike'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'emoji'; name: string }
  | { kind: 'link'; url: string; text?: string }
  | { kind: 'user' | 'channel' | 'group'; id: string; name?: string }
  | { kind: 'broadcast'; range: string }
  | { kind: 'date'; unixSeconds: number; format: string; url?: string; fallback: string };
