/** One line of a scrape. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** What `/metrics` says, line by line. */
export async function scrape(url: string): Promise<Series[]> {
  const response = await fetch(`${url}/metrics`);
  if (!response.ok) throw new Error(`/metrics answers with ${response.status}`);
  return parseScrape(await response.text());
}

export function parseScrape(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, inner = '', value] = /^([a-zA-Z_:]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    const labels = Object.fromEntries(pairs.map(([, key = '', label = '']) => [key, label]));
    return [{ name, labels, value: Number(value) }];
  });
}

/** The value of the one series with these labels and perhaps others; 0 where there is none. */
export function valueOf(
  all: readonly Series[],
  name: string,
  labels: Record<string, string> = {},
): number {
  const fitting = all.filter(
    (one) =>
      one.name === name &&
      Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  );
  return fitting.reduce((sum, { value }) => sum + value, 0);
}
