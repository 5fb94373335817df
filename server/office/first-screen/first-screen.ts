/** What the site shows first (rules W100, W101): nothing that the salon does not have. */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { type Instant, SECOND } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { pinCodeDecides } from '../../schedule/area/check-area.ts';
import { type FreeTime, nextFreeFor } from '../../schedule/free/next-free.ts';
import { listProfessionals } from '../../schedule/professional/people.ts';
import { unservedServices } from '../../schedule/professional/skills.ts';
import { servicesPage } from '../../shop/catalog/catalog.ts';
import { praise } from '../../visits/review/public.ts';

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

const SHOWN = 3;
/** Each may cost the days of a month, so a salon without any free time is asked no more. */
const TRIED = 6;
/** The most booked ones, among which those are looked for that suit the first screen. */
const AMONG = 20;
/** How long what is free may be out of date. The booking itself is judged anew. */
const KEPT = 30 * SECOND;

interface Offer {
  serviceIds: string[];
  nextFree: FreeTime | null;
}

const startOf = ({ date, startTime }: FreeTime): Instant => istInstant(date, minuteOf(startTime));

/** The most booked first. Before others come those that can be ordered by themselves, and of these those with a picture. */
const bySuitability = (services: Schemas['Service'][], minimum: number): Schemas['Service'][] => {
  const rank = ({ price, imageUrl }: Schemas['Service']) => Number(price < minimum) * 2 + Number(imageUrl === null);
  return services.toSorted((a, b) => rank(a) - rank(b));
};

const popular = async (deps: Deps, language: Language) => {
  const selection = { uncategorised: false, sort: 'popular' } as const;
  return (await servicesPage(deps, selection, { page: 0, size: AMONG, language, translations: false })).content;
};

/** The best service of each category, then the rest, so that the first screen shows what the salon can do. */
const varied = (services: Schemas['Service'][]): Schemas['Service'][] => {
  const isFirst = ({ categoryId, id }: Schemas['Service']) => services.find(one => one.categoryId === categoryId)?.id === id;
  return [...services.filter(isFirst), ...services.filter(one => !isFirst(one))];
};

const findOffer = async (deps: Deps, now: Instant): Promise<Offer> => {
  const settings = await readSettings(deps.db.read);
  const unserved = new Set(await unservedServices(deps));
  const served = (await popular(deps, 'en')).filter(({ id }) => !unserved.has(id));
  const candidates = varied(bySuitability(served, settings.minimumOrderValue)).slice(0, TRIED);
  const free: { id: string; at: FreeTime }[] = [];
  for (const service of candidates) {
    if (free.length === SHOWN) break;
    const at = await nextFreeFor(deps.db.read, service, settings, now);
    if (at) free.push({ id: service.id, at });
  }
  const [first] = free.toSorted((a, b) => startOf(a.at) - startOf(b.at));
  return { serviceIds: free.map(({ id }) => id), nextFree: first?.at ?? null };
};

/** Returns a function that answers the offer, which is found anew after half a minute. Everybody who asks meanwhile waits for the same. */
function createOffer(deps: Deps): () => Promise<Offer> {
  let kept: { at: Instant; offer: Promise<Offer> } | undefined;
  return () => {
    const now = deps.clock.now();
    if (!kept || Math.abs(now - kept.at) >= KEPT) {
      const offer = findOffer(deps, now);
      kept = { at: now, offer };
      // A failure is not kept.
      offer.catch(() => {
        kept = undefined;
      });
    }
    return kept.offer;
  };
}

const toFront = (service: Schemas['Service']): Schemas['FrontService'] => {
  const { id, name, price, durationInMinutes, imageUrl, variants } = service;
  return { id, name, price, durationInMinutes, imageUrl, ...(variants && { variants }) };
};

/** The services of an offer in the reader's language. One that was withdrawn meanwhile is left out. */
async function servicesOf(deps: Deps, { serviceIds }: Offer, language: Language): Promise<Schemas['FrontService'][]> {
  const known = new Map((await popular(deps, language)).map(service => [service.id, service]));
  return serviceIds.flatMap(id => {
    const service = known.get(id);
    return service ? [toFront(service)] : [];
  });
}

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
