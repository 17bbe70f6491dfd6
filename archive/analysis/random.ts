/**
 * Random numbers that are the same on every machine.
 *
 * @returns a function that gives the next number, from 0 (in) to 1 (out)
 */
export function seededRandom(seed: number): () => number {
  const bits = seededBits(seed);
  return () => bits() / 4_294_967_296;
}

/** A vector of standard normal numbers (Box and Muller). */
export function normalVector(size: number, random: () => number): Float64Array {
  return Float64Array.from({ length: size }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    return radius * Math.cos(2 * Math.PI * random());
  });
}

const steps = 65_536;

/**
 * The middle of each of 65,536 steps from 0 to 1 through a function, in single precision: the last bits of logarithms and
 * cosines are not the same on every machine.
 */
function table(of: (share: number) => number): Float32Array {
  return Float32Array.from({ length: steps }, (_, step) => of((step + 0.5) / steps));
}

const gumbels = table((share) => -Math.log(-Math.log(share)));
const radii = table((share) => Math.sqrt(-2 * Math.log(share)));
const cosines = table((share) => Math.cos(2 * Math.PI * share));

/** A Gumbel number by 16 random bits: added to strengths, the greatest is each car's with its chance by Plackett and Luce. */
export function gumbelOf(bits: number): number {
  return gumbels[bits & 0xffff] ?? 0;
}

/** A standard normal number by 32 random bits (Box and Muller). */
export function normalOf(bits: number): number {
  return (radii[bits >>> 16] ?? 0) * (cosines[bits & 0xffff] ?? 0);
}

/** 32 random bits at a time, the same on every machine: Mulberry32. */
export function seededBits(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
