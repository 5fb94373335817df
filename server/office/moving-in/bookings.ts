/** Brings visits of the past and visits to come, and takes them back (rules B82, B84). */
import { refWith } from '../../../common/choice.ts';
import { type Account, removeAccount } from '../../accounts/auth/account.ts';
import { accountOf, customersById, registerBrought } from '../../accounts/auth/bring.ts';
import { AppError, type ErrorCode } from '../../platform/contract/errors.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { ServiceLine } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addAddressOnce } from '../../schedule/address/address.ts';
import { type BroughtPast, bringPast, bringToCome, mustFit, takeVisitBack } from '../../visits/booking/bring.ts';
import { anonymiseBookings } from '../../visits/record/erase.ts';
import { bookingRowOf } from '../../visits/record/read.ts';
import { keyOfVisit, type ReadVisit, type Sold } from './booking-rules.ts';
import { printOf } from './customer-rules.ts';
import { type Mover, type Piece, type TakenBack, unjudged } from './piece.ts';
import type { Fault } from './row-rules.ts';
import { findEarlier, findUsed, type Row, type Run } from './store.ts';
import { type Address, contextOf, learnPinsOf, type VisitContext } from './visit-context.ts';

const ROWS = 200;
/** A visit to come asks and writes as much as a booking of staff, so a turn has few of them. */
const MOST_TO_COME = 10;

const linesOf = (services: Sold[]): ServiceLine[] => {
  const times = Map.groupBy(services, ({ id, choice }) => refWith(id, choice));
  return [...times.values()].flatMap(([sold, ...more]) =>
    sold
      ? {
          ...{ serviceId: sold.id, choice: sold.choice, name: sold.name, names: sold.names },
          ...{ pricePaise: sold.pricePaise, quantity: 1 + more.length, durationInMinutes: sold.durationInMinutes },
        }
      : [],
  );
};

const FAULTS: Partial<Record<ErrorCode, Fault>> = {
  OUTSIDE_AREA: { field: 'POSTAL_CODE', reason: 'OUTSIDE_AREA' },
  DUPLICATE_BOOKING: { field: 'TIME', reason: 'HAS_BOOKING' },
  SLOT_UNAVAILABLE: { field: 'TIME', reason: 'SLOT_TAKEN' },
};

interface ToCome {
  visit: ReadVisit;
  account: Account | undefined;
  address: Address | { savedId: string; place: Address };
}

/** Why a visit to come cannot be booked; otherwise where it goes. */
const judgeToCome = async (
  { tx, now }: Pick<Piece, 'tx' | 'now'>,
  context: VisitContext,
  visit: ReadVisit,
): Promise<{ fault: Fault } | { toCome: ToCome }> => {
  const account = context.accounts.get(visit.mobile);
  if (account && !account.active) return { fault: { field: 'MOBILE', reason: 'CUSTOMER_INACTIVE' } };
  const address = await context.addressOf(visit, account);
  if (address === null) return { fault: { field: 'STREET', reason: 'NO_ADDRESS' } };
  const place = 'savedId' in address ? address.place : address;
  const { bookingDate, startMinute, finalPaise } = visit;
  const wanted = { bookingDate, startMinute, finalPaise, lines: linesOf(visit.services) };
  const who = { userId: account?.id ?? '', womenOnly: account?.womenOnly ?? false };
  try {
    await mustFit(
      tx,
      context.settings,
      { ...wanted, ...who, address: place, professionalId: context.professionalOf(visit) },
      now,
    );
    return { toCome: { visit, account, address } };
  } catch (error) {
    const fault = error instanceof AppError && FAULTS[error.code];
    if (!fault) throw error;
    return { fault };
  }
};

interface Doing {
  /** Answers the customer's account, which may have to be made. */
  past: (visit: ReadVisit, row: Row) => Promise<Partial<Row>>;
  toCome: (one: ToCome) => Promise<Partial<Row>>;
}

/** A customer who has as many addresses as are saved gets no other one. Nothing was written before. */
const refusedAddress = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'VALIDATION_ERROR') return null;
  throw error;
};

/** Judges rows one after another, as many as a turn may do. */
const judge = async (piece: Piece, context: VisitContext, doing: Doing): Promise<Row[]> => {
  const judged: Row[] = [];
  let booked = 0;
  for (const { row, visit, fault } of context.visits) {
    if (booked >= MOST_TO_COME) break;
    const refuse = (why: Fault, about: Partial<Row> = {}) =>
      judged.push({ ...unjudged(row), ...about, state: 'REFUSED', ...why });
    if (!visit) {
      refuse(fault as Fault);
      continue;
    }
    const account = context.accounts.get(visit.mobile);
    const serviceIds = linesOf(visit.services).map(({ serviceId }) => serviceId);
    const key = keyOfVisit(visit.mobile, { ...visit, serviceIds });
    const about = { key, mobile: visit.mobile, userId: account?.id ?? null };
    if (!account && visit.fullName === null) {
      refuse({ field: 'FULL_NAME', reason: 'REQUIRED' }, about);
      continue;
    }
    if (context.keys.has(key)) {
      judged.push({ ...unjudged(row), ...about, state: 'SAME' });
      continue;
    }
    if (visit.outcome === 'BOOKED') booked++;
    const found = visit.outcome === 'BOOKED' ? await judgeToCome(piece, context, visit) : null;
    if (found && 'fault' in found) {
      refuse(found.fault, about);
      continue;
    }
    const wrote = await (found ? doing.toCome(found.toCome) : doing.past(visit, row)).catch(refusedAddress);
    if (wrote === null) {
      refuse({ field: 'STREET', reason: 'NO_ADDRESS' }, about);
      continue;
    }
    context.keys.add(key);
    judged.push({ ...unjudged(row), ...about, state: 'NEW', ...wrote });
  }
  return judged;
};

