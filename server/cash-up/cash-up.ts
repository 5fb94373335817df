/** What professionals took at the door, and settling it in the evening (rules M19 and M20). */
import { nameOfStaff } from '../auth/staff.ts';
import { AppError, invalidField } from '../contract/errors.ts';
import type { Caller, Once, Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { bookedProfessional, byName } from '../professional/rules.ts';
import { findActive, readTeam } from '../professional/team.ts';
import { newId } from '../shared/ids.ts';
import { toPaise, toRupees } from '../shared/money.ts';
import { type IsoDate, istDate, toRfc3339 } from '../shared/time.ts';
import { type CashUpRow, inRupees, stateOf, sumOf, type Taken, takenOf, toDesk, toSettlement } from './rules.ts';
import { addCashUp, findAtDesk, findCashUps, findPaymentsOf, findTaken, removeNotesOf } from './store.ts';

type Shown = Schemas['BookedProfessional'];

const toEntry = (professional: Shown, taken: Taken, latest: CashUpRow | undefined): Schemas['CashUpEntry'] => ({
  professional,
  ...inRupees(taken),
  state: stateOf(taken, latest),
  settlement: latest ? toSettlement(latest) : null,
});

/** Throws PROFESSIONAL_NOT_FOUND. One who is not active any more may still have money of the salon. */
const mustFind = async (db: Queries, id: string): Promise<Shown> => {
  const person = (await readTeam(db)).find(({ record }) => record.id === id);
  if (!person) throw new AppError('PROFESSIONAL_NOT_FOUND');
  return bookedProfessional(person.record);
};

/** Everybody who took money on this day or was settled. */
export async function readDay(
  { db: { read }, clock }: Deps,
  date: IsoDate = istDate(clock.now()),
): Promise<Schemas['CashUpDay']> {
  const paid = Map.groupBy(await findTaken(read, date), ({ professionalId }) => professionalId);
  const settled = Map.groupBy(await findCashUps(read, date), ({ professionalId }) => professionalId);
  const people = (await readTeam(read)).map(({ record }) => record).filter(({ id }) => paid.has(id) || settled.has(id));
  const days = people.toSorted(byName).map(record => {
    const taken = takenOf(paid.get(record.id) ?? []);
    return { taken, entry: toEntry(bookedProfessional(record), taken, settled.get(record.id)?.[0]) };
  });
  return {
    date,
    ...inRupees(sumOf(days.map(({ taken }) => taken))),
    professionals: days.map(({ entry }) => entry),
    desk: toDesk(await findAtDesk(read, date)),
  };
}

/** Throws PROFESSIONAL_NOT_FOUND. */
export async function readDetails(
  { db: { read }, clock }: Deps,
  professionalId: string,
  date: IsoDate = istDate(clock.now()),
): Promise<Schemas['CashUpDetails']> {
  const professional = await mustFind(read, professionalId);
  const rows = await findPaymentsOf(read, professionalId, date);
  const history = await findCashUps(read, date, professionalId);
  return {
    date,
    entry: toEntry(professional, takenOf(rows), history[0]),
    payments: rows.map(({ id, bookingId, reference, customerName, method, amountPaise, tipPaise, returnedPaise, paidAt }) => ({
      ...{ id, bookingId, reference, customerName, method },
      ...{ amount: toRupees(amountPaise), tip: toRupees(tipPaise), returned: toRupees(returnedPaise) },
      paidAt: toRfc3339(paidAt),
    })),
    history: history.map(toSettlement),
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
    const taken = takenOf(await findPaymentsOf(tx, professionalId, date));
    const row: CashUpRow = {
      ...{ id: newId(), professionalId, date, ...taken, countedPaise: toPaise(countedCash), note: note?.trim() || null },
      ...{ settledAt: now, settledBy: (await nameOfStaff(tx, caller)) ?? '' },
    };
    await addCashUp(tx, row);
    return toEntry(professional, taken, row);
  };
  return db.tx(tx => once(tx, () => settle(tx), { customerOf: () => professionalId }));
}

/** A professional's own day. Throws UNAUTHORIZED if staff deactivated her while the request was under way. */
export async function readOwnCash(
  { db: { read }, clock }: Deps,
  { id }: Caller,
  date: IsoDate = istDate(clock.now()),
): Promise<Schemas['OwnCash']> {
  if (!(await findActive(read, { id }))) throw new AppError('UNAUTHORIZED');
  const taken = takenOf(await findPaymentsOf(read, id, date));
  const [latest] = await findCashUps(read, date, id);
  const { counted, difference } = latest ? toSettlement(latest) : { counted: null, difference: null };
  return { date, ...inRupees(taken), state: stateOf(taken, latest), counted, difference };
}

/** What staff wrote when they settled with her. The sums stay. */
export async function forgetCashNotesOf(tx: Queries, professionalId: string): Promise<void> {
  await removeNotesOf(tx, professionalId);
}
