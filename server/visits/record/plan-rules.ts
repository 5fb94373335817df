/** A plan for guests as a booking keeps it: a visit for each professional, and who is served when (rules B140, B142). Pure. */

import { partsOfRef } from '../../../common/choice.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { PartyPlan, PartyTask } from '../../schedule/fit/party-rules.ts';
import type { PlacedVisit } from '../../schedule/professional/visits.ts';
import type { ServedService } from './party-rules.ts';

type Guest = Schemas['PartyGuest'];

/** A service of a guest as it is asked for, with its choice as the shop has it today. */
export interface AskedService extends PartyTask {
  choice: string;
}

/** What is known of a service by its reference. */
export interface KnownService {
  choice: string;
  durationInMinutes: number;
}

/** The services of each guest, in order. Undefined if one of them is not known. */
export function askedServices(
  guests: readonly Guest[],
  known: ReadonlyMap<string, KnownService | null>,
  together: ReadonlySet<string>,
): AskedService[][] | undefined {
  const asked = guests.map(({ serviceIds }) =>
    serviceIds.flatMap(ref => {
      const found = known.get(ref);
      const { serviceId } = partsOfRef(ref);
      if (!found) return [];
      return [{ serviceId, choice: found.choice, minutes: found.durationInMinutes, together: together.has(serviceId) }];
    }),
  );
  return asked.every((services, n) => services.length === guests[n]?.serviceIds.length) ? asked : undefined;
}

/** Who is served when and by which part. */
export function servedIn({ parts }: PartyPlan, asked: AskedService[][]): ServedService[] {
  const served = parts.flatMap(({ steps }, n) =>
    steps.flatMap(({ guest, nth, startMinute, endMinute }) => {
      const service = asked[guest]?.[nth];
      if (!service) return [];
      const { serviceId, choice } = service;
      return [{ guest, nth, serviceId, choice, part: n + 1, startMinute, endMinute }];
    }),
  );
  return served.sort((a, b) => a.guest - b.guest || a.nth - b.nth);
}

/** The visits of the parts, the lead's first; teams have none. The professional whom the customer wished is chosen for her part only. */
export function visitsOfPlan(
  { parts }: PartyPlan,
  asked: AskedService[][],
  { place, womenOnly, professionalId: wishedId }: Pick<PlacedVisit['wish'], 'place' | 'womenOnly' | 'professionalId'>,
): Pick<PlacedVisit, 'part' | 'span' | 'wish' | 'assignment'>[] {
  return parts.flatMap(({ professionalId, startMinute, endMinute, steps }, n) => {
    if (professionalId === null) return [];
    const serviceIds = steps.flatMap(({ guest, nth }) => asked[guest]?.[nth]?.serviceId ?? []);
    const wish = {
      serviceIds: [...new Set(serviceIds)],
      ...{ place, womenOnly },
      ...(professionalId === wishedId && { professionalId }),
    };
    return [{ part: n + 1, span: { startMinute, endMinute }, wish, assignment: { professionalId } }];
  });
}
