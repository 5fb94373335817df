/** Where a new booking finds its time: one visit, or one for each professional who comes to a party (rules L4 to L8, B142). */

import { minuteOf } from '../../../common/minutes.ts';
import type { Span } from '../../../common/span.ts';
import type { Instant } from '../../../common/time.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { findParty } from '../../schedule/free/party.ts';
import { findTime, pastTime, type TimeWish } from '../../schedule/free/time.ts';
import type { PlacedVisit } from '../../schedule/professional/visits.ts';
import { quantitiesOf } from '../../shop/cart/order.ts';
import { togetherAmong } from '../../shop/catalog/catalog.ts';
import type { ServedService } from '../record/party-rules.ts';
import { type AskedService, askedServices, type KnownService, servedIn, visitsOfPlan } from '../record/plan-rules.ts';
import type { BookingRow } from '../record/rules.ts';

type Asked = Pick<Schemas['BookingRequest'], 'serviceIds' | 'guests' | 'readyBy' | 'professionals'>;

/** The guests of a request, with their services as the shop has them. Undefined without guests. Throws VALIDATION_ERROR. */
export async function partyIn(
  tx: Queries,
  { serviceIds, guests, readyBy, professionals }: Asked,
  known: ReadonlyMap<string, KnownService | null>,
): Promise<AskedService[][] | undefined> {
  if (!guests) {
    if (readyBy !== undefined || professionals !== undefined) throw invalidField('guests', 'required');
    return undefined;
  }
  const [booked, shared] = [quantitiesOf(serviceIds), quantitiesOf(guests.flatMap(guest => guest.serviceIds))];
  const isSame = booked.size === shared.size && [...booked].every(([ref, quantity]) => shared.get(ref) === quantity);
  const asked = isSame && askedServices(guests, known, await togetherAmong(tx, serviceIds));
  if (!asked) throw invalidField('guests', 'otherServices');
  return asked;
}

/** A found place. `party` is what the booking keeps of its guests. */
export interface Place {
  span: Span;
  durationInMinutes: number;
  /** None with teams, and for a visit of the past. */
  visits: Pick<PlacedVisit, 'part' | 'span' | 'wish' | 'assignment'>[];
  fields: Partial<Pick<BookingRow, 'guestCount' | 'guestLabels' | 'readyBy' | 'partCount'>>;
  served: ServedService[];
}

const placeOfParty = async (
  tx: Queries,
  settings: Settings,
  wanted: TimeWish,
  { asked, request }: { asked: AskedService[][]; request: Asked },
  now: Instant,
  known: Parameters<typeof findParty>[4],
): Promise<Place> => {
  const readyBy = request.readyBy === undefined ? undefined : minuteOf(request.readyBy);
  const { professionals, guests = [] } = request;
  const plan = await findParty(tx, settings, { ...wanted, guests: asked, readyBy }, now, { ...known, professionals });
  const { startMinute, endMinute } = plan;
  return {
    span: { startMinute, endMinute },
    durationInMinutes: endMinute - startMinute,
    visits: visitsOfPlan(plan, asked, wanted),
    fields: {
      guestCount: guests.length,
      guestLabels: guests.map(({ label }) => label?.trim() || null),
      readyBy: readyBy ?? null,
      partCount: plan.parts.length,
    },
    served: servedIn(plan, asked),
  };
};

/**
 * The place that a new booking takes; a visit of the past takes none. Throws OUTSIDE_AREA, TOO_MANY_BOOKINGS, DUPLICATE_BOOKING,
 * SLOT_UNAVAILABLE.
 */
export async function findPlace(
  tx: Queries,
  settings: Settings,
  wanted: TimeWish,
  { party, request, isPast }: { party: AskedService[][] | undefined; request: Asked; isPast: boolean },
  now: Instant,
  known: Parameters<typeof findParty>[4],
): Promise<Place> {
  if (party) return placeOfParty(tx, settings, wanted, { asked: party, request }, now, known);
  const { serviceIds, place, womenOnly, professionalId, durationInMinutes } = wanted;
  const wish = { serviceIds, place, womenOnly, professionalId };
  // A visit that took place needs no free time (rule B50), but somebody may be named for it.
  const { span, assignment } = isPast ? pastTime(wanted, now) : await findTime(tx, settings, wanted, now, known);
  const isNamed = assignment !== undefined || (isPast && professionalId !== undefined);
  return { span, durationInMinutes, visits: isNamed ? [{ part: 1, span, wish, assignment }] : [], fields: {}, served: [] };
}
