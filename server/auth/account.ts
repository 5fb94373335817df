/** Switching an account off, and removing it, in the caller's transaction (rulings R1, R2). */
import type { Queries } from '../db/database.ts';
import { changeUser, findUser, removeSessionsOf, removeUser, type User } from './store.ts';

/** The account as it is then, undefined when there is none. Switching off ends its sessions at once. */
export const switchAccount = async (tx: Queries, userId: string, active: boolean): Promise<User | undefined> => {
  const found = await findUser(tx, userId);
  if (!found) return undefined;
  await changeUser(tx, userId, { active });
  if (!active) await removeSessionsOf(tx, userId);
  return { ...found, active };
};

/** Every token dies; profile, addresses, cart and passcode go. */
export const removeAccount = (tx: Queries, account: User): Promise<void> => removeUser(tx, account);
