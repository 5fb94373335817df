/** What the site shows first (rules W100, W101): nothing that the salon does not have. */
import type { Language } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { pinCodeDecides } from '../../schedule/area/check-area.ts';
import { listProfessionals } from '../../schedule/professional/people.ts';
import { praise } from '../../visits/review/public.ts';
import { createOffer, servicesOf } from './offer.ts';

const FACES = 6;
const REVIEWS = 2;

/** With teams nobody comes by name. */
const facesOf = async (deps: Deps): Promise<Schemas['FrontProfessional'][]> => {
  if ((await readSettings(deps.db.read)).capacity === 'TEAMS') return [];
  const all = await listProfessionals(deps);
  return all
    .flatMap(({ id, name, photoUrl }) => (photoUrl ? [{ id, firstName: name.split(/\s+/)[0] ?? name, photoUrl }] : []))
    .slice(0, FACES);
};

export function createFront(deps: Deps): (language: Language) => Promise<Schemas['Front']> {
  const offerNow = createOffer(deps);
  return async language => {
    const offer = await offerNow();
    return {
      services: await servicesOf(deps, offer, language),
      nextFree: offer.nextFree,
      professionals: await facesOf(deps),
      reviews: await praise(deps, REVIEWS),
      pinCodeDecides: await pinCodeDecides(deps),
    };
  };
}
