/** Does it for the numbers from 0 to `count` - 1, at most so many at once. */
export async function inFlight(
  count: number,
  atOnce: number,
  act: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await act(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
