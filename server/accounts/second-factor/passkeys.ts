/** A member of staff adds and removes own passkeys (rule S37). */

import { noteTry } from '../../platform/contract/acts.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import { isDuplicate } from '../../platform/db/fault.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { byOwnPassword, type Confirmation } from '../auth/by-password.ts';
import { noteAdded, noteRemoved, ownSignInOf } from './factors.ts';
import { hashTicket, newTicket, type PasskeyPlace, passkeyPlace, TICKET } from './rules.ts';
import { addPasskey, addTicket, endTicket, findPasskeys, removePasskey, tryTicket } from './store.ts';
import { askForNew, judgeNew } from './webauthn.ts';

const placeOf = ({ config }: Pick<Deps, 'config'>): PasskeyPlace => {
  const place = passkeyPlace(config);
  if (!place) throw new AppError('PASSKEYS_UNAVAILABLE');
  return place;
};

/** Throws PASSKEYS_UNAVAILABLE, VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export async function beginWithPasskey(
  deps: Deps,
  confirmation: Confirmation,
  name: string,
): Promise<Schemas['NewPasskeyQuestion']> {
  const place = placeOf(deps);
  const ticket = newTicket();
  return byOwnPassword(deps, confirmation, async (tx, { id, email }, now) => {
    const { salonName } = await readSettings(tx);
    const options = await askForNew(place, { id, email, salonName }, await findPasskeys(tx, id));
    await addTicket(tx, {
      ...{ id: hashTicket(ticket), adminId: id, purpose: 'NEW_PASSKEY', keepSignedIn: false },
      ...{ challenge: options.challenge, name, expiresAt: now + TICKET.lifetime },
    });
    return { ticket, options };
  });
}

/** Throws SECOND_FACTOR_WRONG, also for a ticket of somebody else or one that has ended. */
export async function addOwnPasskey(
  deps: Deps,
  caller: Caller,
  { ticket, response }: Schemas['NewPasskey'],
): Promise<Schemas['RecoveryCodes']> {
  const [place, id] = [placeOf(deps), hashTicket(ticket)];
  const begun = await deps.db.tx(tx => {
    noteTry();
    return tryTicket(tx, id, 'NEW_PASSKEY', TICKET.tries, deps.clock.now());
  });
  const challenge = begun?.adminId === caller.id ? begun.challenge : null;
  const made = challenge && (await judgeNew(place, challenge, response));
  if (!begun || !made) throw new AppError('SECOND_FACTOR_WRONG');
  try {
    return await deps.db.tx(async tx => {
      const now = deps.clock.now();
      if (!(await endTicket(tx, id))) throw new AppError('SECOND_FACTOR_WRONG');
      await addPasskey(tx, { ...made, id: newId(), adminId: caller.id, name: begun.name ?? '', createdAt: now });
      await deps.tellFactor(tx, caller.id, 'PASSKEY_ADDED', now);
      return { recoveryCodes: await noteAdded(tx, caller, now) };
    });
  } catch (error) {
    // An authenticator never makes the same one twice.
    throw isDuplicate(error) ? new AppError('SECOND_FACTOR_WRONG') : error;
  }
}

/** Does nothing if it is gone. Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export function removeOwnPasskey(deps: Deps, confirmation: Confirmation, passkeyId: string): Promise<Schemas['OwnSignIn']> {
  return byOwnPassword(deps, confirmation, async (tx, { id }, now) => {
    if (await removePasskey(tx, id, passkeyId)) await deps.tellFactor(tx, id, 'PASSKEY_REMOVED', now);
    await noteRemoved(tx, id);
    return ownSignInOf(deps, tx, id);
  });
}
