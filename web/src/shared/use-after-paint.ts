import { startTransition, useEffect, useState } from 'react';

// What is below the fold is rendered after what is visible, so that a slow phone can show that and scroll meanwhile. The first render has
// everything, because a page that is reached by Back needs its full height.

/** The value, one painted frame late. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}

/** How many of `count` to render now: `step` more than in the last painted frame. */
export function useFrameByFrame(count: number, step: number): number {
  const [painted, setPainted] = useState(count);
  const drawn = Math.min(count, painted + step);
  useEffect(() => afterPaint(() => setPainted(drawn)), [drawn]);
  return drawn;
}

/** Runs the change in slices once the next frame is painted. Returns a function that cancels it. */
export function afterPaint(change: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A frame callback runs before the paint, and a task queued in it runs after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(change));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
