/** What a professional does at each of her visits: all services of an ordinary booking, her own part of one for guests (rule N104). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { openAmong } from '../../schedule/professional/uncovered.ts';
import { visitsOf } from '../../schedule/professional/visits.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { guestServicesOfAll } from '../record/party.ts';
import { itemsServed } from '../record/party-rules.ts';
import type { OwnParty, OwnService } from './rules.ts';
import { findServices, type OwnVisit } from './store.ts';

interface Work {
  services: OwnService[];
  party?: OwnParty;
}

/** Ordinary bookings cost no query beside that of their services. */
export async function whatTheyDo(db: Queries, rows: OwnVisit[], now: Instant): Promise<(visit: OwnVisit) => Work> {
  const items = await findServices(
    db,
    rows.map(({ bookingId }) => bookingId),
  );
  const ids = rows.filter(({ guestCount }) => guestCount > 0).map(({ bookingId }) => bookingId);
  if (ids.length === 0) return ({ bookingId }) => ({ services: items.get(bookingId) ?? [] });
  const [served, parts, people] = await Promise.all([guestServicesOfAll(db, ids), visitsOf(db, ids), shownPeople(db)]);
  const open = await openAmong(db, parts, now);
  return ({ bookingId, guestCount, part }) => {
    const all = items.get(bookingId) ?? [];
    if (guestCount === 0) return { services: all };
    const hers = (served.get(bookingId) ?? []).filter(one => one.part === part);
    return {
      services: itemsServed(all, hers),
      party: { served: hers, items: all, parts: parts.filter(one => one.bookingId === bookingId), open, people },
    };
  };
}
