import * as acts from '#words/booking';
import * as words from '#words/series';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FeeWords, isOverForGood, useSeenFee } from './fee-words.tsx';
import type { SeriesHands } from './hands.ts';
import { isBooked, type SeriesVisit, whenWords } from './series.ts';

interface Props {
  visit: SeriesVisit;
  hands: SeriesHands;
  onClose: () => void;
}

/** Asks before a visit is skipped. Its booking is cancelled by the ordinary terms. */
export function SkipQuestion({ visit, hands, onClose }: Props) {
  const { fee, send } = useSeenFee(visit.fee);
  return (
    <ConfirmDialog
      danger
      title={acts.skipQuestion}
      confirm={acts.skipVisit}
      confirming={acts.skipping}
      cancel={words.keepVisit}
      fallback={acts.skipFailed}
      isFinal={isOverForGood}
      onConfirm={async () => {
        await send(seenFee => hands.act({ act: 'SKIP', number: visit.number, seenFee }, words.isSkipped));
        onClose();
      }}
      onClose={onClose}
      promise={
        <div className="mt-4">
          <p>{words.othersStay}</p>
          {isBooked(visit) && <FeeWords fee={fee} hands={hands} />}
        </div>
      }
    >
      <p className="figures font-semibold">{whenWords(visit)}</p>
    </ConfirmDialog>
  );
}
