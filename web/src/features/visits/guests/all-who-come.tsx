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
      {parts.map(part => (
        <li key={part.part} className="flex items-center gap-3">
          {part.professional ? (
            <Portrait of={part.professional} className="size-10" />
          ) : (
            <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-card text-muted">
              <UsersRound className="size-5" strokeWidth={1.75} />
            </span>
          )}
          <div className="grid min-w-0 flex-1 justify-items-start gap-1">
            <p className="wrap-anywhere">
              <span className="block font-semibold">{part.professional?.name ?? words.nthProfessional(part.part)}</span>
              <span className="figures block text-sm text-muted">{words.from(time(part.bookingTime))}</span>
            </p>
            {stepOf(part)}
          </div>
        </li>
      ))}
    </ul>
  );
}
