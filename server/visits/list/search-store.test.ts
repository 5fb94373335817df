/** A search finds the same as a look at every booking, in one piece or many. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Instant, IsoDate } from '../../../common/time.ts';
import { addDays } from '../../../common/time.ts';
import { booking, bookingItem, user } from '../../platform/db/schema.ts';
import { pick, random } from '../../seed/history/random.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeBooking } from '../record/record.ts';
import type { BookingRow } from '../record/rules.ts';
import { matchesOf } from './export.ts';
import type { Filter } from './filter-store.ts';
import { countAnew, keepMonths } from './months.ts';
import { findMatches } from './search-store.ts';

const BOOKINGS = 5000;
const DAYS = 400;
/** First names, which customers share. More than MANY_USERS are called Asha. */
const NAMES = [
  ...Array<string>(1100).fill('Goldie'),
  ...Array<string>(2100).fill('Asha'),
  ...Array<string>(60).fill('Meera'),
  'Zubin',
];
const GOLDIES = 1100;
const GOLDIES_BOOKINGS = 0.05;
/** Services, with the share of bookings that have them. */
const SERVICES = [
  ['Gold Facial', 0.02],
  ['Fruit Facial', 0.3],
  ['Waxing', 0.5],
  ['Haircut', 0.9],
] as const;

let app: TestApp;
let all: { row: BookingRow; customer: string; services: string[] }[];

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');

const inPieces = async <T>(rows: T[], insert: (piece: T[]) => Promise<unknown>) => {
  for (let first = 0; first < rows.length; first += 500) await insert(rows.slice(first, first + 500));
};

beforeAll(async () => {
  app = await startApp();
  const next = random(3);
  const users = NAMES.map((name, n) => ({
    id: `user-${n}`,
    mobile: `+9198${String(10_000_000 + n)}`,
    fullName: `${name} ${n}`,
    createdAt: n,
    lastActive: n,
    searchText: ` ${name.toLowerCase()} ${n} `,
  }));
  all = Array.from({ length: BOOKINGS }, (_, n) => {
    // The last customer and the last service have one booking each, the oldest of all.
    const others = NAMES.length - 1 - GOLDIES;
    const anybody = Math.floor(next() < GOLDIES_BOOKINGS ? next() * GOLDIES : GOLDIES + next() * others);
    const customer = n === 0 ? NAMES.length - 1 : anybody;
    const status = pick(next, ['PENDING', 'COMPLETED', 'COMPLETED', 'CANCELLED'] as const);
    const id = `${hex(n, 8)}-0000-7000-8000-${hex(n, 6)}${hex((n * 7919) % 2 ** 24, 6)}`;
    const row = {
      id,
      userId: `user-${customer}`,
      bookingDate: addDays('2025-11-30', Math.floor((n / BOOKINGS) * DAYS)),
      startMinute: 540 + 60 * Math.floor(next() * 9),
      endMinute: 1140,
      durationInMinutes: 60,
      addressId: null,
      address: null,
      totalPaise: 100,
      discountPaise: 0,
      roundOffPaise: 0,
      enteredAfter: false,
      finalPaise: 100,
      couponId: null,
      travelPaise: 0,
      quietPercent: 0,
      couponCode: null,
      paymentType: 'PAY_AFTER' as const,
      ...{
        heldPaise: 0,
        creditedPaise: 0,
        pendingPaise: 0,
        advancePaise: 0,
        laterPaise: 0,
        laterOn: null,
        feePaise: 0,
        holdUntil: null,
      },
      ...{ freeCancelUntil: null, cancelFeePercent: 0, lateFeePaise: 0, graceUntil: null },
      paidAt: next() < 0.5 ? 1 : null,
      refundedAt: null,
      changedAt: 0,
      status,
      createdAt: Date.parse('2026-11-01'),
      madeBy: null,
      externalId: null,
      metadata: null,
      isTest: false,
      importRunId: null,
      ...{ seriesId: null, guestCount: 0, guestLabels: null, readyBy: null, partCount: 1, relatedTo: null },
      handDiscount: null,
      servicesProposal: null,
      completedAt: null,
      cancelledAt: null,
      ...{ cancelReason: null, refusal: null },
      deletedAt: next() < 0.02 ? 1 : null,
      reference: id.slice(-6).toUpperCase(),
    };
    const services = n === 0 ? ['Bridal'] : SERVICES.filter(([, often]) => next() < often).map(([name]) => name);
    return { row, customer: NAMES[customer] as string, services };
  });
  const items = all.flatMap(({ row, services }) =>
    services.map((name, position) => ({
      bookingId: row.id,
      position,
      serviceId: name,
      name,
      pricePaise: 100,
      quantity: 1,
      durationInMinutes: 60,
      bookingDate: row.bookingDate,
    })),
  );
  const rows = all.map(({ row }) => row);
  await app.db.tx(async tx => {
    await inPieces(users, piece => tx.insert(user).values(piece));
    await inPieces(rows, piece => tx.insert(booking).values(piece));
    await inPieces(items, piece => tx.insert(bookingItem).values(piece));
  });
  await keepMonths(app);
});
afterAll(() => app.close());

