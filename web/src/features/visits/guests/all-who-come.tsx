import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/party';
import { time } from '../../../shared/format.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import type { Part } from './guests.ts';

interface Props {
  parts: readonly Part[];
  /** How far she is. */
  stepOf: (part: Part) => ReactNode;
}

/** All who come to several guests, each with her time. Those whose name is not told yet are counted. */
export function AllWhoCome({ parts, stepOf }: Props) {
  return (
    <ul className="grid gap-3">
      {parts
        .map(one => ({ ...one, step: stepOf(one) }))
        .map(({ part, bookingTime, professional, step }) => (
          <li key={part} className="flex flex-wrap items-center gap-3">
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
            {step}
          </li>
        ))}
    </ul>
  );
}
