import type { components } from '#contract';
import { isGone } from '../../../api/api-error.ts';
import { instant, money, plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { cancelReasonWords, useBookingHistory } from './use-booking-acts.ts';

/** Who did what to the booking, latest first. A deleted booking keeps its history; a booking that never existed has none. */
export function BookingHistory({ id }: { id: string }) {
  const { data, error, reload } = useBookingHistory(id);
  if (isGone(error)) return null;
  return (
    <section aria-labelledby={`history-${id}`} className="mt-6 border-t border-line pt-5">
      <h3 id={`history-${id}`} className="mb-1 text-sm font-semibold text-muted">
        History
      </h3>
      {data ? (
        <ol className="divide-y divide-line">
          {data.map(event => (
            <li key={`${event.at} ${event.kind}`} className="py-2 wrap-anywhere">
              <span className="figures">{wordsFor(event)}</span>
              {/* Beside the time where there is room; on a phone an e-mail address takes a line of its own. */}
              <span className="figures block text-sm text-muted">
                {instant(event.at)} {event.by && <span className="inline-block">{actorOf(event.by)}</span>}
              </span>
            </li>
          ))}
        </ol>
      ) : error ? (
        <ReadFailed onRetry={reload}>Failed to load the history</ReadFailed>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the history" className="py-2">
          <TextSkeleton />
        </div>
      )}
    </section>
  );
}

type BookingEvent = components['schemas']['BookingEvent'];

const happened: Record<BookingEvent['kind'], string> = {
  BOOKED: 'Visit booked',
  MOVED: 'Visit moved',
  ASSIGNED: 'Given to a professional',
  ON_THE_WAY: 'On the way',
  ARRIVED: 'Arrived',
  STARTED: 'Visit started',
  CODE_WAIVED: 'Start code waived',
  HELP: 'Called for help',
  HELP_ANSWERED: 'Call for help answered',
  CALLED: 'Called the customer from the door',
  NOBODY_HERE: 'Told that nobody is there',
  WAIT_LONGER: 'Waits longer at the door',
  PART_DONE: 'One of several is done',
  TIME_PROPOSED: 'Another time proposed',
  TIME_WITHDRAWN: 'Proposal taken back',
  SERVICES_PROPOSED: 'Customer asked about a change',
  SERVICES_DECLINED: 'The customer said no to the change',
  SERVICES_WITHDRAWN: 'The change taken back',
  SERVICES_CHANGED: 'Services or price changed',
  ADDRESS_CHANGED: 'Address changed',
  COMPLETED: 'Visit completed',
  CANCELLED: 'Visit cancelled',
  PAID: 'Marked paid',
  UNPAID: 'Marked unpaid',
  REFUNDED: 'Marked refunded',
  UNREFUNDED: 'Marked not refunded',
  PART_PAID: 'Part of the price paid',
  PART_RETURNED: 'Part of the money returned',
  CONFIRMED: 'The booking is firm',
  REINSTATED: 'Paid late; the time was still free',
  DELETED: 'Booking deleted',
};

/** What happened: `Visit moved from Fri, 20 Nov, 9:00 AM`. */
function wordsFor({ kind, from, reason, professional, services }: BookingEvent): string {
  if (services) return `${happened[kind]}: ${servicesWords(services)}`;
  if (reason === 'NOT_PAID') return 'Time given back: not paid in time';
  if (reason) return `${happened[kind]}: ${cancelReasonWords[reason].toLowerCase()}`;
  if (kind === 'ASSIGNED' && professional) return `Given to ${professional}`;
  return from ? `${happened[kind]} from ${shortDate(from.bookingDate)}, ${plainTime(from.bookingTime)}` : happened[kind];
}

const agreedWords = {
  CUSTOMER: 'agreed to on the own page',
  CODE: 'agreed to by code',
  TELEPHONE: 'agreed to by telephone',
  NOT_NEEDED: 'without a question',
} as const;

/** `+ Threading; ₹999 → ₹1,149; agreed to by code`. */
function servicesWords({ added, removed, finalPriceBefore, finalPrice, agreed }: NonNullable<BookingEvent['services']>): string {
  const named = (sign: string, { name, quantity }: { name: string; quantity: number }) =>
    `${sign} ${name}${quantity > 1 ? ` × ${quantity}` : ''}`;
  const changes = [...added.map(item => named('+', item)), ...removed.map(item => named('−', item))];
  const sums = `${money(finalPriceBefore)} → ${money(finalPrice)}`;
  return [...(changes.length > 0 ? [changes.join(', ')] : []), sums, ...(agreed ? [agreedWords[agreed]] : [])].join('; ');
}

/** Who did it: `by the customer`. The name is unknown when that member of staff was removed at that moment. */
function actorOf({ kind, name }: NonNullable<BookingEvent['by']>): string {
  if (kind === 'CUSTOMER') return 'by the customer';
  if (kind === 'SYSTEM') return 'automatically';
  if (kind === 'API_KEY') return name ? `by the API key “${name}”` : 'by an API key';
  return `by ${name ?? 'a member of staff'}`;
}
