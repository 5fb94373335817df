/** Tells anybody whether the salon comes to a place (rule A18). */
import type { Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { areasOf, whyNotServed } from '../settings/area-rules.ts';
import { readSettings } from '../settings/settings.ts';
import { type Asked, askedPlace } from './rules.ts';

/** Throws VALIDATION_ERROR. */
export async function checkArea({ db }: Deps, asked: Asked): Promise<Schemas['AreaCheck']> {
  const { areas } = await readSettings(db.read);
  const reason = whyNotServed(areasOf(areas), askedPlace(asked).where);
  // The salon may come there: nobody is refused who might be served.
  return { served: reason !== 'OUTSIDE_AREA', reason };
}
