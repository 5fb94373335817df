/** Space for the axis labels at the left and below. */
export const margins = { top: 8, right: 2, bottom: 24, left: 44 };

/** Round values of an axis from 0 to at least `max`: `0, 5, 10, 15`. Steps are 1, 2 or 5 times a power of ten, and at least 1. */
export function ticksUpTo(max: number, atMost = 4): number[] {
  const rough = Math.max(max, 1) / atMost;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map(times => times * power).find(one => one >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, i) => i * step);
}

/** Every how many labels one fits, if each needs `wanted` px of `width`. */
export function everyNth(labels: number, width: number, wanted: number): number {
  return Math.max(1, Math.ceil(labels / Math.max(1, Math.floor(width / wanted))));
}
