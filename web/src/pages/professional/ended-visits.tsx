import * as words from '#words/visit';
import { today } from '../../shared/clock.ts';
import { plainTime } from '../../shared/format.ts';
import type { EndedVisit } from './visit/visit.ts';
import { customerOf, dayWords, endedWords } from './visit/visit-words.ts';

/** What ended at the door today instead of taking place, so that she reads what the salon has decided (rules N83 and N84). */
export function EndedVisits({ visits }: { visits: EndedVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl font-semibold">{words.didNotTakePlace}</h2>
      <ul
        aria-label={words.didNotTakePlace}
        className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card"
      >
        {visits.map(visit => (
          <li key={visit.bookingId} className="px-4 py-3 wrap-anywhere">
            <span className="figures block text-lg font-bold">
              {visit.date < today() ? `${dayWords(visit.date)}, ${plainTime(visit.from)}` : plainTime(visit.from)}{' '}
              {customerOf(visit)}
            </span>
            <span className="figures block text-muted">{endedWords(visit)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
