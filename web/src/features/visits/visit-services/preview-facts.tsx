import * as words from '#words/visit-services';
import { duration, money, time } from '../../../shared/format.ts';
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
