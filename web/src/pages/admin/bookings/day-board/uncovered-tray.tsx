import { CircleAlert, CircleCheck } from 'lucide-react';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { Button } from '../../../../ui/button.tsx';
import { columnOf, customerOf, type Day, type DayVisit, timesOf, uncoveredWords } from './day.ts';
import type { Dragging } from './use-drag.ts';
import { pressing, type VisitActs } from './visit-block.tsx';

interface Props extends VisitActs {
  day: Day;
  /** Null on a phone, where nothing is dragged. */
  dragging: Dragging | null;
}

/** The visits that nobody can carry out as things are, before everything else. */
export function UncoveredTray({ day, dragging, ...acts }: Props) {
  const { uncovered } = day;
  if (uncovered.length === 0) {
    return (
      <p className="mb-4 flex items-center gap-2 text-sm text-muted">
        <CircleCheck aria-hidden className="size-5 text-leaf" strokeWidth={1.75} />
        Every visit to come has somebody who can carry it out.
      </p>
    );
  }
  return (
    <section aria-labelledby="uncovered" className="mb-5 rounded-lg border border-madder bg-madder-tint p-3 md:p-4">
      <h3 id="uncovered" className="mb-2 flex items-center gap-2 font-semibold text-madder">
        <CircleAlert aria-hidden className="size-5" strokeWidth={2} />
        Nobody can come yet ({uncovered.length})
      </h3>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {uncovered.map(visit => (
          <UncoveredCard
            key={keyOf(visit)}
            visit={visit}
            owner={columnOf(day, visit)?.professional.name}
            dragging={dragging}
            {...acts}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends VisitActs {
  visit: DayVisit;
  owner: string | undefined;
  dragging: Dragging | null;
}

function UncoveredCard({ visit, owner, dragging, ...acts }: CardProps) {
  return (
    <li className="flex items-center gap-1 rounded-md border border-line bg-card pr-1">
      <button
        type="button"
        data-visit={keyOf(visit)}
        aria-keyshortcuts="M"
        {...dragging?.handlesFor(visit)}
        {...pressing(visit, dragging, acts)}
        className="grid min-h-14 min-w-0 flex-1 grid-cols-1 touch-manipulation rounded-md px-3 py-2 text-left text-sm select-none hover:bg-sand"
      >
        <span className="figures font-semibold wrap-anywhere">
          {timesOf(visit)}, {customerOf(visit)}
        </span>
        <span className="truncate text-muted">{[visit.area, visit.services].filter(Boolean).join(' · ')}</span>
        <span className="font-semibold text-madder">{uncoveredWords(visit, owner)}</span>
      </button>
      <Button size="sm" variant="quiet" className="px-3!" aria-label={giveLabel(visit)} onClick={() => acts.onGive(visit)}>
        Give to…
      </Button>
    </li>
  );
}

/** With the customer's name, since each visit has such a button. */
export function giveLabel(visit: DayVisit): string {
  return `Give to…, ${customerOf(visit)}`;
}
