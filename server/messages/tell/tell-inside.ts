/** Tells those who wished it that the salon comes to them now (rule A23). */

import { isLanguage } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { markTold, wishesInside } from '../../schedule/area/wish.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

/** At one press. */
const MOST_TOLD = 500;

/** The kinds that can go out: not switched off, and by a channel that there is. They may have no account, so it is always an SMS. */
const kindsOf = ({ channels }: Pick<Deps, 'channels'>, { messagesOff }: Settings) =>
  channels.SMS ? kindsFor('AREA_GROWN', 'customer').filter(kind => !isOff(kind, messagesOff)) : [];

export async function countInside(deps: Deps): Promise<Schemas['AreaWishesInside']> {
  const settings = await readSettings(deps.db.read);
  const { length: people } = await wishesInside(deps.db.read, settings.areas);
  return { people, canTell: kindsOf(deps, settings).length > 0 };
}

/** Marks them in the transaction that queues the messages, so nobody is told twice, whoever presses at the same time. */
export function tellInside(deps: Deps): Promise<Schemas['AreaWishesTold']> {
  const now = deps.clock.now();
  return deps.db.tx(async tx => {
    const settings = await readSettings(tx);
    const kinds = kindsOf(deps, settings);
    if (kinds.length === 0) return { told: 0 };
    const ids = (await wishesInside(tx, settings.areas)).slice(0, MOST_TOLD).map(({ id }) => id);
    const told = await markTold(tx, ids, now);
    const nobody = { bookingId: null, userId: null, professionalId: null };
    const wanted = told.flatMap(({ id: subject, language: read }) => {
      const language = isLanguage(read) ? read : 'en';
      return kinds.map(kind => ({ kind, subject, step: '', dueAt: now, language, ways: KINDS[kind].ways, ...nobody }));
    });
    await queue(tx, wanted, now);
    return { told: told.length };
  });
}
