/**
 * Seeded random numbers: the same words give the same numbers on every machine and in every run, so that an archive
 * and its replay can be repeated byte for byte. Each game draws from a stream of its own, named by its key, so that
 * one game's draws never depend on how many another game took.
 */
export type Random = {
  /** Uniform in [0, 1). */
  readonly next: () => number;
  /** Standard normal. */
  readonly normal: () => number;
  /** Poisson with the given mean (Knuth's product method; meant for means below 50). */
  readonly poisson: (mean: number) => number;
  /** Integer in [0, count). */
  readonly below: (count: number) => number;
  readonly chance: (probability: number) => boolean;
  /** A shuffled copy (Fisher–Yates). */
  readonly shuffle: <T>(items: readonly T[]) => T[];
};

/** FNV's own offset basis for 32 bits. */
const FNV_BASIS = 2166136261;

/**
 * 32 bits of a text: FNV-1a over its UTF-16 units, finished by murmur3's mixer so that the low bits are even for texts
 * that differ by a digit. Enough for a single choice; anyone who needs more numbers opens a stream.
 */
export function hash32(text: string, basis: number = FNV_BASIS): number {
  let hash = basis >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** sfc32 by Chris Doty-Humphrey (PractRand, public domain): 128 bits of state, passes the usual batteries. */
function sfc32(seed: string): () => number {
  let a = hash32(seed);
  let b = hash32(seed, 3339675911);
  let c = hash32(seed, 842502087);
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 8; warmUp += 1) next();
  return next;
}

/** The stream named by `words`; equal words give equal streams. */
export function randomFrom(...seed: readonly (string | number)[]): Random {
  const next = sfc32(seed.join('|'));
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    poisson: (mean) => {
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > limit; product *= next()) count += 1;
      return count;
    },
    shuffle: (items) => {
      const copy = [...items];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = below(index + 1);
        const [left, right] = [copy[index], copy[other]];
        if (left === undefined || right === undefined) continue;
        copy[index] = right;
        copy[other] = left;
      }
      return copy;
    },
  };
}
