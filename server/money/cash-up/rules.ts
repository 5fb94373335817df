/** What professionals took at the door, and settling it (rules M19 and M20). Pure; money is paise. */

import { toRupees } from '../../../common/money.ts';
import { toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { cashUp } from '../../platform/db/schema.ts';
import type { PaymentRow } from '../ledger/rules.ts';

export type CashUpRow = typeof cashUp.$inferSelect;

/** Sums of the payments that a professional took on a day. Cash and UPI have their tips in them. */
export type Taken = Pick<CashUpRow, 'cashPaise' | 'upiPaise' | 'tipPaise' | 'payments'>;

export interface TakenPayment {
  method: 'CASH' | 'UPI';
  amountPaise: number;
  tipPaise: number;
  /** Cash of it that she gave back herself. */
  returnedPaise: number;
  /** True if it went by UPI to the salon's own account (rule M43). */
  toSalon: boolean;
}

/** Without what went to the salon's account. */
export function takenOf(all: readonly TakenPayment[]): Taken {
  const payments = all.filter(({ toSalon }) => !toSalon);
  const taken = { cashPaise: 0, upiPaise: 0, tipPaise: 0, payments: payments.length };
  for (const { method, amountPaise, tipPaise, returnedPaise } of payments) {
    taken[method === 'CASH' ? 'cashPaise' : 'upiPaise'] += amountPaise + tipPaise - returnedPaise;
    taken.tipPaise += tipPaise;
  }
  return taken;
}

/** Paise that went to the salon's account while she looked on, with tips. */
export function toSalonOf(payments: readonly TakenPayment[]): number {
  return payments.filter(({ toSalon }) => toSalon).reduce((sum, { amountPaise, tipPaise }) => sum + amountPaise + tipPaise, 0);
}

export function sumOf(all: readonly Taken[]): Taken {
  const sum = { cashPaise: 0, upiPaise: 0, tipPaise: 0, payments: 0 };
  for (const one of all) for (const name of Object.keys(sum) as (keyof Taken)[]) sum[name] += one[name];
  return sum;
}

/** Money that staff recorded themselves, by the way in which it came. Paise. */
export interface AtDesk {
  visits: PaidBy[];
  courses: PaidBy[];
  /** Given back by hand on the day, by the way in which it was given. */
  returned: Pick<PaidBy, 'method' | 'paise'>[];
}
interface PaidBy {
  method: PaymentRow['method'];
  paise: number;
  payments: number;
}

const total = (some: Pick<PaidBy, 'paise'>[]) => toRupees(some.reduce((sum, { paise }) => sum + paise, 0));

export function toDesk({ visits, courses, returned }: AtDesk): Schemas['DeskMoney'] {
  const all = [...visits, ...courses];
  const by = (method: PaymentRow['method']) => total(all.filter(one => one.method === method));
  const back = (method: PaymentRow['method']) => total(returned.filter(one => one.method === method));
  return {
    ...{ cash: by('CASH'), upi: by('UPI'), card: by('CARD'), bank: by('BANK'), other: by('OTHER') },
    courseFees: total(courses),
    payments: all.reduce((sum, { payments }) => sum + payments, 0),
    returned: total(returned),
    returnedBy: {
      cash: back('CASH'),
      upi: back('UPI'),
      card: back('CARD'),
      bank: back('BANK'),
      other: back('OTHER') + back('ONLINE'),
    },
  };
}

/** Settled money that is not what it was: a payment was added or taken back since. */
export function stateOf(taken: Taken, settled: Taken | undefined): Schemas['CashUpState'] {
  if (!settled) return 'OPEN';
  const names: (keyof Taken)[] = ['cashPaise', 'upiPaise', 'tipPaise', 'payments'];
  return names.every(name => taken[name] === settled[name]) ? 'SETTLED' : 'CHANGED';
}

/** Paise; negative if cash is missing. */
export function differenceOf({ countedPaise, cashPaise }: Pick<CashUpRow, 'countedPaise' | 'cashPaise'>): number {
  return countedPaise - cashPaise;
}

export function inRupees({ cashPaise, upiPaise, tipPaise, payments }: Taken) {
  return { cash: toRupees(cashPaise), upi: toRupees(upiPaise), tips: toRupees(tipPaise), payments };
}

export function toSettlement(row: CashUpRow): Schemas['CashUpSettlement'] {
  const { id, countedPaise, note, settledAt, settledBy } = row;
  const counted = { counted: toRupees(countedPaise), difference: toRupees(differenceOf(row)) };
  return { id, ...inRupees(row), ...counted, note, settledAt: toRfc3339(settledAt), settledBy };
}
