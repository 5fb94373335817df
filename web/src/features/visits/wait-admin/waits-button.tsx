import { Hourglass } from 'lucide-react';
import { Allowed } from '../../../api/staff-role.tsx';
import { today } from '../../../shared/clock.ts';
import { weekday } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useAskedWaits } from './use-asked-waits.ts';
import { useWaitsOfDay, waitingWords } from './waits.ts';

interface Props {
  date: string;
}

/** How many wait for the day; pressed, who. Nothing for a day that is past. */
export function WaitsButton({ date }: Props) {
  return (
    <Allowed to="GET /wait/admin">
      <Waiting date={date} />
    </Allowed>
  );
}

function Waiting({ date }: Props) {
  const waits = useWaiting(date);
  if (date < today()) return null;
  return <Opener date={date}>{waits === undefined ? 'Waiting list' : waitingWords(waits)}</Opener>;
}

/** Opens the waits, where the page shows more than one day: those of the day, or today's if it is past. */
export function WaitingListButton({ date }: Props) {
  return (
    <Allowed to="GET /wait/admin">
      <Opener date={date < today() ? today() : date}>Waiting list</Opener>
    </Allowed>
  );
}

function Opener({ date, children }: Props & { children: string }) {
  const { open } = useAskedWaits();
  return (
    <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => open({ date, gap: null })}>
      <Hourglass aria-hidden className="size-4.5" strokeWidth={1.75} />
      <span className="figures">{children}</span>
    </Button>
  );
}

/** The same in the head of a column, as long as anybody waits. */
export function WaitsInHead({ date }: Props) {
  const waits = useWaiting(date);
  const { open } = useAskedWaits();
  if (!waits) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${waitingWords(waits)}, ${weekday(date)}`}
      onClick={() => open({ date, gap: null })}
      className="figures -mx-1 flex min-h-8 items-center gap-1 rounded-sm px-1 text-xs font-semibold underline underline-offset-4"
    >
      <Hourglass aria-hidden className="size-3.5" />
      {waitingWords(waits)}
    </button>
  );
}

/** How many wait; undefined until it is known, and for a day that is past. */
function useWaiting(date: string): number | undefined {
  const { data, isBehind } = useWaitsOfDay(date < today() ? null : date);
  return isBehind ? undefined : data?.waits.length;
}
