/** At the door: the professional changes the services of her visit, and types the code by which the customer agrees (rules B60, B62). */

import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { eveOf, isStartCode, MAX_WRONG_CODES } from '../../schedule/professional/visit-rules.ts';
import { answered, changeServicesOf, mustStand } from '../change/grow.ts';
import { writeChanges } from '../change/write.ts';
import { showVisit } from './own-days.ts';
import { mustFindBookingOf, mustFindOwn } from './own-visit.ts';

/** Throws BOOKING_NOT_FOUND, VISIT_TOO_EARLY, and what `changeServicesOf` throws. */
export function changeOwnServices(
  deps: Deps,
  caller: Caller,
  bookingId: string,
  wish: Schemas['ServicesWish'],
  preview: boolean,
): Promise<Schemas['ServicesPreview']> {
  const work = async (tx: Queries) => {
    const now = deps.clock.now();
    const { visit } = await mustFindOwn(tx, caller, bookingId);
    if (now < eveOf(visit.date)) throw new AppError('VISIT_TOO_EARLY');
    return changeServicesOf(deps, tx, await mustFindBookingOf(tx, visit), wish, { caller, preview, now });
  };
  return preview ? work(deps.db.read) : deps.db.tx(work);
}

/**
 * The customer told her the code, or she takes the proposal back. A wrong code counts although it is refused, so the transaction returns
 * the refusal. Throws BOOKING_NOT_FOUND, START_CODE_INVALID, START_CODE_LOCKED, VALIDATION_ERROR, and what `answered` throws.
 */
export async function answerOwnServices(
  deps: Deps,
  caller: Caller,
  bookingId: string,
  { code, ...answer }: Schemas['ServicesAnswerAtVisit'],
): Promise<Schemas['ProfessionalVisit']> {
  const { db, clock, config } = deps;
  const outcome = await db.tx(async tx => {
    const now = clock.now();
    const { person, visit, settings } = await mustFindOwn(tx, caller, bookingId);
    const booking = await mustFindBookingOf(tx, visit);
    const proposal = mustStand(booking, answer.proposalId);
    const write = (changes: Parameters<typeof writeChanges>[3]) => writeChanges(deps, tx, booking, changes, { caller, now });
    if (answer.agreed) {
      if (code === undefined) throw invalidField('code', 'required');
      const reason = { params: { reason: 'AGREEMENT_LOCKED' } } as const;
      if (proposal.wrongCodes >= MAX_WRONG_CODES) return new AppError('START_CODE_LOCKED', reason);
      if (!isStartCode(config.jwtSecret, proposal.id, code)) {
        await write({ servicesProposal: { ...proposal, wrongCodes: proposal.wrongCodes + 1 } });
        return new AppError('START_CODE_INVALID', { params: { reason: 'AGREEMENT_CODE' } });
      }
    }
    await write(await answered(deps, tx, booking, answer, { caller, how: 'CODE', now }));
    return showVisit(tx, person, visit, settings, now);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
