/** What a professional sees of a visit (rule N44). Pure. */

import { choiceIn } from '../../../common/choice.ts';
import { timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { type Instant, type Minute, toRfc3339 } from '../../../common/time.ts';
import { due } from '../../money/ledger/rules.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Names } from '../../platform/shared/translations.ts';
import { isCodeLocked, isContactShown, progressIn, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import type { ServedService } from '../record/party-rules.ts';
import { toServicesProposal } from '../record/rules.ts';
import type { OwnVisit } from './store.ts';

const instantOf = (instant: Instant | null): string | null => (instant === null ? null : toRfc3339(instant));

/** Empty for a deleted account. */
const firstNameOf = (fullName: string | null): string => fullName?.split(' ')[0] ?? '';

/** One line for the way, and one for what the customer asks her to do at the door. */
const addressText = (address: NonNullable<OwnVisit['address']>): string => {
  const { street, city, postalCode, instructions } = address;
  const line = `${street}, ${city} ${postalCode}`;
  return instructions ? `${line}\n${instructions}` : line;
};

const HIDDEN = { mobile: null, address: null, latitude: null, longitude: null };

const contactOf = ({ date, mobile, address }: OwnVisit, now: Instant) => {
  if (!address || !isContactShown(date, now)) return HIDDEN;
  const { latitude, longitude } = address;
  return { mobile, address: addressText(address), latitude, longitude };
};

/** Whether she takes the money: who comes alone, or leads those who come (rule N101). */
export function leads({ part }: Pick<VisitRow, 'part'>): boolean {
  return part === 1;
}

/** A service of a booking, for whomever it is. */
export interface OwnService {
  serviceId: string;
  choice: string;
  name: string;
  names: Names | null;
  quantity: number;
}

/** Of a booking for guests: what she does, who else comes, and in which order. */
export interface OwnParty {
  served: ServedService[];
  items: OwnService[];
  /** All visits of the booking. */
  parts: VisitRow[];
  /** The visits that nobody can carry out as things are. */
  open: ReadonlySet<string>;
  people: ReadonlyMap<string, Schemas['BookedProfessional']>;
}

const itemIn = (items: OwnService[], { serviceId, choice }: Pick<ServedService, 'serviceId' | 'choice'>) =>
  items.find(item => item.serviceId === serviceId && item.choice === choice);

/** Who comes with this part; null if nobody can. */
const comesWith = ({ id, professionalId }: VisitRow, { open }: OwnParty): string | null => (open.has(id) ? null : professionalId);

const otherPart = (visit: VisitRow, party: OwnParty, booking: OwnVisit): Schemas['OtherPart'] => {
  const { part, startMinute, endMinute, state, doneAt } = visit;
  const { people } = party;
  const professionalId = comesWith(visit, party);
  const { name = null, photoUrl = null } = people.get(professionalId ?? '') ?? {};
  const progress = progressIn({ state, doneAt }, booking);
  const whose = professionalId === null ? {} : { professionalId };
  return { part, name, ...whose, photoUrl, from: timeOf(startMinute), to: timeOf(endMinute), state: progress.state };
};

const toOwnPart = (visit: OwnVisit, party: OwnParty): Schemas['OwnPart'] => {
  const { served, items, parts, people } = party;
  const lead = parts.find(leads);
  return {
    part: visit.part,
    parts: visit.partCount,
    leads: leads(visit),
    leaderName: people.get((lead && comesWith(lead, party)) ?? '')?.name ?? null,
    serves: served
      .toSorted((a, b) => a.startMinute - b.startMinute || a.guest - b.guest)
      .map(one => {
        const { names, name = '' } = itemIn(items, one) ?? {};
        return {
          ...{ guest: one.guest + 1, label: visit.guestLabels?.[one.guest] ?? null },
          ...{ serviceId: one.serviceId, ...choiceIn(one.choice), name, ...(names && { names }) },
          ...{ from: timeOf(one.startMinute), to: timeOf(one.endMinute) },
        };
      }),
    others: parts.filter(({ id }) => id !== visit.id).map(other => otherPart(other, party, visit)),
    refusal: visit.refusal,
  };
};

interface Beside {
  /** Of a booking for guests. */
  party?: OwnParty | undefined;
  /** How long she waits at the door, and when staff last asked her to wait longer. */
  waitMinutes: Minute;
  waitLongerAt: Instant | null;
  services: OwnService[];
  travelMinutes: Minute;
  tipPaise: number;
  now: Instant;
}

export function toProfessionalVisit(
  visit: OwnVisit,
  { services, party, travelMinutes, tipPaise, waitMinutes, waitLongerAt, now }: Beside,
): Schemas['ProfessionalVisit'] {
  const { bookingId, reference, date, startMinute, endMinute, fullName, address, note } = visit;
  const { state, doneAt } = progressIn(visit, visit);
  return {
    bookingId,
    reference,
    date,
    from: timeOf(startMinute),
    to: timeOf(endMinute),
    services: services.map(({ serviceId, choice, name, names, quantity }) => ({
      ...{ serviceId, ...choiceIn(choice), name, ...(names && { names }), quantity },
    })),
    ...(visit.servicesProposal && visit.pending && { servicesProposal: toServicesProposal(visit.servicesProposal, visit) }),
    firstName: firstNameOf(fullName),
    language: visit.language ?? 'en',
    ...contactOf(visit, now),
    area: address?.streetArea || (address?.postalCode ?? ''),
    note,
    travelMinutes,
    // Old phones know no lead, and ask for what they read here.
    collect: leads(visit) ? toRupees(due(visit)) : 0,
    collected: visit.collected,
    tip: toRupees(tipPaise),
    state,
    onTheWayAt: instantOf(visit.onTheWayAt),
    arrivedAt: instantOf(visit.arrivedAt),
    startedAt: instantOf(visit.startedAt),
    doneAt: instantOf(doneAt),
    codeLocked: isCodeLocked(visit),
    codeWaived: visit.codeWaived,
    helpAt: instantOf(visit.helpAt),
    calledAt: instantOf(visit.calledAt),
    nobodyAt: instantOf(visit.nobodyAt),
    waitLongerAt: isAskedToWait(visit) ? instantOf(waitLongerAt) : null,
    waitMinutes,
    ...(visit.everyWeeks !== null && { everyWeeks: visit.everyWeeks }),
    ...(party && { party: toOwnPart(visit, party) }),
  };
}

/** Staff may have asked her to wait longer, and nothing has happened since. */
export function isAskedToWait({ state, calledAt, nobodyAt }: Pick<OwnVisit, 'state' | 'calledAt' | 'nobodyAt'>): boolean {
  return state === 'ARRIVED' && calledAt !== null && nobodyAt === null;
}

/** A visit that did not take place. */
export function toEndedVisit({
  bookingId,
  date,
  startMinute,
  fullName,
  cancelReason,
  cancelledAt,
}: OwnVisit): Schemas['EndedVisit'] {
  return {
    ...{ bookingId, date, from: timeOf(startMinute), firstName: firstNameOf(fullName) },
    ...{ reason: cancelReason as Schemas['CancelReason'], endedAt: toRfc3339(cancelledAt as Instant) },
  };
}
