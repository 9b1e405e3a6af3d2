/** What `read` says, asked again only when it is older than `ms`; those who ask meanwhile get the same answer. */
export function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= ms) last = { at: now, answer: read() };
    return last.answer;
  };
}
