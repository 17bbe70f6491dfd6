/**
 * Random numbers that are the same on every machine: Mulberry32.
 *
 * @returns a function that gives the next number, from 0 (in) to 1 (out)
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A vector of standard normal numbers (Box and Muller). */
export function normalVector(size: number, random: () => number): Float64Array {
  return Float64Array.from({ length: size }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    return radius * Math.cos(2 * Math.PI * random());
  });
}
