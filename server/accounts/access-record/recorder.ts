/**
 * Gathers in memory who read the data of customers, and writes it in batches (rule P12): a read never waits for a write. A crash loses the
 * last ten seconds.
 */

import { SECOND } from '../../../common/time.ts';
import type { PersonalRead } from '../../platform/contract/bind.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { type AccessRow, isEmptyList, keyOf, type Reading, readingOf, type Subject, together } from './rules.ts';
import { addRows, customersOfBookings, customersOfDocuments, findActorNames, findCustomers } from './store.ts';

const PAUSE = 10 * SECOND;
const BATCH = 200;
/** While the database is away, more readings than this are lost. About 3 MB. */
const MOST_WAITING = 10_000;
/** Readers whose names are kept in memory. */
const MOST_NAMES = 1_000;
/** A stopping server does not wait longer for a database that is away. */
const LAST_WAIT = 3 * SECOND;

export interface AccessRecorder {
  note(read: PersonalRead): void;
  /** Writes what is gathered. It never throws: what could not be written waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const idsOf = (subjects: Subject[], of: NonNullable<Subject>['of']): string[] => [
  ...new Set(subjects.flatMap(subject => (subject?.of === of ? [subject.id] : []))),
];

/** The customer of each subject. One who was erased meanwhile is missing. */
const customerFinder = async (tx: Queries, subjects: Subject[]) => {
  const ofBookings = await customersOfBookings(tx, idsOf(subjects, 'booking'));
  const ofDocuments = await customersOfDocuments(tx, idsOf(subjects, 'document'));
  const customerOf = (subject: Subject): string | undefined => {
    if (!subject) return undefined;
    const { of, id } = subject;
    return of === 'customer' ? id : (of === 'booking' ? ofBookings : ofDocuments).get(id);
  };
  const known = new Set(await findCustomers(tx, [...new Set(subjects.flatMap(one => customerOf(one) ?? []))]));
  return (subject: Subject): string => {
    const id = customerOf(subject);
    return id !== undefined && known.has(id) ? id : '';
  };
};

const rowsOf = async (tx: Queries, readings: Reading[], gone: Map<string, string>): Promise<AccessRow[]> => {
  const names = await findActorNames(tx, [...new Set(readings.map(({ actorId }) => actorId))]);
  const customerOf = await customerFinder(
    tx,
    readings.map(({ subject }) => subject),
  );
  const rows = new Map<string, AccessRow>();
  for (const reading of readings) {
    const subject = customerOf(reading.subject);
    const row = { ...reading, id: newId(), subject, actorName: names.get(reading.actorId) ?? gone.get(reading.actorId) ?? '' };
    // Two bookings of one customer are one row: a statement cannot change a row twice.
    const key = keyOf({ ...reading, subject: { of: 'customer', id: subject } });
    const before = rows.get(key);
    rows.set(key, before ? { ...before, times: before.times + row.times, entries: before.entries + row.entries } : row);
  }
  return [...rows.values()];
};

export function accessRecorder({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): AccessRecorder {
  let gathered = new Map<string, Reading>();
  let writing: Promise<void> | undefined;
  /** The names of those who have read here: a key may be revoked, or a colleague removed, before their reading is written. */
  const names = new Map<string, string>();

  const learnName = async ({ actorId }: Reading) => {
    if (names.has(actorId)) return;
    if (names.size >= MOST_NAMES) names.clear();
    names.set(actorId, '');
    // If this fails, the name is read when the row is written.
    const found = await findActorNames(db.read, [actorId]).catch(() => new Map<string, string>());
    names.set(actorId, found.get(actorId) ?? '');
  };

  const add = (reading: Reading) => {
    const key = keyOf(reading);
    if (gathered.size >= MOST_WAITING && !gathered.has(key)) return;
    gathered.set(key, together(gathered.get(key), reading));
  };

  const write = async () => {
    const readings = [...gathered.values()];
    gathered = new Map();
    for (let from = 0; from < readings.length; from += BATCH) {
      try {
        await db.tx(async tx => addRows(tx, await rowsOf(tx, readings.slice(from, from + BATCH), names)));
      } catch (err) {
        for (const reading of readings.slice(from)) add(reading);
        log.warn({ err }, 'who read personal data is not recorded yet');
        return;
      }
    }
  };

  const flush = async (): Promise<void> => {
    while (writing) await writing;
    if (gathered.size === 0) return;
    writing = write().finally(() => {
      writing = undefined;
    });
    await writing;
  };

  const timer = setInterval(() => void flush(), PAUSE).unref();

  return {
    note(read) {
      if (isEmptyList(read.body)) return;
      const reading = readingOf(read, clock.now());
      void learnName(reading);
      add(reading);
      if (gathered.size === BATCH) void flush();
    },
    flush,
    async close() {
      clearInterval(timer);
      let waiting: NodeJS.Timeout | undefined;
      const patience = new Promise<void>(resolve => {
        waiting = setTimeout(resolve, LAST_WAIT);
      });
      await Promise.race([flush(), patience]);
      clearTimeout(waiting);
    },
  };
}
