/** Fees in parts: taken, given back, and taken back as mistakes (rules Y6 and Y7). */

import { toPaise, toRupees } from '../../common/money.ts';
import type { Instant } from '../../common/time.ts';
import { nameOfStaff } from '../accounts/auth/staff.ts';
import { tellLearner } from '../messages/tell/tell-learner.ts';
import { AppError, invalidField } from '../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/shared/ids.ts';
import { cancelDocumentsOf, documentPart, documentRefund } from './documents.ts';
import { addFee, changeEnrolment, changeFee, type Enrolled, findFee, findFees } from './enrolment-store.ts';
import { due, type FeeRow, refundable } from './rules.ts';
import { mustFindEnrolled, showEnrolment } from './show.ts';

const refuse = (reason: 'ENROLMENT_ENDED' | 'FEE_PAID' | 'PART_REFUNDED' | 'PART_INVOICED' | 'TAKEN_BACK') =>
  new AppError('ACADEMY_CONFLICT', { params: { reason } });

const sum = (rows: FeeRow[]) => rows.reduce((total, { amountPaise }) => total + amountPaise, 0);

/** Writes what the fee payments make of the enrolment's sums. */
const settle = async (tx: Queries, enrolmentId: string) => {
  const valid = (await findFees(tx, enrolmentId)).filter(({ takenBackAt }) => takenBackAt === null);
  const parts = valid.filter(({ kind }) => kind === 'PART');
  const refunds = valid.filter(({ kind }) => kind === 'REFUND');
  const heldPaise = sum(parts) - sum(refunds);
  await changeEnrolment(tx, enrolmentId, { heldPaise, creditedPaise: sum(refunds.filter(({ credited }) => credited)) });
};

type NewFee = Pick<FeeRow, 'kind' | 'partId' | 'method' | 'amountPaise' | 'credited' | 'note' | 'documentIds' | 'at'>;

const record = async (tx: Queries, enrolmentId: string, caller: Caller, fee: NewFee) => {
  const id = newId();
  await addFee(tx, {
    ...{ id, enrolmentId, ...fee, refundedPaise: 0 },
    ...{ by: (await nameOfStaff(tx, caller)) ?? '', takenBackAt: null },
  });
  await tellLearner(tx, fee.kind === 'PART' ? 'FEE_TAKEN' : 'FEE_RETURNED', { enrolmentId, feeId: id }, fee.at);
};

/** Throws VALIDATION_ERROR for more than what is due, NOT_FOUND, ACADEMY_CONFLICT. */
export function takeFee(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
  { amount, method, note }: Schemas['ReceivedPayment'],
  once: Once,
): Promise<Schemas['Enrolment']> {
  const take = async (tx: Queries) => {
    const now = clock.now();
    const enrolled = await mustFindEnrolled(tx, id);
    const { enrolment } = enrolled;
    if (enrolment.state === 'CANCELLED') throw refuse('ENROLMENT_ENDED');
    const most = due(enrolment);
    if (most === 0) throw refuse('FEE_PAID');
    const amountPaise = toPaise(amount);
    if (amountPaise > most) throw invalidField('amount', 'max', { limit: toRupees(most) });
    // After the course there is an invoice of the whole fee, so money needs no document.
    const documentIds = enrolment.state === 'ACTIVE' ? await documentPart(tx, enrolled, amountPaise, now) : [];
    const part = { kind: 'PART', partId: null, method, amountPaise, credited: false, documentIds, at: now } as const;
    await record(tx, id, caller, { ...part, note: note?.trim() || null });
    await settle(tx, id);
    return showEnrolment(tx, await mustFindEnrolled(tx, id));
  };
  return db.tx(tx => once(tx, () => take(tx), { customerOf: ({ enquiryId }) => enquiryId }));
}

interface Refund {
  amountPaise: number;
  /** How it was given back, if not as it came. */
  method?: Schemas['RefundRequest']['method'];
  note: string | null;
  now: Instant;
}

