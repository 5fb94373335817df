import type { ReactNode } from 'react';
import * as words from '#words/series';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SeriesHands } from './hands.ts';
import { isAboutTime, rhythmWords, type SeriesVisit, type ShownSeries, toCome } from './series.ts';
import { VisitRows } from './visit-rows.tsx';

interface Props {
  series: ShownSeries;
  hands: SeriesHands;
  footer: ReactNode;
  onClose: () => void;
}

/** What came of the wish: which visits are booked, and for which a time is to be chosen. */
export function BegunDialog({ series, hands, footer, onClose }: Props) {
  const visits = toCome(series).filter(({ number }) => number > 0);
  const asked = visits.filter(({ state }) => state === 'ASKED');
  return (
    <Dialog
      title={titleOf(asked)}
      hint={<span className="figures">{rhythmWords(series)}</span>}
      onClose={onClose}
      footer={footer}
    >
      <div role="status">
        {visits.length > 0 ? <VisitRows series={series} visits={visits} hands={hands} /> : <p>{words.soonBooked}</p>}
      </div>
    </Dialog>
  );
}

function titleOf(asked: SeriesVisit[]): string {
  if (asked.some(isAboutTime)) return words.someAsked;
  return asked.length > 0 ? words.pleaseCall : words.hasBegun;
}
