import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

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

interface Bar {
  key: string;
  /** Below the bar, if there is room. */
  label: string;
  /** The full title: 'Fri, 20 Nov'. */
  title: string;
  value: number;
  /** The full value: '4 bookings'. */
  text: string;
  /** The whole that the bar is part of, drawn behind it. */
  outOf?: number;
}

interface BarsProps {
  bars: Bar[];
  width: number;
  chosen: number | null;
  short: (value: number) => string;
  atLeast: number;
}

const height = 208;
const labelWidth = 56;

/** The drawing of a bar chart. Its caller describes it in words. */
function Bars({ bars, width, chosen, short, atLeast }: BarsProps) {
  const ticks = ticksUpTo(Math.max(atLeast, ...bars.map(({ value, outOf = 0 }) => Math.max(value, outOf))));
  const top = ticks.at(-1) ?? 1;
  const plot = { width: width - margins.left - margins.right, height: height - margins.top - margins.bottom };
  const y = (value: number) => Math.round(margins.top + plot.height * (1 - value / top));
  const slot = plot.width / Math.max(1, bars.length);
  const gap = Math.min(6, slot * 0.25);
  const nth = everyNth(bars.length, plot.width, labelWidth);

  /** A column in the middle of its slot. Small values stay visible. */
  function column(index: number, value: number) {
    const wide = Math.max(1, Math.min(40, slot - gap));
    const left = margins.left + slot * index + (slot - wide) / 2;
    const tall = value > 0 ? Math.max(2, y(0) - y(value)) : 0;
    return { x: left, y: y(0) - tall, width: wide, height: tall, rx: Math.min(3, slot / 4) };
  }

  return (
    <svg aria-hidden="true" width={width} height={height} className="block overflow-visible">
      {ticks.map(tick => (
        <g key={tick}>
          <line
            x1={margins.left}
            x2={width - margins.right}
            y1={y(tick) + 0.5}
            y2={y(tick) + 0.5}
            className={tick === 0 ? 'stroke-field' : 'stroke-line'}
          />
          <text x={margins.left - 8} y={y(tick) + 4} textAnchor="end" className={textLook}>
            {short(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, label, value, outOf }, index) => (
        <g key={key}>
          {index === chosen && (
            <rect
              x={margins.left + slot * index}
              y={margins.top}
              width={slot}
              height={plot.height}
              className="fill-plum-tint stroke-plum"
              strokeWidth={slot > 6 ? 1 : 0}
            />
          )}
          {outOf !== undefined && <rect {...column(index, outOf)} className="fill-line" />}
          <rect {...column(index, value)} className={index === chosen ? 'fill-plum-deep' : 'fill-plum'} />
          {index % nth === 0 && (
            <text
              x={Math.min(margins.left + slot * (index + 0.5), width - labelWidth / 2 + 8)}
              y={height - 6}
              textAnchor="middle"
              className={textLook}
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const textLook = 'figures fill-muted text-xs';

/** Space for the axis labels at the left and below. */
const margins = { top: 8, right: 2, bottom: 24, left: 44 };

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
