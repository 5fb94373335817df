import { Phone } from 'lucide-react';
import * as common from '#words/common';
import { today } from '../../../shared/clock.ts';
import { ignoreSecondClick } from '../../../shared/ignore-second-click.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { askForStep } from './step-dialogs.tsx';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import { isWaitingForSalon } from './use-days.ts';
import { nameOf, nextStep, refusedWords, stepWords } from './visit-words.ts';

interface Props {
  visit: ShownVisit;
  phone: string | undefined;
}

const look = 'min-h-16 text-xl!';

/** The next step of a visit: one tap, or the dialog that asks what the step needs. */
export function StateButton({ visit, phone }: Props) {
  const { bookingId, codeWaived, refused } = visit;
  // A visit of an earlier day only lacks its end.
  const isOver = visit.date < today();
  const step = isOver && visit.state !== 'DONE' ? 'DONE' : nextStep(visit);
  const isHeld = !isOver && isWaitingForSalon(visit);
  if (!step || visit.isRefused) return null;

  function press() {
    if ((step === 'STARTED' && !codeWaived) || step === 'DONE') return askForStep(step, visit);
    // The button says the next step at once.
    ignoreSecondClick();
    if (step) void addTap({ bookingId, step, visit: nameOf(visit) });
  }

  return (
    <>
      {((refused && !isOver) || isHeld) && (
        <Alert tone="bad">{refusedWords(isHeld ? 'START_CODE_LOCKED' : (refused ?? ''))}</Alert>
      )}
      <div
        data-state-bar
        className="max-md:steady-text sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-4 -my-2 bg-card px-4 py-2 low:static"
      >
        {isHeld && phone ? (
          <LinkButton block size="lg" href={callLink(phone)} className={look}>
            <Phone aria-hidden className="size-6" />
            {common.callTheSalon}
          </LinkButton>
        ) : (
          <Button block size="lg" onClick={press} className={look}>
            {stepWords[step]}
          </Button>
        )}
      </div>
    </>
  );
}