const nothing = async () => ({});

const check = async (piece: Piece): Promise<Row[]> => {
  const { tx, run, rows } = piece;
  const context = await contextOf(piece);
  const keys = context.visits.flatMap(({ visit }) =>
    visit ? keyOfVisit(visit.mobile, { ...visit, serviceIds: linesOf(visit.services).map(({ serviceId }) => serviceId) }) : [],
  );
  const earlier = await findEarlier(tx, run.id, [...new Set(keys)], rows[0]?.n ?? 0);
  for (const { key, state } of earlier) if (key !== null && state === 'NEW') context.keys.add(key);
  return judge(piece, context, { past: nothing, toCome: nothing });
};

/** Events name whoever started the import. */
const callerOf = ({ startedBy }: Run): Caller => ({
  role: 'ADMIN',
  id: startedBy ?? '',
  sessionId: '',
  key: null,
  staffRole: null,
});

const bring = async (piece: Piece): Promise<Row[]> => {
  const { deps, tx, run, now } = piece;
  const context = await contextOf(piece);
  const { settings } = context;
  const past: { visit: BroughtPast; n: number }[] = [];

  /** The customer of a visit, made if there is none. */
  const customerOf = async ({ mobile, fullName }: ReadVisit) => {
    const known = context.accounts.get(mobile);
    if (known) return { account: known, before: null };
    const brought = { mobile, fullName: fullName ?? '', email: null, gender: null, dateOfBirth: null, note: null };
    const account = accountOf(newId(), brought, now);
    await registerBrought(tx, [account]);
    context.accounts.set(mobile, account);
    return { account, before: { madeCustomer: printOf(account) } };
  };
  const common = (visit: ReadVisit, userId: string) => ({
    ...{ importRunId: run.id, userId, bookingDate: visit.bookingDate, startMinute: visit.startMinute },
    ...{ lines: linesOf(visit.services), finalPaise: visit.finalPaise, professionalId: context.professionalOf(visit) },
  });

  const judged = await judge(piece, context, {
    past: async (visit, { n }) => {
      const { account, before } = await customerOf(visit);
      const status = visit.outcome === 'COMPLETED' ? ('COMPLETED' as const) : ('CANCELLED' as const);
      const cancelReason = visit.outcome === 'NO_SHOW' ? ('NO_SHOW' as const) : null;
      past.push({ n, visit: { ...common(visit, account.id), status, cancelReason, endMinute: visit.endMinute } });
      return { userId: account.id, before };
    },
    toCome: async ({ visit, address }) => {
      const { account, before } = await customerOf(visit);
      const addressId = 'savedId' in address ? address.savedId : (await addAddressOnce(tx, account.id, address, now)).id;
      const order = { ...common(visit, account.id), addressId };
      const row = await bringToCome(deps, tx, order, { settings, caller: callerOf(run), now });
      return { userId: account.id, before, targetId: row.id, after: String(row.changedAt) };
    },
  });
  const rows = await bringPast(
    tx,
    past.map(({ visit }) => visit),
    now,
  );
  const made = new Map(rows.map((row, place) => [past[place]?.n, row]));
  return judged.map(row => {
    const booking = made.get(row.n);
    return booking ? { ...row, targetId: booking.id, after: String(booking.changedAt) } : row;
  });
};

/** The customer whom the import made for a visit goes with it, if nobody touched the account and nothing else is booked. */
const takeCustomerBack = async ({ tx, now }: Pick<Piece, 'tx' | 'now'>, { userId, before }: Row): Promise<void> => {
  const { madeCustomer } = (before ?? {}) as { madeCustomer?: string };
  if (madeCustomer === undefined || userId === null) return;
  const [account] = await customersById(tx, [userId]);
  if (!account || account.verified || printOf(account) !== madeCustomer) return;
  if ((await findUsed(tx, [userId])).booked.has(userId)) return;
  await anonymiseBookings(tx, userId, now);
  await removeAccount(tx, account);
};

const takeBack = async (piece: Piece): Promise<TakenBack[]> => {
  const { deps, tx, run, rows, now } = piece;
  const taken: TakenBack[] = [];
  for (const row of rows) {
    const booking = await bookingRowOf(tx, row.targetId ?? '');
    if (!booking || booking.deletedAt !== null) taken.push('GONE');
    else if (String(booking.changedAt) !== row.after) taken.push('CHANGED');
    else {
      await takeVisitBack(deps, tx, booking, { caller: callerOf(run), now });
      taken.push('REMOVED');
    }
    if (taken.at(-1) !== 'CHANGED') await takeCustomerBack(piece, row);
  }
  return taken;
};

export const bookingMover: Mover = {
  ...{ check, bring, takeBack, atOnce: ROWS },
  prepare: (deps, run) => learnPinsOf(deps, run, ROWS),
};
