/** Bookings as CSV for a spreadsheet. It is written piece by piece, so it never needs more memory than one piece. */
import { Readable } from 'node:stream';
import { istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BYTE_ORDER_MARK, codeCell, csvLine, numberCell } from '../../platform/shared/csv.ts';
import { listOf } from '../../platform/shared/list-of.ts';
import { isCounted } from './clue-store.ts';
import type { CountedFilter, Filter } from './filter-store.ts';
import { type Choice, filterOf, presentToStaff } from './list.ts';
import { findListed, findNext, type Listed, type Position } from './list-store.ts';
import { findMatches, findUncounted } from './search-store.ts';

/** Bookings in one piece. Reading them blocks the process too shortly to be noticed. */
const PIECE = 200;
const HEADER =
  'Booking,Reference,Date,Time,Customer,Mobile,Services,Address,Total,Discount,Coupon,Final,Payment,Paid,Refunded,Status,External id,Cancelled because'.split(
    ',',
  );

const addressLine = (address: Schemas['Booking']['address']): string =>
  address ? [address.street, address.city, address.state, address.postalCode].join(', ') : '';

const lineOf = (booking: Schemas['Booking']): string =>
  csvLine([
    booking.bookingId,
    codeCell(booking.reference),
    booking.bookingDate,
    booking.bookingTime,
    booking.user.fullName ?? '',
    booking.user.mobile ?? '',
    listOf(booking.items),
    addressLine(booking.address),
    numberCell(booking.totalPrice, 2),
    numberCell(booking.discount, 2),
    codeCell(booking.couponCode ?? ''),
    numberCell(booking.finalPrice, 2),
    booking.paymentType,
    booking.paymentStatus === 'PAID' ? 'yes' : 'no',
    booking.refundedAt === null ? '' : istDate(Date.parse(booking.refundedAt)),
    booking.status,
    codeCell(booking.externalId ?? ''),
    booking.cancelReason ?? '',
  ]);

async function* allOf(db: Queries, filter: CountedFilter): AsyncGenerator<Listed[]> {
  let after: Position | undefined;
  do {
    const rows = await findNext(db, filter, after, PIECE);
    yield rows;
    after = rows.length === PIECE ? rows.at(-1)?.booking : undefined;
  } while (after);
}

/** Bookings of the days that one query searches. More than for a list, because all of them are read anyway. */
const DAYS = { first: 10_000, most: 10_000 };

/** The matches, piece by piece. A booking that moves to another date meanwhile may come twice or not at all; every other comes once. */
export async function* matchesOf(db: Queries, search: string | undefined, filter: Filter): AsyncGenerator<Listed[]> {
  const pieces = search ? findMatches(db, search, filter, 'latest', DAYS) : findUncounted(db, filter, 'latest', DAYS);
  for await (const { ids } of pieces)
    for (let first = 0; first < ids.length; first += PIECE) yield findListed(db, ids.slice(first, first + PIECE));
}

async function* linesOf(db: Queries, pieces: AsyncGenerator<Listed[]>): AsyncGenerator<string> {
  for await (const rows of pieces) {
    yield (await presentToStaff(db, rows)).map(lineOf).join('');
    // SQLite answers synchronously. Without a pause no other request is served until the last line.
    await new Promise(setImmediate);
  }
}

/** Sends the header together with the first lines: a failure to read them can still be answered with an error. */
async function* fileOf(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  const first = await lines.next();
  yield BYTE_ORDER_MARK + csvLine(HEADER) + (first.done ? '' : first.value);
  yield* lines;
}

/** The file lists the latest visit first. Throws VALIDATION_ERROR when a period ends before it begins. */
export function exportBookings({ db, clock }: Deps, choice: Choice) {
  const filter = filterOf(choice);
  const search = choice.search?.trim();
  const pieces = search || !isCounted(filter) ? matchesOf(db.read, search, filter) : allOf(db.read, filter);
  return {
    fileName: `bookings-${istDate(clock.now())}.csv`,
    lines: Readable.from(fileOf(linesOf(db.read, pieces)), { objectMode: false }),
  };
}
