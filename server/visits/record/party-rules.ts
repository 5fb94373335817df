/** How the contract shows a booking for guests: who is served, by whom and when (rules B140 and B144). Pure. */

import { choiceIn } from '../../../common/choice.ts';
import { timeOf } from '../../../common/minutes.ts';
import type { Span } from '../../../common/span.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Names } from '../../platform/shared/translations.ts';
import type { WhoComes } from '../../schedule/professional/who-comes.ts';
import type { GuestServiceRow } from './guest-store.ts';
import { type BookedItem, type BookingRow, type PartyFields, visitIn } from './rules.ts';

/** A service of a guest in a plan or a booking. */
export type ServedService = Omit<GuestServiceRow, 'bookingId'>;

/** The items that are among these services, each with how often it is. */
export function itemsServed<Item extends { serviceId: string; choice: string; quantity: number }>(
  items: Item[],
  served: ServedService[],
): Item[] {
  return items.flatMap(item => {
    const quantity = served.filter(({ serviceId, choice }) => serviceId === item.serviceId && choice === item.choice).length;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** What a service is called, with its choice. */
export interface Named {
  serviceId: string;
  choice?: string;
  name: string;
  names: Names | null;
}

/** The guests in order, each with her services. Labels that were forgotten are null. */
export function guestsShown(
  labels: readonly (string | null)[],
  services: ServedService[],
  named: readonly Named[],
): Schemas['ServedGuest'][] {
  return labels.map((label, guest) => ({
    label,
    services: services
      .filter(one => one.guest === guest)
      .map(({ serviceId, choice, startMinute, endMinute, part }) => {
        const item = named.find(one => one.serviceId === serviceId && (one.choice ?? '') === choice);
        return {
          serviceId,
          ...choiceIn(choice),
          name: item?.name ?? '',
          ...(item?.names && { names: item.names }),
          bookingTime: timeOf(startMinute),
          endTime: timeOf(endMinute),
          part,
        };
      }),
  }));
}

/** From the first service to the end of the last; undefined without any. */
export function spanOf(services: Span[]): Span | undefined {
  if (services.length === 0) return undefined;
  return {
    startMinute: Math.min(...services.map(one => one.startMinute)),
    endMinute: Math.max(...services.map(one => one.endMinute)),
  };
}

/** The visit of a part, and who comes to it. */
export interface PartOf extends Span {
  part: number;
  whoComes: WhoComes | undefined;
}

/** The parts of a booking; with teams, which have no visits, what the guests' services say of them. */
const partsShown = (booking: BookingRow, services: ServedService[], parts: PartOf[]): Schemas['BookingPart'][] =>
  Array.from({ length: booking.partCount }, (_, n) => {
    const visit = parts.find(({ part }) => part === n + 1);
    const hers = services.filter(({ part }) => part === n + 1);
    const { startMinute, endMinute } = visit ?? spanOf(hers) ?? booking;
    const {
      professional = null,
      professionalChosen = false,
      professionalWished = false,
      progress = null,
    } = visit?.whoComes ?? {};
    return {
      part: n + 1,
      bookingTime: timeOf(startMinute),
      endTime: timeOf(endMinute),
      ...{ professional, professionalChosen, professionalWished },
      visit: progress && visitIn({ ...booking, startMinute }, progress),
    };
  });

/** How the customer calls each guest. */
const labelsOf = ({ guestCount, guestLabels }: BookingRow): (string | null)[] =>
  Array.from({ length: guestCount }, (_, guest) => guestLabels?.[guest] ?? null);

/** What a booking shows beside the fields of every booking; nothing for an ordinary one. */
export function partyFields(
  booking: BookingRow,
  items: readonly BookedItem[],
  services: ServedService[],
  parts: PartOf[],
): PartyFields {
  const related = booking.relatedTo === null ? {} : { relatedTo: booking.relatedTo };
  if (booking.guestCount === 0) return related;
  return {
    ...related,
    guests: guestsShown(labelsOf(booking), services, items),
    ...(booking.readyBy !== null && { readyBy: timeOf(booking.readyBy) }),
    parts: partsShown(booking, services, parts),
  };
}
