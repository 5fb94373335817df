import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../../admin-paths.ts';
import { Allowed } from '../../../../api/staff-role.tsx';
import type { VisitChoice } from '../../../../features/visits/booking/use-visit-choice.ts';
import { today } from '../../../../shared/clock.ts';
import { lazy } from '../../../../shared/lazy.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LateDialog } from '../../../../ui/late-dialog.tsx';
import type { Asked } from './let-wait-dialog.tsx';

const LetWaitDialog = lazy(() => import('./let-wait-dialog.tsx'));

interface Props {
  choice: VisitChoice;
  /** Staff came here to let somebody wait. */
  isWanted: boolean;
  /** What must be entered first; null when nothing is missing. Told once staff have pressed. */
  missing: string | null;
  /** Who waits for what, as it is entered; null if the form refuses it, and says why. */
  read: () => Promise<Asked | null>;
}

/** Beside the times: where one is taken, the caller can wait for it (rule B90). */
export function LetWait(props: Props) {
  return (
    <Allowed to="POST /wait/admin">
      <Offered {...props} />
    </Allowed>
  );
}

function Offered({ choice, isWanted, missing, read }: Props) {
  const [, navigate] = useLocation();
  const [hasPressed, setPressed] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { slots, noSlot } = choice;
  const isFull = noSlot === 'FULL' || noSlot === 'NO_PROFESSIONAL';
  const isAnyTaken = slots?.some(({ reason }) => reason === 'FULL' || reason === 'NO_PROFESSIONAL') ?? false;
  if (!isFull && !isAnyTaken && !isWanted) return null;

  async function press() {
    setPressed(true);
    const entered = await read();
    if (missing === null) setAsked(entered);
  }

  const button = (
    <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => void press()}>
      <Hourglass aria-hidden className="size-4.5" strokeWidth={1.75} />
      Let the Caller Wait
    </Button>
  );
  return (
    <div className="mt-4">
      {isFull || isWanted ? (
        <Alert action={button}>When a time gets free, it is held for the caller, and a message with a link goes out.</Alert>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-muted">The wished time is taken?</p>
          {button}
        </div>
      )}
      {hasPressed && missing && (
        <Alert tone="bad" className="mt-3">
          {missing}
        </Alert>
      )}
      {asked && (
        <LateDialog onClose={() => setAsked(null)}>
          <LetWaitDialog
            asked={asked}
            date={choice.day ?? today()}
            onClose={() => setAsked(null)}
            // In place of the form: Back does not lead to somebody who waits already.
            onWaits={({ wait }) => navigate(adminPaths.waitsOf(wait.from), { replace: true })}
          />
        </LateDialog>
      )}
    </div>
  );
}
