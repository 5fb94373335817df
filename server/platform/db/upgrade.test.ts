/** Upgrades keep the data: each migration runs on rows of the version before it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { asc, eq } from 'drizzle-orm';
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fold } from '../../../common/search.ts';
import { foldUsersAnew } from '../../accounts/auth/fold-users.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { quartersOf } from '../../schedule/fit/fit-rules.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { findPlannedTexts, plannedIn } from '../../schedule/professional/planned-store.ts';
import { makeEmpty } from '../../test/servers.ts';
import { onPostgres } from '../config/config.ts';
import { connectPostgres, migratePostgres, withPostgres } from './connect-postgres.ts';
import { connectSqlite, SQLITE_FILE } from './connect-sqlite.ts';
import {
  apiKey,
  booking,
  bookingItem,
  category,
  commission,
  coupon,
  couponUse,
  event,
  heldPlace,
  idempotency,
  payment,
  refund,
  service,
  session,
  user,
  visit,
  visitBeforeTeams,
  visitQuarter,
} from './schema.ts';
import { migrationsOf, schemaState } from './schema-version.ts';

const DAYS = ['2025-03-31', '2026-12-04'];
const quoted = (values: (string | number)[]) => values.map(value => (typeof value === 'string' ? `'${value}'` : value)).join();
const BOOKED = DAYS.flatMap((day, n) => [
  `INSERT INTO booking (id, "userId", "bookingDate", "startMinute", "endMinute", "durationInMinutes", "totalPaise", "discountPaise",
   "finalPaise", "paymentType", status, "createdAt", reference)
   VALUES (${quoted([`booking ${n}`, 'asha', day, 540, 600, 60, 100, 0, 100, 'PAY_AFTER', 'COMPLETED', 1, 'ABCDEF'])})`,
  `INSERT INTO booking_day VALUES (${quoted([day, 0, 0, 1, 0, 0, 0, 100, 0])})`,
  ...[0, 1].map(
    position =>
      `INSERT INTO booking_item ("bookingId", position, "serviceId", name, "pricePaise", quantity, "durationInMinutes")
       VALUES (${quoted([`booking ${n}`, position, 'facial', 'Facial', 50, 1, 30])})`,
  ),
]);

/** Search texts as the earlier version folded them. */
const SEARCHED = [
  `INSERT INTO "user" (id, mobile, "fullName", "createdAt", "lastActive", "searchText")
   VALUES (${quoted(['savita', '9876543210', 'Savita O’Brien', 1, 1, 'savita o’brien'])})`,
  `INSERT INTO service (id, name, description, "pricePaise", "durationInMinutes", "createdAt", "changedAt", "searchText")
   VALUES (${quoted(['haircut', 'Men’s Haircut', '', 39900, 30, 1, 1, 'men’s haircut'])})`,
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nikhar-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder with the migrations of an earlier version only. */
const firstMigrations = (count: number): string => {
  const migrations = join(folder, 'migrations');
  cpSync(migrationsOf(onPostgres ? 'postgres' : 'sqlite'), migrations, { recursive: true });
  const file = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return migrations;
};

interface Old {
  migrations: number;
  rows: string[];
}

const upgradedSqlite = ({ migrations, rows }: Old) => {
  const old = new Sqlite(join(folder, SQLITE_FILE));
  migrateSqlite(drizzleSqlite(old), { migrationsFolder: firstMigrations(migrations) });
  for (const sql of rows) old.exec(sql);
  old.close();
  return connectSqlite(folder);
};

const upgradedPostgres = async (url: string, { migrations, rows }: Old) => {
  await withPostgres(url, async client => {
    await migrateOnPostgres(drizzlePostgres({ client }), { migrationsFolder: firstMigrations(migrations) });
    for (const sql of rows) await client.query(sql);
    await migratePostgres(client);
  });
  return connectPostgres(url, 2);
};

const upgraded = async (old: Old) => {
  const empty = onPostgres ? await makeEmpty() : undefined;
  const db = empty ? await upgradedPostgres(empty.url, old) : upgradedSqlite(old);
  const close = async () => {
    await db.close();
    await empty?.remove();
  };
  return { db, close };
};

describe('an upgrade from the version whose API keys were sessions', () => {
  it('keeps the keys under the ids in their tokens, and turns no session into a key', async () => {
    const { db, close } = await upgraded({
      migrations: 12,
      rows: [
        `INSERT INTO "admin" (id, email, "passwordHash", "createdAt") VALUES ('meera', 'meera@nikhar.example', 'hash', 1)`,
        `INSERT INTO "session" (id, role, "ownerId", "createdAt", "expiresAt")
         VALUES ('key', 'ADMIN', 'meera', 2, 9), ('sign-in', 'ADMIN', 'meera', 3, 9)`,
        `INSERT INTO "api_key" ("sessionId", name, access, "lastUsedAt") VALUES ('key', 'Accounts', 'READ_ONLY', 4)`,
      ],
    });
    const kept = { id: 'key', name: 'Accounts', access: 'READ_ONLY', createdById: 'meera', createdBy: 'meera@nikhar.example' };
    expect(await db.read.select().from(apiKey)).toEqual([
      { ...kept, scopes: null, tokenHash: null, tokenStart: null, createdAt: 2, expiresAt: null, lastUsedAt: 4 },
    ]);
    expect(await db.read.select({ id: session.id }).from(session)).toEqual([{ id: 'sign-in' }]);
    await close();
  });
});

describe('an upgrade from the version that wrote no event for a customer’s new booking', () => {
  it('moves the histories of bookings into the event stream', async () => {
    const [booked = ''] = BOOKED;
    const { db, close } = await upgraded({
      migrations: 15,
      rows: [
        booked,
        `INSERT INTO booking_event (id, "bookingId", at, kind, actor, "actorName", "fromDate", "fromMinute")
         VALUES ('moved', 'booking 0', 2, 'MOVED', 'STAFF', 'meera@nikhar.example', '2025-03-30', 600)`,
      ],
    });
    const who = { actor: 'STAFF', actorName: 'meera@nikhar.example' };
    expect(await db.read.select().from(event)).toEqual([
      {
        id: 'moved',
        at: 2,
        kind: 'MOVED',
        ...who,
        professionalId: null,
        bookingId: 'booking 0',
        fromDate: '2025-03-30',
        fromMinute: 600,
        part: null,
        services: null,
      },
    ]);
    await close();
  });
});

describe('an upgrade from 1.1.0', () => {
  const [day = ''] = DAYS;
  const money = ['paidAt', 'refundedAt'].map(name => `"${name}"`).join();
  /** One booking for each way that money could stand in 1.1.0: paise, payment type, paid and refunded at. */
  const WAYS: Record<string, [number, string, number | null, number | null]> = {
    unpaid: [90_000, 'PAY_AFTER', null, null],
    'paid by UPI': [149_900, 'PAY_NOW', 7, null],
    'paid at the door': [50_000, 'PAY_AFTER', 8, null],
    'given back': [60_000, 'PAY_NOW', null, 9],
    free: [0, 'PAY_AFTER', 7, null],
  };
  const rows = [
    ...Object.entries(WAYS).map(
      ([id, [paise, type, paid, refunded]]) =>
        `INSERT INTO booking (id, "userId", "bookingDate", "startMinute", "endMinute", "durationInMinutes", "totalPaise", "discountPaise",
         "finalPaise", "paymentType", status, "createdAt", reference, ${money})
         VALUES (${quoted([id, 'asha', day, 540, 600, 60, paise, 0, paise, type, refunded ? 'CANCELLED' : 'COMPLETED', 1, id])},
         ${paid}, ${refunded})`,
    ),
    `INSERT INTO booking_event (id, "bookingId", at, kind, actor, "actorName", "fromDate", "fromMinute")
     VALUES (${quoted(['moved', 'unpaid', 2, 'MOVED', 'STAFF', 'meera@nikhar.example', '2025-03-30', 600])})`,
    `INSERT INTO idempotency ("userId", key, "bodyHash", answer, "createdAt") VALUES (${quoted(['asha', 'k', 'h', '{}', 1])})`,
    `INSERT INTO category (id, name, description, "createdAt", "changedAt") VALUES (${quoted(['facials', 'Facials', '', 1, 1])})`,
  ];

  it('turns what was paid and given back into payments and refunds, to the paisa', async () => {
    const { db, close } = await upgraded({ migrations: 15, rows });
    const held = await db.read.select({ id: booking.id, held: booking.heldPaise }).from(booking).orderBy(asc(booking.id));
    expect(Object.fromEntries(held.map(({ id, held }) => [id, held]))).toEqual({
      unpaid: 0,
      'paid by UPI': 149_900,
      'paid at the door': 50_000,
      'given back': 0,
      free: 0,
    });
    const { bookingId, method, state, amountPaise, refundedPaise, paidAt } = payment;
    const columns = { bookingId, method, state, amountPaise, refundedPaise, paidAt };
    expect(await db.read.select(columns).from(payment).orderBy(asc(bookingId))).toEqual([
      { bookingId: 'given back', method: 'UPI', state: 'PAID', amountPaise: 60_000, refundedPaise: 60_000, paidAt: 9 },
      { bookingId: 'paid at the door', method: 'OTHER', state: 'PAID', amountPaise: 50_000, refundedPaise: 0, paidAt: 8 },
      { bookingId: 'paid by UPI', method: 'UPI', state: 'PAID', amountPaise: 149_900, refundedPaise: 0, paidAt: 7 },
    ]);
    expect(await db.read.select({ id: refund.paymentId, paise: refund.amountPaise, state: refund.state }).from(refund)).toEqual([
      { id: 'given back', paise: 60_000, state: 'DONE' },
    ]);
    await close();
  });

  it('M3 keeps prices to the paisa', async () => {
    const { db, close } = await upgraded({ migrations: 15, rows });
    expect((await readSettings(db.read)).wholeRupees).toBe(false);
    await close();
  });

  it('C2 finds what was stored with the older form of a letter', async () => {
    const ela = `INSERT INTO "user" (id, mobile, "fullName", "createdAt", "lastActive", "searchText")
      VALUES (${quoted(['ela', '9876543210', 'आ\u0945लिव्हर', 1, 1, ' आ\u0945लिव्हर 9876543210 '])})`;
    const { db, close } = await upgraded({ migrations: 15, rows: [ela] });
    expect(await db.read.select({ text: user.searchText }).from(user)).toEqual([{ text: ' ऑलिव्हर 9876543210 ' }]);
    await close();
  });

  it('keeps the histories, gives categories a tax code, and leaves nothing to migrate', async () => {
    const { db, close } = await upgraded({ migrations: 15, rows });
    expect(await db.read.select({ id: event.id, bookingId: event.bookingId, from: event.fromDate }).from(event)).toEqual([
      { id: 'moved', bookingId: 'unpaid', from: '2025-03-30' },
    ]);
    expect(await db.read.select({ sac: category.sac }).from(category)).toEqual([{ sac: '999729' }]);
    // A repeated request of before is under another key now.
    expect(await db.read.select().from(idempotency)).toEqual([]);
    expect(await schemaState(db.read)).toBe('current');
    await close();
  });
});

describe('an upgrade from the version that counted uses of coupons without rows', () => {
  it('D15 makes a row for each booking that counts, and counts them', async () => {
    const booked = (id: string, userId: string, status: string, deletedAt: number | null) =>
      `INSERT INTO booking (id, "userId", "bookingDate", "startMinute", "endMinute", "durationInMinutes", "totalPaise", "discountPaise",
       "finalPaise", "paymentType", status, "createdAt", reference, "couponId", "couponCode", "deletedAt")
       VALUES (${quoted([id, userId, '2026-12-04', 540, 600, 60, 100, 0, 100, 'PAY_AFTER', status, 1, id, 'ten', 'TEN'])}, ${deletedAt})`;
    const { db, close } = await upgraded({
      migrations: 18,
      rows: [
        `INSERT INTO "user" (id, mobile, "fullName", "createdAt", "lastActive", "searchText")
         VALUES (${quoted(['asha', '9876543210', 'Asha', 1, 1, 'asha'])})`,
        `INSERT INTO coupon (id, code, description, "discountType", "discountHundredths", "validFrom", "validTill", "usedCount", "createdAt")
         VALUES (${quoted(['ten', 'TEN', '', 'FIXED', 100, '2026-12-01', '2026-12-31', 7, 1])})`,
        booked('pending', 'asha', 'PENDING', null),
        booked('done', 'asha', 'COMPLETED', null),
        booked('hidden', 'asha', 'COMPLETED', 2),
        booked('of somebody erased', 'gone', 'COMPLETED', null),
        booked('dropped', 'asha', 'PENDING', 2),
        booked('cancelled', 'asha', 'CANCELLED', null),
      ],
    });
    expect(await db.read.select().from(couponUse).orderBy(asc(couponUse.bookingId))).toEqual([
      ...['done', 'hidden'].map(bookingId => ({ bookingId, couponId: 'ten', userId: 'asha' })),
      { bookingId: 'of somebody erased', couponId: 'ten', userId: null },
      { bookingId: 'pending', couponId: 'ten', userId: 'asha' },
    ]);
    const { usedCount, userId, limitPerCustomer, firstBookingOnly } = coupon;
    expect(await db.read.select({ usedCount, userId, limitPerCustomer, firstBookingOnly }).from(coupon)).toEqual([
      { usedCount: 4, userId: null, limitPerCustomer: null, firstBookingOnly: false },
    ]);
    await close();
  });
});

describe('an upgrade from the version whose visits had the id of their booking', () => {
  const DAY = '2026-12-04';
  const inserted = (table: string, row: Record<string, string | number | boolean | null>) => {
    const values = Object.values(row).map(value => (typeof value === 'string' ? `'${value}'` : String(value)));
    return `INSERT INTO "${table}" (${Object.keys(row).map(name => `"${name}"`)}) VALUES (${values})`;
  };
  const NEVER = {
    onTheWayAt: null,
    arrivedAt: null,
    startedAt: null,
    doneAt: null,
    helpAt: null,
    calledAt: null,
    nobodyAt: null,
  };
  const PLAIN = {
    ...{ professionalId: 'rekha', chosen: false, wishedId: null, agreedId: null, forced: false, pending: true, date: DAY },
    ...{ startMinute: 540, endMinute: 600, latitude: '21.1', longitude: '79.1', womenOnly: false },
    ...{ state: 'PLANNED' as const, ...NEVER, wrongCodes: 0, codeWaived: false, collected: null, proposal: null },
  };
  const ended = { pending: false };
  /** By booking: how it stands, and what its visit has beside what is plain. */
  const VISITS: Record<string, [string, Partial<typeof visit.$inferSelect>]> = {
    planned: ['PENDING', { chosen: true, wishedId: 'rekha', womenOnly: true }],
    nobodys: ['PENDING', { professionalId: null, latitude: null, longitude: null }],
    asked: [
      'PENDING',
      {
        startMinute: 615,
        endMinute: 675,
        agreedId: 'meera',
        proposal: { date: DAY, startMinute: 900, professionalId: 'meera', at: 7 },
      },
    ],
    waiting: [
      'PENDING',
      { startMinute: 690, endMinute: 735, state: 'ARRIVED', onTheWayAt: 1, arrivedAt: 2, calledAt: 3, nobodyAt: 4, helpAt: 5 },
    ],
    started: [
      'PENDING',
      { startMinute: 750, endMinute: 780, state: 'STARTED', startedAt: 6, wrongCodes: 5, codeWaived: true, forced: true },
    ],
    done: ['COMPLETED', { ...ended, professionalId: 'meera', state: 'DONE', doneAt: 8, collected: 'UPI' }],
    cancelled: ['CANCELLED', { ...ended, state: 'ON_THE_WAY', onTheWayAt: 9 }],
  };
  const BEFORE = Object.entries(VISITS).map(([bookingId, [, more]]) => ({ bookingId, ...PLAIN, ...more }));
  const QUARTERS = BEFORE.filter(({ pending, professionalId }) => pending && professionalId !== null).flatMap(row =>
    quartersOf(row).map(quarter => ({
      professionalId: row.professionalId as string,
      date: DAY,
      quarter,
      bookingId: row.bookingId,
    })),
  );
  const HELD = {
    id: 'offer',
    professionalId: 'meera',
    date: DAY,
    startMinute: 960,
    endMinute: 990,
    latitude: null,
    longitude: null,
    womenOnly: true,
  };
  const HELD_QUARTERS = [64, 65].map(quarter => ({ professionalId: 'meera', date: DAY, quarter, heldId: 'offer' }));
  const LEFT = { bookingId: 'left to teams', professionalId: 'meera', chosen: true, womenOnly: false };
  const booked = (id: string, status: string, startMinute: number, endMinute: number) =>
    inserted('booking', {
      ...{ id, userId: 'asha', bookingDate: DAY, startMinute, endMinute, durationInMinutes: endMinute - startMinute },
      ...{ totalPaise: 100, discountPaise: 0, finalPaise: 100, paymentType: 'PAY_AFTER', status, createdAt: 1, reference: id },
    });
  const rows = [
    ...['rekha', 'meera'].map(id =>
      inserted('professional', {
        ...{ id, name: id, about: '', languages: '[]', active: true, hours: '[]', weightHundredths: 100, createdAt: 1 },
        completedVisits: id === 'meera' ? 1 : 0,
      }),
    ),
    ...BEFORE.flatMap(({ proposal, ...row }) => [
      booked(row.bookingId, VISITS[row.bookingId]?.[0] as string, row.startMinute, row.endMinute),
      inserted('visit', { ...row, proposal: proposal && JSON.stringify(proposal), serviceIds: '["facial"]' }),
    ]),
    booked('left to teams', 'PENDING', 1020, 1080),
    inserted('visit_before_teams', LEFT),
    inserted('held_place', { ...HELD, serviceIds: '["facial"]' }),
    ...[...QUARTERS, ...HELD_QUARTERS].map(row => inserted('visit_quarter', row)),
  ];
  const inOrder = <Row extends { professionalId: string; quarter: number }>(all: Row[]) =>
    all
      .toSorted((a, b) => (a.professionalId < b.professionalId ? -1 : 1) || a.quarter - b.quarter)
      .map(row => JSON.stringify(row))
      .sort();

  it('keeps every visit, quarter hour and held place, and makes each visit the only part of its booking', async () => {
    const { db, close } = await upgraded({ migrations: 25, rows });
    const kept = await db.read.select().from(visit).orderBy(asc(visit.bookingId));
    expect(kept).toEqual(
      BEFORE.map(row => ({ ...row, serviceIds: ['facial'], id: row.bookingId, part: 1, refusal: null })).toSorted((a, b) =>
        a.id < b.id ? -1 : 1,
      ),
    );
    const quarters = await db.read.select().from(visitQuarter);
    expect(inOrder(quarters)).toEqual(
      inOrder([
        ...QUARTERS.map(({ bookingId, ...at }) => ({ ...at, visitId: bookingId, heldId: null })),
        ...HELD_QUARTERS.map(({ heldId, ...at }) => ({ ...at, visitId: null, heldId })),
      ]),
    );
    expect(await db.read.select().from(heldPlace)).toEqual([{ ...HELD, serviceIds: ['facial'] }]);
    expect(await db.read.select().from(visitBeforeTeams)).toEqual([{ ...LEFT, part: 1 }]);
    // What the plan of the day reads, and the check of it.
    const text = (await findPlannedTexts(db.read, { from: DAY, to: DAY })).get(DAY) ?? '';
    const pending = BEFORE.filter(row => row.pending).map(({ bookingId }) => bookingId);
    expect(
      plannedIn(text)
        .map(({ bookingId }) => bookingId)
        .sort(),
    ).toEqual([...pending, 'offer'].sort());
    expect(await db.tx(damageOfPlan)).toEqual([]);
    await close();
  });

  it('N9 lets a booking have several visits, and guards them as before', async () => {
    const { db, close } = await upgraded({ migrations: 25, rows });
    const [first] = await db.read.select().from(visit).where(eq(visit.bookingId, 'planned'));
    const second = { ...first, id: 'second', part: 2, professionalId: 'meera' } as typeof visit.$inferInsert;
    const quarter = { professionalId: 'meera', date: DAY, quarter: 36, visitId: 'second' };
    await db.tx(async tx => {
      await tx.insert(visit).values(second);
      await tx.insert(visitQuarter).values(quarter);
    });
    for (const wrong of [
      { ...second, id: 'third' },
      { ...second, id: 'third', part: 0 },
      { ...second, id: 'third', part: 7 },
      { ...second, part: 3 },
      { ...second, id: 'third', part: 3, endMinute: 1441 },
      { ...second, id: 'third', part: 3, bookingId: 'no such booking' },
      { ...second, id: 'third', part: 3, professionalId: 'nobody' },
    ])
      await expect(db.tx(async tx => await tx.insert(visit).values(wrong))).rejects.toThrow();
    for (const wrong of [
      quarter,
      { ...quarter, quarter: 37, visitId: 'planned', heldId: 'offer' },
      { ...quarter, quarter: 37, visitId: 'no such visit' },
    ])
      await expect(db.tx(async tx => await tx.insert(visitQuarter).values(wrong))).rejects.toThrow();
    // A booking takes its visits along, a visit its quarter hours, and a held place its own.
    await db.tx(async tx => {
      await tx.delete(booking).where(eq(booking.id, 'planned'));
      await tx.delete(booking).where(eq(booking.id, 'left to teams'));
      await tx.delete(heldPlace);
    });
    const left = new Set((await db.read.select().from(visitQuarter)).map(({ visitId }) => visitId));
    expect(left).toEqual(new Set(['asked', 'waiting', 'started']));
    expect((await db.read.select().from(visit)).filter(({ bookingId }) => bookingId === 'planned')).toEqual([]);
    expect(await db.read.select().from(visitBeforeTeams)).toEqual([]);
    expect(await schemaState(db.read)).toBe('current');
    await close();
  });
});

describe('an upgrade from the version whose bookings had one commission', () => {
  const EARNED = { date: '2026-11-04', pricePaise: 100, fullPaise: 100, revenuePaise: 90, commissionPaise: 9, beforeTax: true };
  const rows = [
    BOOKED[0] as string,
    `INSERT INTO "commission" ("bookingId", "professionalId", date, "pricePaise", "fullPaise", "revenuePaise", "commissionPaise", "beforeTax")
     VALUES ('booking 0', 'rekha', '2026-11-04', 100, 100, 90, 9, true)`,
  ];

  it('M60 keeps what was earned as that of one part, and has room for others who came', async () => {
    const { db, close } = await upgraded({ migrations: 28, rows });
    const hers = { bookingId: 'booking 0', professionalId: 'rekha', parts: 1, firstPart: 1, lines: null, ...EARNED };
    expect(await db.read.select().from(commission)).toEqual([hers]);
    const steps = { paise: booking.laterPaise, on: booking.laterOn };
    expect(await db.read.select(steps).from(booking)).toEqual([{ paise: 0, on: null }]);
    const other = { ...hers, professionalId: 'meera', firstPart: 2, lines: [{ serviceId: 'facial', paise: 50 }] };
    await db.tx(tx => tx.insert(commission).values(other));
    for (const wrong of [hers, other, { ...other, professionalId: 'asha', bookingId: 'no such booking' }])
      await expect(db.tx(tx => tx.insert(commission).values(wrong))).rejects.toThrow();
    expect(await db.read.select().from(commission).orderBy(asc(commission.firstPart))).toEqual([hers, other]);
    await close();
  });
});

describe('an upgrade from the first version', () => {
  it('keeps the bookings and adds the date to each item', async () => {
    const { db, close } = await upgraded({ migrations: 1, rows: [...BOOKED, ...SEARCHED] });
    const item = {
      serviceId: 'facial',
      name: 'Facial',
      pricePaise: 50,
      quantity: 1,
      durationInMinutes: 30,
      names: null,
      choice: '',
    };
    expect(await db.read.select().from(bookingItem).orderBy(asc(bookingItem.bookingId), asc(bookingItem.position))).toEqual(
      DAYS.flatMap((bookingDate, n) => [0, 1].map(position => ({ bookingId: `booking ${n}`, position, ...item, bookingDate }))),
    );
    expect(await schemaState(db.read)).toBe('current');
    // Bookings of before count as changed at the time that is known of them.
    expect(await db.read.select({ at: booking.changedAt }).from(booking)).toEqual(DAYS.map(() => ({ at: 1 })));
    // A search finds them after they are folded anew.
    await foldUsersAnew(db);
    expect(await db.read.select({ text: user.searchText }).from(user)).toEqual([{ text: ' savita obrien 9876543210 ' }]);
    expect(await db.read.select({ text: service.searchText }).from(service)).toEqual([{ text: fold('Men’s Haircut') }]);
    // The constraints still hold.
    const none = { bookingId: 'no such booking', position: 0, ...item, bookingDate: DAYS[0] as string };
    for (const wrong of [
      none,
      { ...none, bookingId: 'booking 0' },
      { ...none, bookingId: 'booking 1', position: 9, quantity: 0 },
    ])
      await expect(db.tx(tx => tx.insert(bookingItem).values(wrong))).rejects.toThrow();
    await close();
  });
});
