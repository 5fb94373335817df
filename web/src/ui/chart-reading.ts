import type { KeyboardEvent, PointerEvent } from 'react';
import { margins } from './chart-scale.ts';

/** Props for the element around a chart's bars: pointer, touch and keys choose one bar at a time. */
export function chartReading(count: number, chosen: number | null, choose: (index: number | null) => void) {
  const clamp = (index: number) => Math.max(0, Math.min(count - 1, index));

  function point(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left - margins.left) / (box.width - margins.left - margins.right);
    choose(clamp(Math.floor(share * count)));
  }

  return {
    onPointerDown: point,
    onPointerMove: point,
    // A touched bar stays chosen when the finger is lifted.
    onPointerLeave: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && choose(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const here = chosen ?? -1;
      const steps: Record<string, number | null> = {
        ArrowRight: here + 1,
        ArrowUp: here + 1,
        ArrowLeft: chosen === null ? count - 1 : here - 1,
        ArrowDown: chosen === null ? count - 1 : here - 1,
        PageUp: here + 7,
        PageDown: here - 7,
        Home: 0,
        End: count - 1,
        Escape: null,
      };
      const there = steps[event.key];
      if (there === undefined) return;
      event.preventDefault();
      choose(there === null ? null : clamp(there));
    },
    onBlur: () => choose(null),
  };
}
