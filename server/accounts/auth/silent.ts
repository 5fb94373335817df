/** Accounts whose mobile may belong to somebody else by now (rules S23, S24). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { isFirstName } from './first-name.ts';
import { mayTryName, recordWrongName } from './limits.ts';
import type { Passcode } from './passcode-store.ts';
import { SILENT_AFTER } from './rules.ts';
import { isQuiet, type User } from './store.ts';

/** Whether its owner has neither signed in nor had a visit for a year, and none is to come. */
export async function isSilent(db: Queries, { id, lastActive }: User, now: Instant): Promise<boolean> {
  const since = now - SILENT_AFTER;
  return lastActive < since && isQuiet(db, id, since);
}

/** NAME_NEEDED or ACCOUNT_KEPT, with the salon's telephone. Nothing about the account. */
export async function askToCall(
  db: Queries,
  code: 'NAME_NEEDED' | 'ACCOUNT_KEPT',
  reason?: 'NAME_WRONG' | 'NAME_TRIES_OVER',
): Promise<AppError> {
  const { phone } = await readSettings(db);
  return new AppError(code, { params: { ...(reason && { reason }), phone } });
}

/** Undefined if this is the account's first name. Otherwise the refusal, and a wrong name was counted. */
export async function mistakeInName(
  tx: Queries,
  account: User,
  { sentAt }: Pick<Passcode, 'sentAt'>,
  firstName: string | undefined,
  now: Instant,
): Promise<AppError | undefined> {
  const mayTry = () => mayTryName(tx, account.id, sentAt, now);
  if (!(await mayTry())) return askToCall(tx, 'NAME_NEEDED', 'NAME_TRIES_OVER');
  if (firstName === undefined) return askToCall(tx, 'NAME_NEEDED');
  if (isFirstName(firstName, account.fullName)) return undefined;
  await recordWrongName(tx, account.id, now);
  return askToCall(tx, 'NAME_NEEDED', (await mayTry()) ? 'NAME_WRONG' : 'NAME_TRIES_OVER');
}
