/** How a secret may stand in a text: as it is, and as encodings leave it. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // In Base64 it depends on what stands before it; the outermost letters also on what stands around it.
  const base64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '')
      .slice(4, -2),
  );
  const forms = [secret, encodeURIComponent(secret), bytes.toString('hex'), ...base64];
  return [
    ...new Set([...forms, ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))]),
  ];
}
