/** The customer's own data (rule S19). */

import { HOUR, istDate, toRfc3339 } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, whatsappWordings } from '../../salon/settings/settings.ts';
import { mayUseWhatsapp, setWhatsappConsent } from '../consent/consent.ts';
import { depositForNoShows } from './no-shows.ts';
import { changeUser, findUser, searchTextOf, type User } from './store.ts';

const EARLIEST_BIRTH = '1900-01-01';

const toProfile = async (
  { config, clock }: Deps,
  db: Queries,
  { id, fullName, email, mobile, gender, dateOfBirth, womenOnly, businessName, gstin, language, lastActive }: User,
): Promise<Schemas['Profile']> => ({
  id,
  fullName,
  email,
  mobile,
  gender,
  dateOfBirth,
  womenOnly,
  whatsappConsent: await mayUseWhatsapp(db, id),
  businessName,
  gstin,
  language,
  role: 'USER',
  lastActive: toRfc3339(lastActive),
  depositAsked: (await depositForNoShows(db, config, await readSettings(db), id, clock.now())) || null,
});

const mustBeBirth = (dateOfBirth: string, today: string) => {
  // A year typed with two digits means the first century.
  if (dateOfBirth < EARLIEST_BIRTH) throw invalidField('dateOfBirth', 'minYear', { limit: 1900 });
  if (dateOfBirth >= today) throw invalidField('dateOfBirth', 'past');
};

/** An invoice for a business names it and its GSTIN (rule G8). */
const mustBeWholeBusiness = ({ businessName, gstin }: User) => {
  if (businessName && !gstin) throw invalidField('gstin', 'required');
  if (gstin && !businessName) throw invalidField('businessName', 'required');
};

/** The customer with this id; undefined if the account was deleted. */
export function customerOf(db: Queries, userId: string): Promise<User | undefined> {
  return findUser(db, userId);
}

/** Whether only women may come to this customer, unless a booking says otherwise. */
export async function wishesWomen(db: Queries, userId: string): Promise<boolean> {
  return (await findUser(db, userId))?.womenOnly ?? false;
}

/**
 * The customer with this id, read when something is written for them: the session may have ended while a long request body
 * arrived. Throws UNAUTHORIZED if the account was deleted or deactivated.
 */
export async function mustBeCustomer(tx: Queries, userId: string): Promise<User> {
  const found = await findUser(tx, userId);
  if (!found?.active) throw new AppError('UNAUTHORIZED');
  return found;
}

/** Records the visit at most once an hour, because every page that opens asks. */
export async function noteVisit({ db, clock }: Deps, userId: string): Promise<void> {
  const now = clock.now();
  const found = await findUser(db.read, userId);
  if (found && found.lastActive <= now - HOUR) await db.tx(tx => changeUser(tx, userId, { lastActive: now }));
}

/** Throws UNAUTHORIZED if the account was deleted. */
export async function readProfile(deps: Deps, userId: string): Promise<Schemas['Profile']> {
  const { read } = deps.db;
  const found = await findUser(read, userId);
  if (!found) throw new AppError('UNAUTHORIZED');
  return toProfile(deps, read, found);
}

/** Fields that are left out stay; null clears. Throws VALIDATION_ERROR, UNAUTHORIZED. */
export function changeProfile(
  deps: Deps,
  userId: string,
  { whatsappConsent, consentLanguage = 'en', ...sent }: Schemas['ProfileUpdate'],
): Promise<Schemas['Profile']> {
  const { db, clock } = deps;
  const update = { ...sent, ...(sent.businessName !== undefined && { businessName: sent.businessName?.trim() || null }) };
  if (update.dateOfBirth) mustBeBirth(update.dateOfBirth, istDate(clock.now()));
  return db.tx(async tx => {
    const after: User = { ...(await mustBeCustomer(tx, userId)), ...update };
    mustBeWholeBusiness(after);
    await changeUser(tx, userId, { ...update, searchText: searchTextOf(after) });
    if (whatsappConsent !== undefined) {
      const wording = whatsappWordings(await readSettings(tx))[consentLanguage];
      await setWhatsappConsent(tx, userId, { given: whatsappConsent, wording }, clock.now());
    }
    return toProfile(deps, tx, after);
  });
}
