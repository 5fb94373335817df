import { CalendarSync, Check, CircleAlert, Clock, Link2, Lock } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { badgeWords, useAlertOf } from '../../../../features/messages/alert/alerts.tsx';
import { waitsUntil } from '../../../../features/visits/booking/booking-badges.tsx';
import { misfitWords } from '../../../../features/visits/hand-over/candidates.ts';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { plainTime } from '../../../../shared/format.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { canBeGiven, customerOf, type DayVisit, partWords, signsOf, timesOf } from './day.ts';
import type { Dragging } from './use-drag.ts';

export interface VisitActs {
  onOpen: (bookingId: string) => void;
  onGive: (visit: DayVisit) => void;
}

/** The booking of several professionals whose visits stand out on the board, because the pointer or the focus is on one of them. */
export interface Lighting {
  lit: string | null;
  light: (bookingId: string | null) => void;
}

interface Props extends VisitActs {
  visit: DayVisit;
  isUncovered: boolean;
  dragging: Dragging;
  lighting: Lighting;
  /** Its place on the board. */
  style: { top: string; height: string };
}

/** A visit on the board. A click opens the booking; Enter or M asks who shall have it; dragging hands it over. */
export function VisitBlock({ visit, isUncovered, dragging, lighting, style, ...acts }: Props) {
  const handles = canBeGiven(visit) ? dragging.handlesFor(visit) : {};
  const isDragged = dragging.drag !== null && keyOf(dragging.drag.visit) === keyOf(visit);
  const alert = useAlertOf(visit.bookingId);
  const delay = alert && alert.kind !== 'UNCOVERED' ? badgeWords(alert) : null;
  return (
    <li className="absolute inset-x-1" style={style}>
      <button
        type="button"
        data-visit={keyOf(visit)}
        aria-keyshortcuts="M"
        {...handles}
        {...pressing(visit, dragging, acts)}
        {...(visit.part !== undefined && lightingUp(visit, lighting))}
        className={`grid size-full grid-cols-1 min-h-11 touch-manipulation content-start overflow-hidden rounded-sm border px-1.5 py-1 text-left text-xs select-none ${lookOf(visit, isUncovered || delay !== null)} ${isDragged ? 'opacity-40' : ''} ${visit.part !== undefined && lighting.lit === visit.bookingId ? 'ring-2 ring-plum' : ''}`}
      >
        <span className="flex items-center gap-1">
          {isUncovered && <CircleAlert aria-hidden className="size-4 text-madder" strokeWidth={2.25} />}
          {visit.status === 'COMPLETED' && <Check aria-hidden className="size-4 text-leaf" />}
          <span className="figures shrink-0" aria-hidden>
            {plainTime(visit.from).replace(/ [AP]M$/, '')}
          </span>
          <span className="min-w-0 truncate font-semibold">{customerOf(visit)}</span>
          {visit.everyWeeks !== undefined && <CalendarSync aria-hidden className="ml-auto size-3.5 shrink-0" />}
          {visit.chosen && (
            <Lock aria-hidden className={`size-3.5 shrink-0 ${visit.everyWeeks === undefined ? 'ml-auto' : ''}`} />
          )}
        </span>
        {visit.part !== undefined && (
          <span className="figures flex items-center gap-1" aria-hidden>
            <Link2 className="size-3.5 shrink-0" />
            {partWords(visit)}
          </span>
        )}
        {delay && <span className="figures truncate font-semibold text-madder">{delay}</span>}
        {!delay && visit.late > 0 && (
          <span className="figures flex items-center gap-1 font-semibold">
            <Clock aria-hidden className="size-3.5" />
            {visit.late} min late
          </span>
        )}
        {visit.payBy && <span className="figures truncate font-semibold">{waitsUntil(visit.payBy)}</span>}
        {isUncovered && <span className="truncate font-semibold text-madder">{misfitWords(visit.reason)}</span>}
        <span className="truncate text-muted">{visit.area}</span>
        <span className="truncate text-muted">{visit.services}</span>
        <VisuallyHidden>{`, ${[timesOf(visit), ...signsOf(visit)].join(', ')}`}</VisuallyHidden>
      </button>
    </li>
  );
}

/** Shows where the others of its booking are. */
function lightingUp({ bookingId }: DayVisit, { light }: Lighting) {
  const on = () => light(bookingId);
  const off = () => light(null);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

function lookOf({ status, late, payBy }: DayVisit, isUrgent: boolean): string {
  if (status === 'COMPLETED') return 'border-leaf/40 bg-leaf-tint hover:border-leaf';
  if (isUrgent) return 'border-2 border-madder bg-madder-tint hover:bg-card';
  if (late > 0) return 'border-marigold bg-marigold-tint hover:border-ink';
  if (payBy) return 'border-dashed border-plum bg-card hover:bg-plum-tint';
  return 'border-plum/40 bg-plum-tint hover:border-plum';
}

/** Pressing by mouse or finger opens the booking, by the keyboard asks who shall have the visit. */
export function pressing(visit: DayVisit, dragging: Dragging | null, { onOpen, onGive }: VisitActs) {
  return {
    onClick: ({ detail }: MouseEvent) => {
      if (dragging?.isDrop()) return;
      if (detail === 0 && canBeGiven(visit)) onGive(visit);
      else onOpen(visit.bookingId);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && canBeGiven(visit)) onGive(visit);
    },
  };
}
