/** Which texts came by already, at some twenty bytes each. */
export interface Seen {
  /** @returns whether it is the first of its kind */
  add(text: string): boolean;
}

/**
 * Keeps 64 bits of each, in pairs of numbers, so that nothing is left behind for the garbage collector: of a million
 * texts two agree in them by chance once in forty million times.
 */
export function createSeen(): Seen {
  let slots = new Uint32Array(2 * 1024);
  let held = 0;

  return {
    add: (text) => {
      const [high, low] = hashOf(text);
      const at = slotOf(slots, high, low);
      if (slots[at] !== 0) return false;
      slots[at] = high;
      slots[at + 1] = low;
      held += 1;
      if (held * 3 > slots.length) grow();
      return true;
    },
  };

  function grow(): void {
    const wider = new Uint32Array(slots.length * 2);
    for (let from = 0; from < slots.length; from += 2) {
      const [high = 0, low = 0] = [slots[from], slots[from + 1]];
      if (high === 0) continue;
      const at = slotOf(wider, high, low);
      wider[at] = high;
      wider[at + 1] = low;
    }
    slots = wider;
  }
}

/** Where the pair is, or the free place in which it belongs. */
function slotOf(slots: Uint32Array, high: number, low: number): number {
  const last = slots.length / 2 - 1;
  let at = low & last;
  while (slots[2 * at] !== 0 && !(slots[2 * at] === high && slots[2 * at + 1] === low)) {
    at = (at + 1) & last;
  }
  return 2 * at;
}

/** Two numbers of 32 bits, mixed as cyrb53 does; the first is never 0, which marks a free place. */
function hashOf(text: string): [number, number] {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return [one >>> 0 || 1, other >>> 0];
}
