/** A title and rows of label and value, in a box. */
export function frame(title: string, rows: readonly (readonly [string, string])[]): string {
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const lines = [
    title,
    '',
    ...rows.map(([label, value]) => `${label.padEnd(labelWidth)}   ${value}`),
  ];
  const width = Math.max(...lines.map((line) => line.length));
  return [
    `╭${'─'.repeat(width + 4)}╮`,
    ...lines.map((line) => `│  ${line.padEnd(width)}  │`),
    `╰${'─'.repeat(width + 4)}╯`,
  ].join('\n');
}
