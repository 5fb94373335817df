/** Staff say who on the salon's staff is told of alerts, how, and of what (rule Q50). */
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { AppError, invalidField, mustHaveNone } from '../../platform/contract/errors.ts';
import { forgetAnswersAbout } from '../../platform/contract/idempotency.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { erasePersonFromLog } from '../send/erase.ts';
import {
  type Listener,
  MOST_PEOPLE,
  mistakesInPerson,
  type PersonRow,
  SALON_ID,
  whatsappWording,
} from '../who-learns/listener-rules.ts';
import { namesOfPeople, readListeners } from '../who-learns/listeners.ts';
import { putPerson, removePerson } from './store.ts';

type Request = Schemas['AlertPersonRequest'];

const toPerson = ({ consent, ...person }: Listener): Schemas['AlertPerson'] => {
  const { id, name, mobile, email, language, ways, kinds } = person;
  return { id, name, mobile, email, language, ways, kinds, whatsappSince: consent && toRfc3339(consent.at) };
};

export async function listPeople({ db: { read: db }, channels }: Deps): Promise<Schemas['AlertPeopleAnswer']['data']> {
  const settings = await readSettings(db);
  return {
    people: (await readListeners(db, settings)).map(toPerson),
    whatsappConsentText: channels.WHATSAPP ? whatsappWording(settings) : null,
  };
}

/** Choosing WhatsApp is agreeing to it: the form shows the words. What was agreed to for the same mobile before stays. */
const consentIn = ({ ways }: Request, mobile: string | null, before: Listener | undefined, settings: Settings, at: Instant) => {
  if (!ways.includes('WHATSAPP') || mobile === null) return null;
  const kept = before?.mobile === mobile ? before.consent : null;
  return kept ?? { wording: whatsappWording(settings), at, mobile };
};

const save = async (
  tx: Queries,
  id: string,
  request: Request,
  settings: Settings,
  now: Instant,
): Promise<Schemas['AlertPerson']> => {
  const before = (await readListeners(tx, settings)).find(one => one.id === id);
  const { language = 'en', ways, kinds } = request;
  const own = id === SALON_ID ? before : undefined;
  const contact = own ?? { name: request.name.trim(), mobile: request.mobile ?? null, email: request.email ?? null };
  const { name, mobile, email } = contact;
  if (!own) mustHaveNone(mistakesInPerson(request));
  const consent = consentIn(request, mobile, before, settings, now);
  // The salon's mobile and e-mail stay in the settings alone.
  const kept = own ? { name: '', mobile: null, email: null } : contact;
  const row: PersonRow = { id, ...kept, language, ways, kinds, consent, createdAt: now };
  await putPerson(tx, row);
  return toPerson({ ...row, name, mobile, email });
};

/** Throws VALIDATION_ERROR. */
export function addPerson({ db, clock }: Deps, request: Request, once: Once): Promise<Schemas['AlertPerson']> {
  const add = async (tx: Queries) => {
    if ((await namesOfPeople(tx)).size >= MOST_PEOPLE) throw invalidField('name', 'maxItems', { limit: MOST_PEOPLE });
    return save(tx, newId(), request, await readSettings(tx), clock.now());
  };
  return db.tx(tx => once(tx, () => add(tx), { customerOf: ({ id }) => id }));
}

/** Throws NOT_FOUND, VALIDATION_ERROR. */
export function changePerson({ db, clock }: Deps, id: string, request: Request): Promise<Schemas['AlertPerson']> {
  return db.tx(async tx => {
    const settings = await readSettings(tx);
    if (!(await readListeners(tx, settings)).some(one => one.id === id)) throw new AppError('NOT_FOUND');
    return save(tx, id, request, settings, clock.now());
  });
}

/** Name, mobile and e-mail go at once, from the log too (rule P4). Throws NOT_FOUND, for the salon itself too. */
export async function forgetPerson({ db }: Deps, id: string): Promise<void> {
  await db.tx(async tx => {
    if (id === SALON_ID || !(await removePerson(tx, id))) throw new AppError('NOT_FOUND');
    await erasePersonFromLog(tx, id);
    await forgetAnswersAbout(tx, id);
  });
  await db.overwriteDeleted();
}