const found = (search: string, { status, paid, from = '0', to = '9' }: Filter): string[] =>
  all
    .filter(({ row }) => row.deletedAt === null && from <= row.bookingDate && row.bookingDate <= to)
    .filter(({ row }) => (!status || row.status === status) && (paid === undefined || paid === (row.paidAt !== null)))
    .filter(({ row, customer, services }) =>
      search
        .toLowerCase()
        .split(' ')
        .every(word => [customer, ...services, row.reference].some(text => text.toLowerCase().includes(word))),
    )
    .toSorted((a, b) => (order(a.row) < order(b.row) ? 1 : -1))
    .map(({ row }) => row.id);
const order = ({ bookingDate, startMinute, id }: BookingRow) => `${bookingDate} ${startMinute + 1000} ${id}`;

const WORDS = [
  'asha',
  'Meera',
  'zubin',
  'goldie',
  'gold',
  'gold facial',
  'facial',
  'bridal',
  'WAXING',
  'haircut',
  'waxing asha',
  'facial gold',
  'nobody was called this',
];
const FILTERS: Filter[] = [
  {},
  { status: 'PENDING' },
  { status: 'COMPLETED', paid: false },
  { to: '2026-03-15' },
  { from: '2026-01-10', to: '2026-06-30' },
  { from: '2026-12-20', status: 'CANCELLED' },
];

/** The ids of all matches. Pieces make no difference, and the other order is the reverse. */
const idsFound = async (word: string, filter: Filter, piece?: number) => {
  const inOrder = async (order: 'latest' | 'earliest') => {
    const pieces = findMatches(app.db.read, word, filter, order, piece ? { first: piece, most: piece } : undefined);
    return (await Array.fromAsync(pieces)).flatMap(({ ids }) => ids);
  };
  const latest = await inOrder('latest');
  expect(await inOrder('earliest')).toEqual(latest.toReversed());
  return latest;
};
/** How well the first piece of the matches matches; undefined if there is none. */
const matchedBy = async (word: string) => (await findMatches(app.db.read, word, {}, 'latest').next()).value?.matched;

const movedTo = (row: BookingRow, bookingDate: IsoDate, at: Instant): Promise<BookingRow> =>
  app.db.tx(async tx => {
    const after = await changeBooking(tx, row, { bookingDate }, at);
    await countAnew(tx, row, after);
    return after;
  });

describe('a search of a long history', () => {
  it.each(WORDS.flatMap(word => FILTERS.map(filter => ({ word, filter }))))(
    'finds $word with $filter',
    async ({ word, filter }) => {
      const expected = found(word, filter);
      for (const piece of [700, undefined]) expect(await idsFound(word, filter, piece)).toEqual(expected);
    },
  );

  it('is tested with no, one, some and very many matches', () => {
    const counts = WORDS.map(word => found(word, {}).length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, expect.any(Number)]);
    expect(counts.filter(one => one === 1)).toHaveLength(2);
    expect(counts.filter(one => one > 2000).length).toBeGreaterThan(2);
    expect(found('waxing asha', {}).length).toBeGreaterThan(500);
  });

  it('finds names and services that are one letter off if nothing matches exactly', async () => {
    for (const [typed, meant] of [
      ['facail', 'facial'],
      ['waxng meera', 'waxing meera'],
      ['goldei', 'goldie'],
    ] as const) {
      expect([await matchedBy(typed), await idsFound(typed, {}, 700)]).toEqual(['SPELLING', found(meant, {})]);
    }
    expect(await matchedBy('nobody was called this')).toBeUndefined();
  });

  it('finds a booking by its service on the day it was moved to', async () => {
    const moved = all[0] as (typeof all)[0];
    const onDay = async (day: string) => (await idsFound('bridal', { from: day, to: day })).length;
    const before = moved.row.bookingDate;
    moved.row = await movedTo(moved.row, '2027-02-01', 1);
    expect([await onDay(before), await onDay('2027-02-01')]).toEqual([0, 1]);
    moved.row = await movedTo(moved.row, before, 2);
  });

  it.each(['asha', 'meera'])('exports each match of a piece once while one of them moves: %s', async word => {
    const every = found(word, {});
    const moved = all.find(({ row }) => row.id === every[Math.floor(every.length / 2)]) as (typeof all)[0];
    const { bookingDate } = moved.row;
    const move = async (to: string) => {
      moved.row = await movedTo(moved.row, to, 1);
    };
    for (const to of ['2027-02-01', '2025-12-01']) {
      const ids: string[] = [];
      for await (const rows of matchesOf(app.db.read, word, {})) {
        if (ids.length === 0) await move(to);
        ids.push(...rows.map(({ booking }) => booking.id));
      }
      expect(ids.toSorted()).toEqual(every.toSorted());
      await move(bookingDate);
    }
  });

  it('finds the oldest booking by its reference', async () => {
    const oldest = all[0] as (typeof all)[0];
    expect(await idsFound(oldest.row.reference, {})).toEqual([oldest.row.id]);
  });
});
