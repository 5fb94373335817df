import { CalendarSync, ChevronRight, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import * as partyWords from '#words/party';
import * as words from '#words/visit';
import { professionalPaths } from '../../../professional-paths.ts';
import { today } from '../../../shared/clock.ts';
import { plainTime } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { ShownVisit } from './tap-rules.ts';
import { customerOf, dayWords, serviceWords, stateWords } from './visit-words.ts';

/** Visits in the order of her route; each opens its page. */
export function VisitList({ label, visits }: { label: string; visits: ShownVisit[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
      {visits.map(visit => (
        <li key={visit.bookingId}>
          <VisitRow visit={visit} />
        </li>
      ))}
    </ul>
  );
}

function VisitRow({ visit }: { visit: ShownVisit }) {
  const { bookingId, date, from, services, area, state, isWaiting, helpAt, nobodyAt, everyWeeks, party } = visit;
  return (
    <Link
      href={professionalPaths.visit(bookingId)}
      className="flex min-h-18 items-center gap-3 px-4 py-3 transition-colors hover:bg-sand active:bg-sand"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2 text-lg font-bold">
          <span className="figures min-w-0">{date < today() ? `${dayWords(date)}, ${plainTime(from)}` : plainTime(from)}</span>
          <span className="min-w-0 wrap-anywhere">{customerOf(visit)}</span>
        </span>
        <span className="block wrap-anywhere">{area}</span>
        <span className="block text-muted wrap-anywhere">{services.map(serviceWords).join(', ')}</span>
        {party && (
          <span className="flex items-center gap-1.5 text-base text-muted">
            <UsersRound aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            {partyWords.guests(new Set(party.serves.map(({ guest }) => guest)).size)}
            {party.others.length > 0 && ` · ${partyWords.professionals(party.parts)}`}
          </span>
        )}
        {everyWeeks !== undefined && (
          <span className="flex items-center gap-1.5 text-base text-muted">
            <CalendarSync aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            {words.regular(everyWeeks)}
          </span>
        )}
        {(state !== 'PLANNED' || helpAt || nobodyAt || isWaiting) && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {state !== 'PLANNED' && <Badge tone={state === 'DONE' ? 'good' : 'info'}>{stateWords(visit)}</Badge>}
            {nobodyAt && <Badge tone="warning">{words.nobodyWasThere}</Badge>}
            {helpAt && <Badge tone="bad">{words.helpIsAskedFor}</Badge>}
            {isWaiting && <Badge tone="warning">{words.waitsToBeSent}</Badge>}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 text-muted" />
    </Link>
  );
}
