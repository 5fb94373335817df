import useSWR from 'swr';
import * as words from '#words/visit-services';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { duration, money, time } from '../../../shared/format.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { ServicesPreview } from './lines.ts';

type Warning = ServicesPreview['warnings'][number];

/** What the visit would cost and take then, and what to think of before. */
export function PreviewFacts({ preview }: { preview: ServicesPreview }) {
  const { finalPrice, finalPriceBefore, to, coupon, handDiscount, warnings, belowMinimum, refundDue } = preview;
  const notes = [
    ...(coupon ? [couponWords(coupon)] : []),
    ...(handDiscount > 0 ? [words.salonTakesOff(money(handDiscount))] : []),
    ...(refundDue > 0 ? [words.goesBack(money(refundDue))] : []),
    ...(belowMinimum ? [words.belowMinimum] : []),
  ];
  return (
    <div className="figures grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">
          {words.totalBefore} {money(finalPriceBefore)}
        </span>
        <span className="text-lg font-semibold">
          {words.total} {money(finalPrice)}
        </span>
      </p>
      <p className="text-muted">{words.until(time(to))}</p>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {warnings.map(warning => (
        <Alert key={`${warning.kind} ${warning.bookingId}`} tone="warning">
          {warningWords(warning)}
        </Alert>
      ))}
    </div>
  );
}

function couponWords({ code, effect, discount }: NonNullable<ServicesPreview['coupon']>): string {
  return (effect === 'COUNTS' ? words.couponTakes : words.couponOver)(code, money(discount));
}

function warningWords({ kind, bookingTime, lateMinutes }: Warning): string {
  if (kind === 'NEXT_LATE') return words.nextLate(time(bookingTime ?? ''), duration(lateMinutes ?? 0));
  return kind === 'OFF' ? words.beyondHours : words.intoLeave;
}

/** What would become of the visit, asked again a moment after each change. `wish` null: nothing has changed. */
export function usePreview<Wish>(bookingId: string, wish: Wish | null, ask: (wish: Wish) => Promise<ServicesPreview>) {
  const rested = useDebounced(wish === null ? '' : JSON.stringify(wish), 300);
  const isCurrent = wish !== null && rested === JSON.stringify(wish);
  const { data, error } = useSWR(rested ? ['services', bookingId, rested] : null, () => ask(JSON.parse(rested)), {
    shouldRetryOnError: false,
  });
  return isCurrent ? { preview: data, error: data ? undefined : error } : { preview: undefined, error: undefined };
}

/** Why the visit cannot be like this. */
export function whyNot(error: unknown, fallback: string): Problem {
  const reason = hasCode(error, 'NO_PROFESSIONAL') ? reasonOf(error.data) : undefined;
  if (reason === 'SKILL') return { text: words.cannotDo };
  if (reason === 'BUSY') return { text: words.nextBegins };
  return problemOf(error, fallback);
}

function reasonOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
}
