import { startTransition, useEffect, useState } from 'react';

/**
 * The value, but one painted frame late, drawn in slices: for what is below the fold, so that a slow phone lays out what is
 * seen first, and can scroll before the rest. On the first render it is there at once: a page one comes back to has its
 * whole height.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame is asked for before it is painted; what is put behind it runs after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
