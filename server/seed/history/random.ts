/** Numbers from 0 to 1, the same in every run of the same seed (mulberry32). */
export function random(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = ReturnType<typeof random>;

export function pick<T>(next: Random, from: readonly T[]): T {
  return from[Math.floor(next() * from.length)] as T;
}
