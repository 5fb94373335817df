import useSWR, { useSWRConfig } from 'swr';
import { istInstant } from '../../../../common/minutes.ts';
import { DAY, HOUR, istDate } from '../../../../common/time.ts';
import { api, ask } from '../../api/client.ts';
import { instant } from '../../shared/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { failureToast } from '../../ui/failure-toast.ts';

const failure = failureToast();

/** Moves the server's clock, so that reminders come without waiting. Missing where the clock cannot be moved. */
export function DevClock() {
  const { data: clock } = useSWR('/dev/clock', () => ask(api.GET('/dev/clock')), { refreshInterval: 5000 });
  const { mutate } = useSWRConfig();
  if (!clock) return null;
  const now = Date.parse(clock.now);

  async function move(to: number | null) {
    failure.takeBack();
    try {
      await ask(api.PUT('/dev/clock', { body: { now: to === null ? null : new Date(to).toISOString() } }));
      await Promise.all([mutate('/dev/clock'), mutate('/dev/outbox')]);
    } catch {
      failure.say('The clock could not be moved');
    }
  }

  return (
    <Card as="section" padding="sm" aria-label="The server's clock" className="mb-5">
      <p>
        <span className="text-muted">At the salon it is </span>
        <strong>{instant(clock.now)}</strong>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void move(now + HOUR)}>
          1 Hour Later
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void move(next(now, 18))}>
          Next 6 PM
        </Button>
        <Button size="sm" variant="secondary" onClick={() => void move(next(now, 9))}>
          Next 9 AM
        </Button>
        {clock.moved && (
          <Button size="sm" onClick={() => void move(null)}>
            Real Time
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The next time that it is `hours` o'clock at the salon, in epoch ms. */
function next(now: number, hours: number): number {
  const today = istInstant(istDate(now), hours * 60);
  return today > now ? today : today + DAY;
}
