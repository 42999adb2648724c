/**
 * Random numbers for kernels, the same as `core/kernel/randomness.py` gives: sfc32 on four words of 32 bits, each in 64
 * bits of memory, as a kernel takes them.
 */
export type Generator = Int32Array<ArrayBuffer>;

const WARM_UP = 12;
const SPAN = 2 ** 32;

/** A generator for a whole number of any size. */
export function newGenerator(seed: number | bigint): Generator {
  const rng = new Int32Array(8);
  const whole = BigInt(seed);
  for (const word of [0, 1, 2]) rng[2 * word] = Number(BigInt.asIntN(32, whole >> BigInt(32 * word)));
  rng[6] = 1;
  for (let i = 0; i < WARM_UP; i++) nextWord(rng);
  return rng;
}

/** The next 32 random bits. */
function nextWord(rng: Generator): number {
  const [a = 0, , b = 0, , c = 0, , count = 0] = rng;
  const word = (a + b + count) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[2] = (c + (c << 3)) | 0;
  rng[4] = (((c << 21) | (c >>> 11)) + word) | 0;
  rng[6] = (count + 1) | 0;
  return word >>> 0;
}

/** A random number from 0 to bound - 1, for small bounds. */
export function below(rng: Generator, bound: number): number {
  return Math.floor((nextWord(rng) * bound) / SPAN);
}
