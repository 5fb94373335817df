/** What stays open when a professional's cash was not what was expected, and how it is settled (rule M44). */

import { toPaise, toRupees } from '../../../common/money.ts';
import { istDate, toRfc3339 } from '../../../common/time.ts';
import { nameOfStaff } from '../../accounts/auth/staff.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addBalanceEntry, type BalanceRow, findBalance } from './balance-store.ts';
import { mustFind } from './people.ts';
import { type CashUpRow, differenceOf } from './rules.ts';

/** Adds to the ledger what changes her balance; an entry of 0 says nothing. Answers the new balance in paise. */
const write = async (tx: Queries, { paise, ...entry }: Omit<BalanceRow, 'id' | 'balancePaise'>): Promise<number> => {
  const balancePaise = (await findBalance(tx, entry.professionalId)) + paise;
  if (paise !== 0) await addBalanceEntry(tx, { id: newId(), paise, balancePaise, ...entry });
  return balancePaise;
};

/** A day was settled, perhaps again: its difference replaces the one before. Answers the balance in paise. */
export function noteSettled(tx: Queries, settled: CashUpRow, before: CashUpRow | undefined): Promise<number> {
  const { professionalId, date, note, settledAt, settledBy } = settled;
  const paise = (before ? differenceOf(before) : 0) - differenceOf(settled);
  return write(tx, { professionalId, kind: 'SETTLED', paise, note, date, at: settledAt, by: settledBy });
}

type Kind = Schemas['BalanceRequest']['kind'];

/** How much of a balance an entry of this kind can take at most, in paise. */
const mostOf = (kind: Kind, balancePaise: number): number => {
  if (kind === 'WRITTEN_OFF') return Math.abs(balancePaise);
  return Math.max(kind === 'PAID_IN' ? balancePaise : -balancePaise, 0);
};

/** Throws VALIDATION_ERROR for more than is open or a missing reason, PROFESSIONAL_NOT_FOUND. */
export function settleBalance(
  { db, clock }: Deps,
  caller: Caller,
  { professionalId, kind, amount, note: typed }: Schemas['BalanceRequest'],
  once: Once,
): Promise<Schemas['OpenBalance']> {
  const settle = async (tx: Queries) => {
    const now = clock.now();
    const professional = await mustFind(tx, professionalId);
    const note = typed?.trim() || null;
    if (kind === 'WRITTEN_OFF' && note === null) throw invalidField('note', 'required');
    const open = await findBalance(tx, professionalId);
    const most = mostOf(kind, open);
    if (toPaise(amount) > most) throw invalidField('amount', 'max', { limit: toRupees(most) });
    const balancePaise = await write(tx, {
      ...{ professionalId, kind, paise: open > 0 ? -toPaise(amount) : toPaise(amount), note },
      ...{ date: istDate(now), at: now, by: (await nameOfStaff(tx, caller)) ?? '' },
    });
    return { professional, balance: toRupees(balancePaise) };
  };
  return db.tx(tx => once(tx, () => settle(tx), { customerOf: () => professionalId }));
}

export function toBalanceEntry({ id, kind, date, paise, balancePaise, note, at, by }: BalanceRow): Schemas['BalanceEntry'] {
  return { id, kind, date, amount: toRupees(paise), balance: toRupees(balancePaise), note, at: toRfc3339(at), by };
}