const giveBack = async (
  tx: Queries,
  { enrolment }: Enrolled,
  part: FeeRow,
  caller: Caller,
  { amountPaise, method, note, now }: Refund,
) => {
  const { id: partId, enrolmentId, refundedPaise } = part;
  const documentIds = await documentRefund(tx, part, amountPaise, now);
  const credited = enrolment.state === 'COMPLETED';
  const back = {
    kind: 'REFUND',
    partId,
    method: method ?? part.method,
    amountPaise,
    credited,
    note,
    documentIds,
    at: now,
  } as const;
  await record(tx, enrolmentId, caller, back);
  await changeFee(tx, partId, { refundedPaise: refundedPaise + amountPaise });
  await settle(tx, enrolmentId);
};

/** Throws VALIDATION_ERROR for more than the part has left, NOT_FOUND. */
export function refundFee(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
  { paymentId, amount, method, note }: Schemas['RefundRequest'],
  once: Once,
): Promise<Schemas['Enrolment']> {
  const refund = async (tx: Queries) => {
    const enrolled = await mustFindEnrolled(tx, id);
    const part = await findFee(tx, paymentId);
    if (part?.enrolmentId !== id || part.kind !== 'PART') throw new AppError('NOT_FOUND');
    const most = refundable(part);
    if (most === 0) throw refuse(part.takenBackAt === null ? 'PART_REFUNDED' : 'TAKEN_BACK');
    const amountPaise = toPaise(amount);
    if (amountPaise > most) throw invalidField('amount', 'max', { limit: toRupees(most) });
    await giveBack(tx, enrolled, part, caller, {
      amountPaise,
      ...(method && { method }),
      note: note?.trim() || null,
      now: clock.now(),
    });
    return showEnrolment(tx, await mustFindEnrolled(tx, id));
  };
  return db.tx(tx => once(tx, () => refund(tx), { customerOf: ({ enquiryId }) => enquiryId }));
}

/** Gives back `paise`, at most what was paid, of the latest parts first. */
export async function giveBackLatest(
  tx: Queries,
  enrolled: Enrolled,
  caller: Caller,
  paise: number,
  now: Instant,
): Promise<void> {
  let rest = paise;
  for (const part of (await findFees(tx, enrolled.enrolment.id)).toReversed()) {
    const amountPaise = Math.min(refundable(part), rest);
    if (amountPaise > 0) await giveBack(tx, enrolled, part, caller, { amountPaise, note: null, now });
    rest -= amountPaise;
  }
}

/** Throws what forbids to take this back: money that moved on must be given back instead. */
const mustBeUndoable = ({ kind, refundedPaise, documentIds }: FeeRow, { enrolment }: Enrolled) => {
  if (kind === 'REFUND') {
    if (enrolment.state === 'CANCELLED') throw refuse('ENROLMENT_ENDED');
    return;
  }
  if (refundedPaise > 0) throw refuse('PART_REFUNDED');
  if (enrolment.state !== 'ACTIVE' && documentIds.length > 0) throw refuse('PART_INVOICED');
};

/** Takes back a part or a refund that was recorded by mistake. Throws NOT_FOUND, ACADEMY_CONFLICT. */
export function takeBackFee({ db, clock }: Deps, feeId: string): Promise<Schemas['Enrolment']> {
  return db.tx(async tx => {
    const now = clock.now();
    const fee = await findFee(tx, feeId);
    if (!fee || fee.takenBackAt !== null) throw new AppError('NOT_FOUND');
    const { enrolmentId, partId, amountPaise } = fee;
    const enrolled = await mustFindEnrolled(tx, enrolmentId);
    mustBeUndoable(fee, enrolled);
    await cancelDocumentsOf(tx, fee, now);
    await changeFee(tx, feeId, { takenBackAt: now });
    const part = partId === null ? undefined : await findFee(tx, partId);
    if (part) await changeFee(tx, part.id, { refundedPaise: part.refundedPaise - amountPaise });
    await settle(tx, enrolmentId);
    return showEnrolment(tx, await mustFindEnrolled(tx, enrolmentId));
  });
}
