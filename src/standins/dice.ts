/** A fraction from 0 to just below 1 that depends on nothing but these whole numbers. */
export function hash(...numbers: number[]): number {
  return dice(...numbers)();
}

/** Fractions from 0 to just below 1, the same ones in the same order for the same whole numbers. */
export function dice(...numbers: number[]): () => number {
  let state = 0;
  for (const number of numbers) state = mix(Math.imul(state, 31) + number);
  return () => {
    state = (state + 0x9e_37_79_b9) | 0;
    return mix(state) / 2 ** 32;
  };
}

/** The finalizer of MurmurHash3: each bit of the number moves each bit of the result. */
function mix(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
