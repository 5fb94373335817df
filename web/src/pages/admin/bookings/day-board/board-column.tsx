import { Car } from 'lucide-react';
import { minuteOf } from '../../../../../../common/minutes.ts';
import { candidateWords } from '../../../../features/visits/hand-over/candidates.ts';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { duration, plural } from '../../../../shared/format.ts';
import { Portrait } from '../../../../ui/portrait.tsx';
import { type Shade, type Stretch, shadesOf, utilisationOf, waysOf } from './board-rules.ts';
import type { DayColumn } from './day.ts';
import { type DayWaits, WaitBlocks } from './day-waits.tsx';
import type { Drag, Dragging } from './use-drag.ts';
import { type Lighting, type VisitActs, VisitBlock } from './visit-block.tsx';

/** A minute is 1.5 px high, so half an hour has room for a finger. It grows with the text. */
export function heightOf(minutes: number): string {
  return `${minutes * 0.09375}rem`;
}

interface HeadProps {
  of: DayColumn;
  drag: Drag | null;
}

/** Who it is and how busy she is; during a drag, what the visit would cost her. */
export function ColumnHead({ of: column, drag }: HeadProps) {
  const { professional, visits, active, travelMinutes } = column;
  const used = utilisationOf(column);
  return (
    <div
      data-professional={professional.id}
      className={`sticky top-0 z-20 grid min-w-0 grid-cols-1 content-start gap-1 border-b border-l border-line p-2 ${isOver(drag, column) ? 'bg-plum-tint' : 'bg-card'}`}
    >
      <div className="flex min-h-10 items-center gap-2">
        <Portrait of={professional} className="size-8" />
        <h3 className="line-clamp-2 min-w-0 text-sm leading-tight font-semibold wrap-anywhere" title={professional.name}>
          {professional.name}
        </h3>
      </div>
      <div className="figures min-h-9 text-xs text-muted">
        {drag ? (
          <Cost of={column} drag={drag} />
        ) : used === null ? (
          <p>{active ? 'Off today' : 'Not active'}</p>
        ) : (
          <>
            <p className="truncate" title={`${plural(visits.length, 'visit')}, ${duration(travelMinutes)} of travel`}>
              {used} % used, {plural(visits.length, 'visit')}
            </p>
            <UsedBar share={used} />
          </>
        )}
      </div>
    </div>
  );
}

export function UsedBar({ share }: { share: number }) {
  return (
    <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        className={`block h-full rounded-full ${share > 100 ? 'bg-madder' : 'bg-plum'}`}
        style={{ width: `${Math.min(100, share)}%` }}
      />
    </span>
  );
}

/** `+12 min`, or why she cannot take the visit. */
function Cost({ of: { professional, visits }, drag: { visit, candidates } }: { of: DayColumn; drag: Drag }) {
  if (visits.some(one => keyOf(one) === keyOf(visit))) return <p className="font-semibold">Has it now</p>;
  if (candidates === null) return <p>Unknown</p>;
  const candidate = candidates?.find(one => one.professional.id === professional.id);
  if (!candidate) return <p aria-busy>…</p>;
  return <p className={`font-semibold ${candidate.reason ? 'text-madder' : 'text-sm text-leaf'}`}>{candidateWords(candidate)}</p>;
}

function isOver(drag: Drag | null, { professional }: DayColumn): boolean {
  return drag?.over === professional.id;
}

interface Props extends VisitActs {
  of: DayColumn;
  shown: Stretch;
  uncovered: ReadonlySet<string>;
  dragging: Dragging;
  lighting: Lighting;
  waits: DayWaits;
}

/** Her day, with time downwards to scale. */
export function ColumnBody({ of: column, shown, uncovered, dragging, lighting, waits, ...acts }: Props) {
  const { professional, visits } = column;
  const place = ({ from, to }: Stretch) => ({ top: heightOf(from - shown.from), height: heightOf(to - from) });
  return (
    <div
      data-professional={professional.id}
      className={`relative border-l border-line ${isOver(dragging.drag, column) ? 'bg-plum-tint' : 'bg-card'}`}
      style={{ height: heightOf(shown.to - shown.from) }}
    >
      {shadesOf(column, shown).map(shade => (
        <ShadeBlock key={`${shade.kind} ${shade.from}`} shade={shade} style={place(shade)} />
      ))}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 bg-[linear-gradient(var(--color-line)_1px,transparent_1px)]"
        style={{ backgroundSize: `100% ${heightOf(60)}` }}
      />
      <WaitBlocks of={column} waits={waits} place={place} />
      {waysOf(visits).map(({ visit, ...way }) => (
        <div
          key={keyOf(visit)}
          aria-hidden
          className="figures absolute inset-x-3 flex items-center gap-1 overflow-hidden rounded-t-sm border-x-2 border-t-2 border-dotted border-field bg-ground px-1 text-2xs text-muted"
          style={place(way)}
        >
          <Car className="size-3" />
          {visit.travelMinutes} min
        </div>
      ))}
      <ul aria-label={`Visits of ${professional.name}`}>
        {visits.map(visit => (
          <VisitBlock
            key={keyOf(visit)}
            visit={visit}
            isUncovered={uncovered.has(keyOf(visit))}
            dragging={dragging}
            lighting={lighting}
            style={place({ from: minuteOf(visit.from), to: minuteOf(visit.to) })}
            {...acts}
          />
        ))}
      </ul>
    </div>
  );
}

const shadeWords = { off: 'Off', break: 'Break', leave: 'On leave' };

function ShadeBlock({ shade: { kind, note }, style }: { shade: Shade; style: { top: string; height: string } }) {
  return (
    <div className={`absolute inset-x-0 overflow-hidden ${kind === 'leave' ? 'bg-marigold-tint' : 'bg-sand'}`} style={style}>
      <p className="truncate px-2 py-0.5 text-2xs text-muted">
        {shadeWords[kind]}
        {note && `: ${note}`}
      </p>
    </div>
  );
}
