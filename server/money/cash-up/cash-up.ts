/** What professionals took at the door, and settling it in the evening (rules M19, M20 and M43). What stays open: balance.ts. */

import { toPaise, toRupees } from '../../../common/money.ts';
import { type IsoDate, istDate, toRfc3339 } from '../../../common/time.ts';
import { nameOfStaff } from '../../accounts/auth/staff.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { byName } from '../../schedule/professional/rules.ts';
import { findActive, readTeam } from '../../schedule/professional/team.ts';
import { bookedProfessional } from '../../schedule/professional/visit-rules.ts';
import { noteSettled, toBalanceEntry } from './balance.ts';
import { findBalance, findBalanceEntries, findOpenBalances, findPaidIn, removeNotesOf } from './balance-store.ts';
import { mustFind } from './people.ts';
import {
  type CashUpRow,
  inRupees,
  stateOf,
  sumOf,
  type TakenPayment,
  takenOf,
  toDesk,
  toSalonOf,
  toSettlement,
} from './rules.ts';
import { addCashUp, findAtDesk, findCashUps, findPaymentsOf, findTaken } from './store.ts';

type Shown = Schemas['BookedProfessional'];

interface Known {
  payments: readonly TakenPayment[];
  latest: CashUpRow | undefined;
  balancePaise: number;
}

const toEntry = (professional: Shown, { payments, latest, balancePaise }: Known): Schemas['CashUpEntry'] => ({
  professional,
  ...inRupees(takenOf(payments)),
  upiToSalon: toRupees(toSalonOf(payments)),
  state: stateOf(takenOf(payments), latest),
  settlement: latest ? toSettlement(latest) : null,
  balance: toRupees(balancePaise),
});

/** Everybody who took money on this day or was settled, and every balance that is open. */
export async function readDay(
  { db: { read }, clock }: Deps,
  date: IsoDate = istDate(clock.now()),
): Promise<Schemas['CashUpDay']> {
  const taken = await findTaken(read, date);
  const paid = Map.groupBy(taken, ({ professionalId }) => professionalId);
  const settled = Map.groupBy(await findCashUps(read, date), ({ professionalId }) => professionalId);
  const open = await findOpenBalances(read);
  const team = (await readTeam(read)).map(({ record }) => record).toSorted(byName);
  const entries = team
    .filter(({ id }) => paid.has(id) || settled.has(id))
    .map(record => {
      const [payments, latest] = [paid.get(record.id) ?? [], settled.get(record.id)?.[0]];
      return toEntry(bookedProfessional(record), { payments, latest, balancePaise: open.get(record.id) ?? 0 });
    });
  return {
    date,
    ...inRupees(sumOf([...paid.values()].map(takenOf))),
    upiToSalon: toRupees(toSalonOf(taken)),
    professionals: entries,
    desk: toDesk(await findAtDesk(read, date)),
    paidIn: toRupees(await findPaidIn(read, date)),
    balances: team.flatMap(record => {
      const paise = open.get(record.id);
      return paise === undefined ? [] : [{ professional: bookedProfessional(record), balance: toRupees(paise) }];
    }),
  };
}

/** More would fill the panel. */
const MOST_ENTRIES = 50;

/** Throws PROFESSIONAL_NOT_FOUND. */
export async function readDetails(
  { db: { read }, clock }: Deps,
  professionalId: string,
  date: IsoDate = istDate(clock.now()),
): Promise<Schemas['CashUpDetails']> {
  const professional = await mustFind(read, professionalId);
  const payments = await findPaymentsOf(read, professionalId, date);
  const history = await findCashUps(read, date, professionalId);
  const entries = await findBalanceEntries(read, professionalId, MOST_ENTRIES);
  return {
    date,
    entry: toEntry(professional, { payments, latest: history[0], balancePaise: entries[0]?.balancePaise ?? 0 }),
    payments: payments.map(({ id, bookingId, reference, customerName, method, toSalon, ...row }) => ({
      ...{ id, bookingId, reference, customerName, method, toSalon },
      ...{ amount: toRupees(row.amountPaise), tip: toRupees(row.tipPaise), returned: toRupees(row.returnedPaise) },
      paidAt: toRfc3339(row.paidAt),
    })),
    history: history.map(toSettlement),
    balanceEntries: entries.map(toBalanceEntry),
  };
}

/** Records what staff counted beside what is expected now. Throws VALIDATION_ERROR for a day to come, PROFESSIONAL_NOT_FOUND. */
export function settleDay(
  { db, clock }: Deps,
  caller: Caller,
  { professionalId, date, countedCash, note }: Schemas['CashUpRequest'],
  once: Once,
): Promise<Schemas['CashUpEntry']> {
  const settle = async (tx: Queries) => {
    const now = clock.now();
    if (date > istDate(now)) throw invalidField('date', 'past', {}, 'Choose today or a day before.');
    const professional = await mustFind(tx, professionalId);
    const payments = await findPaymentsOf(tx, professionalId, date);
    const [before] = await findCashUps(tx, date, professionalId);
    const row: CashUpRow = {
      ...{
        id: newId(),
        professionalId,
        date,
        ...takenOf(payments),
        countedPaise: toPaise(countedCash),
        note: note?.trim() || null,
      },
      ...{ settledAt: now, settledBy: (await nameOfStaff(tx, caller)) ?? '' },
    };
    await addCashUp(tx, row);
    return toEntry(professional, { payments, latest: row, balancePaise: await noteSettled(tx, row, before) });
  };
  return db.tx(tx => once(tx, () => settle(tx), { customerOf: () => professionalId }));
}

/** A professional's own day. Throws UNAUTHORIZED if staff deactivated her while the request was under way. */
export async function readOwnCash(
  { db: { read }, clock }: Deps,
  { id }: Caller,
  date: IsoDate = istDate(clock.now()),
): Promise<Schemas['OwnCash']> {
  const person = await findActive(read, { id });
  if (!person) throw new AppError('UNAUTHORIZED');
  const payments = await findPaymentsOf(read, id, date);
  const [latest] = await findCashUps(read, date, id);
  const { counted, difference } = latest ? toSettlement(latest) : { counted: null, difference: null };
  const {
    cash,
    upi,
    upiToSalon,
    tips,
    payments: number,
    state,
    balance,
  } = toEntry(bookedProfessional(person.record), {
    ...{ payments, latest },
    balancePaise: await findBalance(read, id),
  });
  return { date, cash, upi, upiToSalon, tips, payments: number, state, counted, difference, balance };
}

/** What staff wrote when they settled with her. The sums stay. */
export async function forgetCashNotesOf(tx: Queries, professionalId: string): Promise<void> {
  await removeNotesOf(tx, professionalId);
}
