import { useState } from 'react';
import * as words from '#words/series';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { servicesWords } from '../wait/wait.ts';
import { FeeWords, isOverForGood, useSeenFee } from './fee-words.tsx';
import type { SeriesHands } from './hands.ts';
import { bookedAhead, daysWords, feesOf, rhythmWords, type ShownSeries } from './series.ts';

interface Props {
  series: ShownSeries;
  hands: SeriesHands;
  onClose: () => void;
}

type Booked = 'STAY' | 'CANCEL';

/** Asks before a series ends, and what becomes of the visits that are booked. */
export function EndQuestion({ series, hands, onClose }: Props) {
  const ahead = bookedAhead(series);
  const [booked, setBooked] = useState<Booked>('STAY');
  const { fee, send } = useSeenFee(feesOf(ahead));
  const cancels = booked === 'CANCEL';

  return (
    <ConfirmDialog
      danger
      title={words.endQuestion}
      confirm={words.endThem}
      confirming={words.ending}
      cancel={words.keepThem}
      fallback={words.endFailed}
      isFinal={isOverForGood}
      onConfirm={async () => {
        await send(seenFee => hands.act({ act: 'END', ...(cancels && { cancelBooked: true, seenFee }) }, words.isEnded));
        onClose();
      }}
      onClose={onClose}
      promise={
        <div className="mt-4 grid gap-4">
          <p>{words.endText}</p>
          {ahead.length > 0 && (
            <div>
              <RadioCards<Booked>
                legend={words.whatOfBooked}
                showLegend
                value={booked}
                onChange={setBooked}
                cards={[
                  { value: 'STAY', label: words.bookedStay, hint: <span className="figures">{daysWords(ahead)}</span> },
                  { value: 'CANCEL', label: words.bookedCancelled },
                ]}
              />
              {cancels && <FeeWords fee={fee} hands={hands} />}
            </div>
          )}
        </div>
      }
    >
      <p className="font-semibold wrap-anywhere">{servicesWords(series.services)}</p>
      <p className="figures text-muted">{rhythmWords(series)}</p>
    </ConfirmDialog>
  );
}
