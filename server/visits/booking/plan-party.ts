/** What a visit for several guests would look like: who serves whom and when, with fewer or more professionals (rules B141, B142). */

import { minuteOf, timeOf } from '../../../common/minutes.ts';
import type { Minute } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PartyPlan } from '../../schedule/fit/party-rules.ts';
import { learnWaysFor } from '../../schedule/free/days.ts';
import { type FoundPlans, type PartyOn, plansFor } from '../../schedule/free/party.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { findOrder, linesOf, quantitiesOf } from '../../shop/cart/order.ts';
import { togetherAmong } from '../../shop/catalog/catalog.ts';
import { guestsShown, type Named } from '../record/party-rules.ts';
import { type AskedService, askedServices, servedIn } from '../record/plan-rules.ts';
import { type Question, questionOf } from './slots.ts';

type Request = Schemas['PartyPlanRequest'];

/** Either of both. Throws VALIDATION_ERROR. */
const timeIn = ({ readyBy, bookingTime }: Request): Pick<PartyOn, 'readyBy' | 'startMinute'> => {
  const fields = { fields: ['readyBy', 'bookingTime'] };
  if (readyBy !== undefined && bookingTime !== undefined) throw invalidField('readyBy', 'notBoth', fields);
  if (readyBy !== undefined) return { readyBy: minuteOf(readyBy) };
  if (bookingTime !== undefined) return { startMinute: minuteOf(bookingTime) };
  throw invalidField('readyBy', 'anyOf', fields);
};

/** How far from the asked time others are looked for, in minutes. */
const NEAR: Minute[] = [-60, 60, -120, 120];
const MOST_OTHERS = 2;
const MINUTES_OF_DAY = 24 * 60;

/** Times of the same kind that have a plan, in order. */
const otherTimes = async (deps: Deps, asked: Question, party: PartyOn): Promise<string[]> => {
  const kind = party.readyBy === undefined ? 'startMinute' : 'readyBy';
  const minute = party[kind] ?? 0;
  const found: Minute[] = [];
  for (const other of NEAR.map(distance => minute + distance)) {
    if (found.length === MOST_OTHERS || other <= 0 || other >= MINUTES_OF_DAY) continue;
    const { plans } = await plansFor(deps.db.read, asked, { ...party, [kind]: other }, 'FEWEST');
    const [plan] = plans.values();
    if (plan && (kind === 'readyBy' || plan.startMinute === other)) found.push(other);
  }
  return found.sort((a, b) => a - b).map(timeOf);
};

interface Shown {
  labels: (string | null)[];
  asked: AskedService[][];
  named: Named[];
  people: Map<string, Schemas['BookedProfessional']>;
  /** Whether a reader may know who it would be. */
  isTold: (professionalId: string) => boolean;
}

const planShown = (plan: PartyPlan, { labels, asked, named, people, isTold }: Shown): Schemas['PartyPlan'] => ({
  professionals: plan.parts.length,
  bookingTime: timeOf(plan.startMinute),
  endTime: timeOf(plan.endMinute),
  parts: plan.parts.map(({ startMinute, endMinute, professionalId }, n) => ({
    part: n + 1,
    bookingTime: timeOf(startMinute),
    endTime: timeOf(endMinute),
    professional: (professionalId !== null && isTold(professionalId) && people.get(professionalId)) || null,
  })),
  guests: guestsShown(labels, servedIn(plan, asked), named),
});

/** Those that are shorter than the one with fewer professionals. */
const worthwhile = ({ plans }: FoundPlans): PartyPlan[] => {
  const shown: PartyPlan[] = [];
  for (const plan of plans.values()) {
    const before = shown.at(-1);
    const minutes = ({ startMinute, endMinute }: PartyPlan) => endMinute - startMinute;
    if (!before || minutes(plan) < minutes(before)) shown.push(plan);
  }
  return shown;
};

/** Throws VALIDATION_ERROR, SERVICE_NOT_FOUND, ADDRESS_NOT_FOUND. */
export async function planParty(deps: Deps, caller: Caller, request: Request): Promise<Schemas['PartyPlans']> {
  const { bookingDate, guests, addressId, latitude, longitude, professionalId, womenOnly, exceptBookingId } = request;
  const isStaff = MAY[caller.role].actsAs === 'STAFF';
  // A stranger's place would be planned with another travel than the booking has.
  if (addressId === undefined && !isStaff) throw invalidField('addressId', 'required');
  const time = timeIn(request);
  const db = deps.db.read;
  const refs = guests.flatMap(({ serviceIds }) => serviceIds);
  const order = await findOrder(db, quantitiesOf(refs), { userId: caller.id }, bookingDate);
  const named = linesOf(order);
  const together = await togetherAmong(
    db,
    named.map(({ serviceId }) => serviceId),
  );
  const services = askedServices(guests, order.chosen, together);
  if (!services) throw new AppError('SERVICE_NOT_FOUND');
  const query = { addressId, latitude, longitude, professionalId, womenOnly, exceptBookingId, serviceIds: refs.join(',') };
  const asked = await questionOf(deps, query, deps.clock.now(), caller);
  await learnWaysFor(deps, { from: bookingDate, to: bookingDate }, asked);
  const party = { bookingDate, guests: services, preferredIds: asked.party?.preferredIds, ...time };
  const found = await plansFor(db, asked, party, 'EACH');
  const shown = {
    labels: guests.map(({ label }) => label?.trim() || null),
    asked: services,
    named,
    people: await shownPeople(db),
    isTold: (id: string) => isStaff || id === professionalId,
  };
  const others = found.reason === null || found.reason === 'OUTSIDE_AREA' ? [] : await otherTimes(deps, asked, party);
  return { plans: worthwhile(found).map(plan => planShown(plan, shown)), reason: found.reason, otherTimes: others };
}
