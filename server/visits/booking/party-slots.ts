/**
 * The free times of a booking for guests that moves, as clients ask for those of a visit (rule B145): each start has a plan with as many
 * professionals as before.
 */

import { minuteOf } from '../../../common/minutes.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Asked } from '../../schedule/free/days.ts';
import { plansFor } from '../../schedule/free/party.ts';
import { partsOf } from '../../schedule/professional/visits.ts';
import { bookedGuests } from '../change/plan-anew.ts';
import type { AskedService } from '../record/plan-rules.ts';
import type { BookingRow } from '../record/rules.ts';

/** What moves. */
export interface MovingParty {
  guests: AskedService[][];
  professionals: number;
  /** Who has a part now. */
  preferredIds: string[];
}

/** Undefined for an ordinary booking, and for none. */
export async function movingParty(db: Queries, booking: BookingRow | undefined): Promise<MovingParty | undefined> {
  if (!booking || booking.guestCount === 0) return undefined;
  const preferredIds = (await partsOf(db, booking.id)).flatMap(({ professionalId }) => professionalId ?? []);
  return { guests: await bookedGuests(db, booking), professionals: booking.partCount, preferredIds };
}

type Slot = Schemas['Slot'];

/** Whoever comes does not change these. */
const isShut = ({ reason }: { reason: string | null }): boolean =>
  reason !== null && ['PAST', 'CLOSED', 'OUTSIDE_AREA', 'TOO_LONG'].includes(reason);

/** The starts of the day. Those that one visit could not have anyway stay as they are. */
export async function slotsForParty(
  db: Queries,
  asked: Asked,
  { date, slots, party }: { date: IsoDate; slots: Slot[]; party: MovingParty },
): Promise<Slot[]> {
  const shown: Slot[] = [];
  for (const slot of slots) {
    const startMinute = minuteOf(slot.startTime);
    const wanted = { bookingDate: date, guests: party.guests, startMinute };
    const { plans, reason } = isShut(slot)
      ? { plans: new Map(), reason: slot.reason }
      : await plansFor(db, asked, wanted, party.professionals);
    const available = [...plans.values()].some(plan => plan.startMinute === startMinute);
    shown.push({
      ...slot,
      available,
      reason: available ? null : (reason ?? 'FULL'),
      remaining: available ? 1 : 0,
      professionals: [],
    });
  }
  return shown;
}

/** Whether any time of the day fits: it counts as one. */
export async function dayForParty(
  db: Queries,
  asked: Asked,
  { day, party }: { day: Schemas['BookableDay']; party: MovingParty },
): Promise<Schemas['BookableDay']> {
  if (isShut(day)) return day;
  const wanted = { bookingDate: day.date, guests: party.guests };
  const { plans, reason } = await plansFor(db, asked, wanted, party.professionals);
  return { ...day, availableSlots: plans.size > 0 ? 1 : 0, reason };
}
