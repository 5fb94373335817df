import * as common from '#words/common';
import * as words from '#words/visit';
import { duration } from '../../../shared/format.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useOnline } from '../../../shared/use-online.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { changeQueue, useQueue } from './tap-queue.ts';
import { withoutLost } from './tap-rules.ts';
import type { DaysState } from './use-days.ts';
import { lostWords } from './visit-words.ts';

/** Days that are read every minute are old after this long. */
const oldMs = 3 * 60_000;

/** What she must know before she trusts the page: how old it is, which taps wait, and which were not accepted. */
export function DaysNotes({ by: { kept, error, salon } }: { by: DaysState }) {
  const { taps, lost } = useQueue();
  const isOnline = useOnline();
  useNow(30_000);
  const ageMs = kept ? Date.now() - kept.readAt : 0;
  const isOld = kept !== null && (!isOnline || error !== undefined || ageMs > oldMs);
  const minutes = Math.max(0, Math.floor(ageMs / 60_000));

  return (
    <div className="grid gap-3 empty:hidden [&:not(:empty)]:mb-4">
      {isOld && (
        <Alert tone="warning">
          <span>{isOnline ? words.noSalon : words.noNetwork}</span>{' '}
          <span>{minutes < 1 ? words.fromJustNow : words.fromAgo(duration(minutes))}</span>{' '}
          {taps.length > 0 && <span>{words.tapsWait(taps.length)}</span>}
        </Alert>
      )}
      {lost.map(one => {
        const { title, hint } = lostWords(one);
        return (
          <Alert
            key={one.tap.id}
            tone="bad"
            action={
              <span className="flex gap-2">
                {salon && (
                  <LinkButton size="sm" variant="secondary" href={callLink(salon.phone)}>
                    {common.callTheSalon}
                  </LinkButton>
                )}
                <Button size="sm" variant="secondary" onClick={() => changeQueue(queue => withoutLost(queue, one))}>
                  {words.ok}
                </Button>
              </span>
            }
          >
            <span className="block">{title}</span>
            <span className="block font-normal">{hint}</span>
          </Alert>
        );
      })}
    </div>
  );
}
