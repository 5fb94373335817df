import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Bar, Bars } from './bars.tsx';
import { margins } from './chart-scale.ts';

interface Props {
  /** Such as 'Bookings by day'. */
  label: string;
  bars: Bar[];
  /** A value in few characters, for the axis. */
  short: (value: number) => string;
  /** The line above, while no bar is chosen. */
  summary: string;
  /** The axis reaches at least this value. */
  atLeast?: number;
}

/**
 * Bars at the size of the screen, so that hairlines stay thin at 360 px. The line above describes one bar at a time, where no finger
 * covers it. Pointer, touch and arrow keys choose the bar; to the keyboard the chart is a slider.
 */
export function BarChart({ label, bars, short, summary, atLeast = 0 }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [chosen, choose] = useState<number | null>(null);
  const index = chosen === null ? null : Math.min(chosen, bars.length - 1);
  const bar = index === null ? undefined : bars[index];
  const reading = chartReading(bars.length, index, choose);

  return (
    <div>
      <p aria-hidden className="figures mb-2 flex min-h-11 flex-wrap content-end gap-x-2 text-sm sm:min-h-6">
        {bar ? (
          <>
            <span className="font-semibold">{bar.title}</span>
            <span>{bar.text}</span>
          </>
        ) : (
          <span className="text-muted">{summary}</span>
        )}
      </p>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(index ?? 0) + 1}
        aria-valuetext={bar ? `${bar.title}: ${bar.text}` : summary}
        className="h-52 touch-pan-y rounded-sm select-none"
        {...reading}
      >
        {width > 0 && <Bars bars={bars} width={width} chosen={index} short={short} atLeast={atLeast} />}
      </div>
    </div>
  );
}

/** Props for the element around a chart's bars: pointer, touch and keys choose one bar at a time. */
function chartReading(count: number, chosen: number | null, choose: (index: number | null) => void) {
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

/** The element's width in px, before its first paint and after each change. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
