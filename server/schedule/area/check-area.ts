/** Tells anybody whether the salon comes to a place (rules A18, A22). */
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { areasOf, whyNotServed } from '../../salon/settings/area-rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { canFindPins } from './pin-store.ts';
import { findAround, whyNotThere } from './pins.ts';
import { type Asked, askedPlace } from './rules.ts';

/** Throws VALIDATION_ERROR. */
export async function checkArea(deps: Deps, asked: Asked): Promise<Schemas['AreaCheck']> {
  const areas = areasOf((await readSettings(deps.db.read)).areas);
  const { where } = askedPlace(asked);
  const { postalCode, place } = where;
  const isOpen = whyNotServed(areas, where) === 'UNSURE' && !place && postalCode !== null;
  const around = isOpen ? await findAround(deps, postalCode) : undefined;
  const reason = whyNotThere(areas, where, () => around);
  // The salon may come there: nobody is refused who might be served.
  return { served: reason !== 'OUTSIDE_AREA', reason };
}

/** Whether a PIN code alone may decide: by a list, or because something says where PIN codes are. */
export async function pinCodeDecides({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { areas } = await readSettings(db.read);
  if (areas.length === 0) return false;
  return areas.some(({ kind }) => kind === 'PIN_CODES') || canFindPins(db.read);
}
