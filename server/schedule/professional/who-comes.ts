/** Who comes to a booking, and how far she is, as its reader may know (rules N11, N16, N41). */

import { timeOf } from '../../../common/minutes.ts';
import { type Instant, type Minute, toRfc3339 } from '../../../common/time.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ProfessionalRecord } from './store.ts';
import { readTeam } from './team.ts';
import { openAmong } from './uncovered.ts';
import { bookedProfessional, isKnown, isWished, type Progress, type VisitRow } from './visit-rules.ts';
import { findLeads } from './visit-store.ts';

/** Who comes to a booking, as its reader may see it. */
export interface WhoComes
  extends Pick<Schemas['Booking'], 'professional' | 'professionalChosen' | 'professionalWished' | 'womenOnly'> {
  /** How far she is, and how many minutes late she may come; null with teams. */
  progress: (Progress & { grace: Minute }) | null;
  /** Another time that the customer was asked about, and who would come then. */
  proposal: Schemas['Booking']['proposal'];
}

export const NOBODY_NAMED: WhoComes = {
  ...{ professional: null, professionalChosen: false, professionalWished: false, womenOnly: false },
  progress: null,
  proposal: null,
};

/** A customer is not told what passes between the professional and the salon. */
const forCustomer = (visit: VisitRow): VisitRow => ({
  ...visit,
  wrongCodes: 0,
  codeWaived: false,
  collected: null,
  helpAt: null,
  calledAt: null,
  nobodyAt: null,
  refusal: null,
});

/** Staff see every name. Customers see one that they did not choose from the evening before on: until then a program may change it. */
export type Reader = 'STAFF' | { customerAt: Instant };

export function readerOf({ role }: Caller, now: Instant): Reader {
  return MAY[role].actsAs === 'STAFF' ? 'STAFF' : { customerAt: now };
}

type Settings = Pick<Required<Schemas['Settings']>, 'capacity' | 'arrivalGraceMinutes'>;

const toProposal = (
  { date, startMinute, professionalId, at }: NonNullable<VisitRow['proposal']>,
  people: Map<string, ProfessionalRecord>,
): WhoComes['proposal'] => {
  const person = people.get(professionalId);
  return {
    bookingDate: date,
    bookingTime: timeOf(startMinute),
    professional: person?.active ? bookedProfessional(person) : null,
    proposedAt: toRfc3339(at),
  };
};

/** Every professional as bookings show her, by id. */
export async function shownPeople(db: Queries): Promise<Map<string, Schemas['BookedProfessional']>> {
  return new Map((await readTeam(db)).map(({ record }) => [record.id, bookedProfessional(record)]));
}

/** Who comes to each of these visits, as this reader may know; by visit. */
export async function whoComesToVisits(
  db: Queries,
  { arrivalGraceMinutes: grace }: Settings,
  visits: VisitRow[],
  reader: Reader,
): Promise<Map<string, WhoComes>> {
  if (visits.length === 0) return new Map();
  const isTold = (visit: VisitRow) => reader === 'STAFF' || isKnown(visit, reader.customerAt);
  const team = visits.some(visit => visit.proposal || isTold(visit)) ? await readTeam(db) : [];
  // A customer is not told the name of somebody who cannot come (rule N16).
  const open = reader === 'STAFF' ? new Set() : await openAmong(db, visits.filter(isTold), reader.customerAt);
  const people = new Map(team.map(({ record }) => [record.id, record]));
  return new Map(
    visits.map(visit => {
      const { id, professionalId, chosen, womenOnly } = visit;
      const found = professionalId !== null && isTold(visit) ? people.get(professionalId) : undefined;
      // Customers are told names alone, and she has none any more.
      const person = found?.erasedAt !== null && reader !== 'STAFF' ? undefined : found;
      const professional = person && !open.has(id) ? bookedProfessional(person) : null;
      const progress = { ...(reader === 'STAFF' ? visit : forCustomer(visit)), grace };
      const proposal = visit.pending && visit.proposal ? toProposal(visit.proposal, people) : null;
      const professionalWished = isWished(visit);
      return [id, { professional, professionalChosen: chosen, professionalWished, womenOnly, progress, proposal }];
    }),
  );
}

/** Who comes to the bookings of these visits, as this reader may know; by booking, so give one visit of each: the lead's. */
export async function whoComesOf(
  db: Queries,
  settings: Settings,
  leads: VisitRow[],
  reader: Reader,
): Promise<Map<string, WhoComes>> {
  const known = await whoComesToVisits(db, settings, leads, reader);
  return new Map(
    leads.flatMap(({ id, bookingId }) => {
      const who = known.get(id);
      return who ? [[bookingId, who] as const] : [];
    }),
  );
}

/** Who leads the visits of each of these bookings, as this reader may know. */
export async function whoComesTo(
  db: Queries,
  settings: Settings,
  bookingIds: string[],
  reader: Reader,
): Promise<Map<string, WhoComes>> {
  if (settings.capacity === 'TEAMS' || bookingIds.length === 0) return new Map();
  return whoComesOf(db, settings, await findLeads(db, bookingIds), reader);
}
