/** Whether an address leads to this machine only. */
export function isLoopback({ hostname }: { hostname: string }): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
