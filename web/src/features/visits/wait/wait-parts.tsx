// What a wait shows on its own card, and on the card of the visit that is to be earlier.

import { useState } from 'react';
import * as words from '#words/waiting';
import { windowMinutes } from '../../../../../common/arrival.ts';
import { minuteOf, timeOf } from '../../../../../common/minutes.ts';
import { problemOf } from '../../../api/message-of.ts';
import { clockOf } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { visitLine } from '../booking/visit-line.ts';
import { useWaits } from './use-waits.ts';
import { offerPath, type Wait } from './wait.ts';
import type { WaitTask } from './wait-task.tsx';

/** The time that is held, and the way to it. Nothing without one. */
export function HeldTime({ wait: { offer }, title }: { wait: Wait; title?: string }) {
  const settings = useSettings();
  if (!offer) return null;
  const { bookingDate, bookingTime, expiresAt, token } = offer;
  // With teams we arrive within the window. Of a named professional it is the planned start.
  const length = settings?.capacity === 'TEAMS' ? windowMinutes[settings.slotPlan] : null;
  const until = length === null ? null : timeOf(minuteOf(bookingTime) + length);
  return (
    <div className="grid gap-3">
      <p className="figures">
        {title && <span className="block font-semibold">{title}</span>}
        <span className="block text-lg font-semibold">{visitLine({ date: bookingDate, time: bookingTime, until })}</span>
        <span className="block text-sm">{words.heldUntil(clockOf(expiresAt))}</span>
      </p>
      <LinkButton block href={offerPath(token)}>
        {words.lookAtIt}
      </LinkButton>
    </div>
  );
}

interface ActsProps {
  wait: Wait;
  onTask: (task: WaitTask) => void;
}

/** What the customer can do with an open wait. */
export function WaitActs({ wait, onTask }: ActsProps) {
  return (
    <>
      {wait.state === 'PAUSED' && <GoOn wait={wait} />}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        {/* A held time is looked at first. */}
        {wait.state !== 'OFFERED' && (
          <Button size="sm" variant="secondary" onClick={() => onTask({ doing: 'change', wait })}>
            {words.change}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => onTask({ doing: 'end', wait })}>
          {words.end}
        </Button>
      </div>
    </>
  );
}

/** Two offers lapsed in a row, so the customer is asked. */
function GoOn({ wait: { id } }: { wait: Wait }) {
  const { change } = useWaits();
  const [failure] = useState(failureToast);

  async function goOn() {
    failure.takeBack();
    try {
      await change(id, { paused: false }, words.goesOn);
    } catch (error) {
      const { text, hint } = problemOf(error, words.saveFailed);
      failure.say(text, hint ? { detail: hint } : {});
    }
  }

  return (
    <div className="grid gap-3 rounded-md bg-marigold-tint p-3.5">
      <p>{words.twoWentBy}</p>
      <Button block onClick={goOn}>
        {words.goOn}
      </Button>
    </div>
  );
}
