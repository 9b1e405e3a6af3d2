/** A name inside a sentence, which has to stay readable: `«Winter boots»`. */
export function quoted(name: string): string {
  const letters = Array.from(name);
  return `«${letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name}»`;
}

const most = 60;
