import { UsersRound } from 'lucide-react';
import * as words from '#words/party';
import { time } from '../../../shared/format.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import type { Part } from './guests.ts';

/** All who come to several guests, each with her time. Those whose name is not told yet are counted. */
export function AllWhoCome({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="grid gap-3">
      {parts.map(({ part, bookingTime, professional }) => (
        <li key={part} className="flex items-center gap-3">
          {professional ? (
            <Portrait of={professional} className="size-10" />
          ) : (
            <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-card text-muted">
              <UsersRound className="size-5" strokeWidth={1.75} />
            </span>
          )}
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="block font-semibold">{professional?.name ?? words.nthProfessional(part)}</span>
            <span className="figures block text-sm text-muted">{words.from(time(bookingTime))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
