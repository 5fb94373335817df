/** Staff sign in by e-mail and password (rule K2), and with a second factor where they have one (rules S33, S36). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Tokens } from '../../platform/contract/security.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { byPassword, type Credentials } from '../auth/by-password.ts';
import { KEPT_LIFETIME, SESSION_LIFETIME } from '../auth/rules.ts';
import { noteConfirmed, startSession } from '../auth/session.ts';
import { staffOf } from '../auth/staff.ts';
import { judgeCode } from './judge-code.ts';
import { opened } from './key.ts';
import { hashTicket, newTicket, passkeyPlace, TICKET } from './rules.ts';
import {
  addTicket,
  countCodesLeft,
  dropChallenge,
  endTicket,
  findPasskey,
  findPasskeys,
  findTotp,
  notePasskeyUse,
  removeTicketsBefore,
  removeTicketsOf,
  setChallenge,
  type Ticket,
  tryTicket,
} from './store.ts';
import { askToSign, judgeSigned, toRef } from './webauthn.ts';

const lifetimeOf = (keepSignedIn: boolean) => (keepSignedIn ? KEPT_LIFETIME : SESSION_LIFETIME.ADMIN);

/**
 * A token of 8 hours, or of 30 days with `keepSignedIn` (rule S13). Throws INVALID_CREDENTIALS, RATE_LIMITED, OVERLOADED, and
 * SECOND_FACTOR_REQUIRED with a ticket for the second step.
 */
export async function adminLogin(
  deps: Deps,
  tokens: Tokens,
  { keepSignedIn = false, ...credentials }: Credentials & { keepSignedIn?: boolean; clientAddress: string },
): Promise<{ token: string }> {
  const refusal = () => new AppError('INVALID_CREDENTIALS');
  const outcome = await byPassword(deps, credentials, refusal, async (tx, { id, secondFactorSince }, now) =>
    secondFactorSince === null
      ? { token: await startSession(tx, tokens, 'ADMIN', id, now, { lifetime: lifetimeOf(keepSignedIn) }) }
      : { question: await askFor(deps, tx, { adminId: id, keepSignedIn }, now) },
  );
  if (outcome.question) throw new AppError('SECOND_FACTOR_REQUIRED', { data: outcome.question });
  return outcome;
}

/** A ticket, and by which ways its owner can answer it. */
async function askFor(
  deps: Deps,
  tx: Queries,
  wanted: { adminId: string; keepSignedIn: boolean; sessionId?: string },
  now: Instant,
): Promise<Schemas['SecondFactorQuestion']> {
  const ticket = newTicket();
  await addTicket(tx, { ...wanted, purpose: 'SIGN_IN', id: hashTicket(ticket), expiresAt: now + TICKET.lifetime });
  const hasApp = opened(deps, (await findTotp(tx, wanted.adminId))?.key) !== null;
  const hasCodes = (await countCodesLeft(tx, wanted.adminId)) > 0;
  const hasPasskey = passkeyPlace(deps.config) !== undefined && (await findPasskeys(tx, wanted.adminId)).length > 0;
  const ways = { PASSKEY: hasPasskey, TOTP: hasApp, RECOVERY_CODE: hasCodes };
  return { ticket, ways: (['PASSKEY', 'TOTP', 'RECOVERY_CODE'] as const).filter(way => ways[way]) };
}

/**
 * The second step: a token that lasts as long as the first step asked. One success ends all tickets of this person. Throws
 * SECOND_FACTOR_WRONG, SIGN_IN_ENDED for a ticket that is unknown, used, older than five minutes or tried five times, RATE_LIMITED.
 */
export async function proveByCode(deps: Deps, tokens: Tokens, { ticket, code }: Schemas['SecondFactorProof']) {
  // A wrong try must be counted although it is refused, so the transaction returns null.
  const token = await deps.db.tx(async tx => {
    const now = deps.clock.now();
    const asked = await tryTicket(tx, hashTicket(ticket), 'SIGN_IN', TICKET.tries, now);
    if (!asked) throw new AppError('SIGN_IN_ENDED');
    if (!(await judgeCode(deps, tx, asked.adminId, code, now))) return null;
    return enter(tx, tokens, asked, now);
  });
  if (token === null) throw new AppError('SECOND_FACTOR_WRONG');
  return { token };
}

/** The second step was right: a new session, or the same one with a fresh second factor. */
const enter = async (
  tx: Queries,
  tokens: Tokens,
  { adminId, keepSignedIn, sessionId }: Ticket,
  now: Instant,
): Promise<string> => {
  await removeTicketsOf(tx, adminId);
  if (sessionId !== null) {
    if (!(await noteConfirmed(tx, sessionId, now))) throw new AppError('SIGN_IN_ENDED');
    return tokens.sign({ sub: adminId, jti: sessionId, role: 'ADMIN' });
  }
  return startSession(tx, tokens, 'ADMIN', adminId, now, { lifetime: lifetimeOf(keepSignedIn), isConfirmed: true });
};

/** A ticket with which the caller's session confirms again (rule S40). Throws SECOND_FACTOR_MISSING. */
export function confirmAgain(deps: Deps, { id, sessionId }: Caller): Promise<Schemas['SecondFactorQuestion']> {
  return deps.db.tx(async tx => {
    if ((await staffOf(tx, id)).secondFactorSince === null) throw new AppError('SECOND_FACTOR_MISSING');
    return askFor(deps, tx, { adminId: id, keepSignedIn: false, sessionId }, deps.clock.now());
  });
}

/** What a passkey has to sign for the second step. Throws SIGN_IN_ENDED, also where passkeys do not work. */
export async function askForPasskey(deps: Deps, ticket: string): Promise<Schemas['PasskeyQuestion']> {
  const place = passkeyPlace(deps.config);
  if (!place) throw new AppError('SIGN_IN_ENDED');
  return deps.db.tx(async tx => {
    const question = await askToSign(place);
    const asked = await setChallenge(tx, hashTicket(ticket), question.challenge, TICKET.tries, deps.clock.now());
    if (!asked) throw new AppError('SIGN_IN_ENDED');
    return { ...question, allowCredentials: (await findPasskeys(tx, asked.adminId)).map(toRef) };
  });
}

/** The second step by a passkey. The challenge counts once. Throws SECOND_FACTOR_WRONG, SIGN_IN_ENDED. */
export async function proveByPasskey(
  deps: Deps,
  tokens: Tokens,
  { ticket, response }: Schemas['PasskeyProof'],
): Promise<{ token: string }> {
  const id = hashTicket(ticket);
  const asked = await deps.db.tx(async tx => {
    const tried = await tryTicket(tx, id, 'SIGN_IN', TICKET.tries, deps.clock.now());
    await dropChallenge(tx, id);
    return tried;
  });
  if (!asked) throw new AppError('SIGN_IN_ENDED');
  const place = passkeyPlace(deps.config);
  const key = await findPasskey(deps.db.read, asked.adminId, response.id);
  // Outside of a transaction, because judging takes a while.
  const counter = place && key && asked.challenge ? await judgeSigned(place, key, asked.challenge, response) : null;
  if (!key || counter === null) throw new AppError('SECOND_FACTOR_WRONG');
  return deps.db.tx(async tx => {
    const now = deps.clock.now();
    if (!(await endTicket(tx, id))) throw new AppError('SIGN_IN_ENDED');
    await notePasskeyUse(tx, key.id, counter, now);
    return { token: await enter(tx, tokens, asked, now) };
  });
}

/** Tickets whose time is over. */
export async function forgetTickets(tx: Queries, now: Instant): Promise<void> {
  await removeTicketsBefore(tx, now);
}
