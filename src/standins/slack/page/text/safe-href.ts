/** The address if a click on it is harmless, else nothing: `javascript:` and its kin never become links. */
export function safeHref(url: string): string | undefined {
  return /^(https?:\/\/|mailto:|tel:)/i.test(url.trim()) ? url.trim() : undefined;
}
