import { startTransition, useEffect, useState } from 'react';

// What is below the fold is drawn after what is seen, so that a slow phone can show that and scroll in between. On the first
// render all is there at once: a page one comes back to has its whole height.

/** The value, but one painted frame late. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}

/** How many of `count` to draw now: `step` more than the last painted frame had. */
export function useFrameByFrame(count: number, step: number): number {
  const [painted, setPainted] = useState(count);
  const drawn = Math.min(count, painted + step);
  useEffect(() => afterPaint(() => setPainted(drawn)), [drawn]);
  return drawn;
}

/** Does it once the next frame is on the screen, in slices; call what it returns to have it not done. */
export function afterPaint(change: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A frame is asked for before it is painted; what is put behind it runs after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(change));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
