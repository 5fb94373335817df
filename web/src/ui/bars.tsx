import { everyNth, margins, ticksUpTo } from './chart-scale.ts';

export interface Bar {
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

interface Props {
  bars: Bar[];
  width: number;
  chosen: number | null;
  short: (value: number) => string;
  atLeast: number;
}

const height = 208;
const labelWidth = 56;

/** The drawing of a bar chart. Its caller describes it in words. */
export function Bars({ bars, width, chosen, short, atLeast }: Props) {
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
