/** Brings customers in, merges them by mobile, and takes them back (rules B81, B84). */
import { type Account, removeAccount } from '../../accounts/auth/account.ts';
import {
  accountOf,
  type Brought,
  completeAccount,
  customersById,
  customersOfMobiles,
  registerBrought,
} from '../../accounts/auth/bring.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { anonymiseBookings } from '../../visits/record/erase.ts';
import { judgeCustomer, printOf, readCustomer } from './customer-rules.ts';
import { type Mover, type Piece, readingOf, type TakenBack, unjudged } from './piece.ts';
import { readOr } from './row-rules.ts';
import { findEarlier, findUsed, type Row } from './store.ts';

/** The accounts with a mobile, as they are while rows are judged one after another. */
type Known = Map<string, Account>;

const parse = ({ run, rows, now }: Pick<Piece, 'run' | 'rows' | 'now'>) => {
  const reading = readingOf(run, now);
  return rows.map(cells => ({ cells, ...readOr(() => readCustomer(cells.cells, reading)) }));
};

const changesBefore = (account: Account, change: Partial<Brought>) =>
  Object.fromEntries(Object.keys(change).map(name => [name, account[name as keyof Brought]]));

interface Done {
  rows: Row[];
  added: Account[];
  changed: Map<string, { account: Account; change: Partial<Brought> }>;
}

/** Judges rows one after another. Each sees what those before it did. */
const judge = (piece: Pick<Piece, 'run' | 'rows' | 'now'>, known: Known): Done => {
  const done: Done = { rows: [], added: [], changed: new Map() };
  for (const { cells, row: brought, fault } of parse(piece)) {
    if (!brought) {
      done.rows.push({ ...unjudged(cells), state: 'REFUSED', ...fault });
      continue;
    }
    const before = known.get(brought.mobile);
    const { state, fault: refusal, change } = judgeCustomer(brought, before);
    const after = before ? { ...before, ...change } : accountOf(newId(), brought, piece.now);
    const about = { key: brought.mobile, mobile: brought.mobile };
    if (state === 'REFUSED' || state === 'SAME') {
      done.rows.push({ ...unjudged(cells), ...about, state, ...refusal, userId: before?.id ?? null });
      continue;
    }
    known.set(brought.mobile, after);
    if (!before) done.added.push(after);
    else {
      const place = done.added.findIndex(({ id }) => id === before.id);
      if (place >= 0) done.added[place] = after;
      else done.changed.set(after.id, { account: before, change: { ...done.changed.get(after.id)?.change, ...change } });
    }
    done.rows.push({
      ...unjudged(cells),
      ...about,
      ...{ state, userId: after.id, targetId: after.id, after: printOf(after) },
      before: before ? changesBefore(before, change) : null,
    });
  }
  return done;
};

const knownTo = async (db: Queries, piece: Pick<Piece, 'run' | 'rows' | 'now'>): Promise<Known> => {
  const mobiles = [...new Set(parse(piece).flatMap(({ row }) => row?.mobile ?? []))];
  return new Map((await customersOfMobiles(db, mobiles)).map(account => [account.mobile, account]));
};

const check = async ({ tx, run, rows, now }: Piece): Promise<Row[]> => {
  const known = await knownTo(tx, { run, rows, now });
  const keys = [...new Set(parse({ run, rows, now }).flatMap(({ row }) => row?.mobile ?? []))];
  judge({ run, rows: await findEarlier(tx, run.id, keys, rows[0]?.n ?? 0), now }, known);
  const judged = judge({ run, rows, now }, known).rows;
  // Nobody was made, so there is nobody to point to.
  return judged.map(row => ({ ...row, targetId: null, before: null, after: null, ...(row.state === 'NEW' && { userId: null }) }));
};

const bring = async ({ tx, run, rows, now }: Piece): Promise<Row[]> => {
  const done = judge({ run, rows, now }, await knownTo(tx, { run, rows, now }));
  await registerBrought(tx, done.added);
  for (const { account, change } of done.changed.values()) await completeAccount(tx, account, change);
  return done.rows;
};

interface Used {
  booked: Set<string>;
  housed: Set<string>;
}

const takeOneBack = async (
  { tx, now }: Pick<Piece, 'tx' | 'now'>,
  row: Row,
  account: Account,
  { booked, housed }: Used,
): Promise<TakenBack> => {
  const isUntouched = printOf(account) === row.after;
  if (row.state === 'MERGED') {
    if (!isUntouched) return 'CHANGED';
    await completeAccount(tx, account, row.before as Partial<Brought>);
    return 'RESTORED';
  }
  if (account.verified) return 'SIGNED_IN';
  if (booked.has(account.id)) return 'HAS_BOOKINGS';
  if (housed.has(account.id)) return 'HAS_ADDRESS';
  if (!isUntouched) return 'CHANGED';
  // Bookings that staff deleted stay, without the person (rule P3).
  await anonymiseBookings(tx, account.id, now);
  await removeAccount(tx, account);
  return 'REMOVED';
};

const takeBack = async ({ tx, rows, now }: Piece): Promise<TakenBack[]> => {
  const ids = [...new Set(rows.flatMap(({ targetId }) => targetId ?? []))];
  const accounts = new Map((await customersById(tx, ids)).map(account => [account.id, account]));
  const used = await findUsed(tx, ids);
  const taken: TakenBack[] = [];
  for (const row of rows) {
    const account = accounts.get(row.targetId ?? '');
    const became = account ? await takeOneBack({ tx, now }, row, account, used) : 'GONE';
    taken.push(became);
    if (account && became === 'RESTORED') accounts.set(account.id, { ...account, ...(row.before as Partial<Brought>) });
    if (account && became === 'REMOVED') accounts.delete(account.id);
  }
  return taken;
};

export const customerMover: Mover = { check, bring, takeBack };
