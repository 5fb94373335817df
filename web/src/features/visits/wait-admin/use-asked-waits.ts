import { useSearchParams } from 'wouter';
import { isDay } from '../../../../../common/calendar.ts';
import { useUrlValue, withValues } from '../../../shared/use-url.ts';
import type { Gap } from './waits.ts';

/** Whose waits the panel shows: those of a day, perhaps with a gap that they are to fill. */
export interface AskedWaits {
  date: string;
  gap: Gap | null;
}

const name = 'waits';

/** `2026-11-21`, `2026-11-21 11:00:00`, `2026-11-21 11:00:00 {professional}`. */
function writtenWaits({ date, gap }: AskedWaits): string {
  return [date, gap?.time, gap?.professionalId].filter(Boolean).join(' ');
}

function askedWaits(written: string | null): AskedWaits | null {
  const [date = '', time = '', professionalId] = written?.split(' ') ?? [];
  if (!isDay(date)) return null;
  const isTime = /^\d\d:\d\d:\d\d$/.test(time);
  return { date, gap: isTime ? { time, professionalId: professionalId ?? null } : null };
}

/** What the panel of waits shows, kept in the address, so that Back closes it. */
export function useAskedWaits() {
  const [written, open, close] = useUrlValue(name);
  const [, setParams] = useSearchParams();
  return {
    asked: askedWaits(written),
    open: (waits: AskedWaits) => open(writtenWaits(waits)),
    /** Another day or gap in the open panel is no new step for Back. */
    change: (waits: AskedWaits) =>
      setParams(current => withValues(current, { [name]: writtenWaits(waits) }), { replace: true, state: history.state }),
    close,
  };
}
