/** Which professional carries out a visit (rule N7). Pure: `fitOf` decides who can, this file who is best. */
import { minutesOf } from '../shared/span.ts';
import type { Minute } from '../shared/time.ts';
import { type BookedVisit, fitOf, type Misfit, type Roads, shareHalfHour, type Visit, type Workday } from './fit-rules.ts';

/** All professionals on one day. */
export interface TeamDay extends Roads {
  workdays: Workday[];
  /** Customers know by now who comes, so only people change it. */
  isFrozen: boolean;
}

export interface Candidate {
  professionalId: string;
  /** Travel minutes that the visit adds to her day. */
  added: Minute;
}

/** A visit that goes to another professional, so that the new one fits. Its customer has been promised no name. */
export interface HandOver {
  bookingId: string;
  from: string;
  to: string;
}

export interface Assignment {
  professionalId: string;
  handOver?: HandOver;
}

/** How much of her hours is booked. A professional with twice the weight gets twice the visits. */
const shareOf = ({ visits, hours, weight }: Workday): number => minutesOf(visits) / (minutesOf(hours) * weight);

/** How many of the day's professionals have each skill. */
const skilledOf = ({ workdays }: TeamDay): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { active, hours, skills } of workdays) {
    if (active && hours.length > 0) for (const id of skills) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/** How scarce her skills are; found once for a day, because a slot list sorts the same professionals window by window. */
const scarcities = new WeakMap<TeamDay, Map<Workday, number>>();

/**
 * What the others would miss while she is away: high for skills that few have. All whom a visit fits have its skills, so these make no
 * difference between them.
 */
const scarcityOn = (day: TeamDay): Map<Workday, number> => {
  const known = scarcities.get(day);
  if (known) return known;
  const skilled = skilledOf(day);
  const sumOf = ({ skills }: Workday) => [...skills].reduce((sum, id) => sum + 1 / (skilled.get(id) ?? 1), 0);
  const found = new Map(day.workdays.map(workday => [workday, sumOf(workday)]));
  scarcities.set(day, found);
  return found;
};

/** Those whom the visit fits, the best first: least added travel, then the fairest share, then scarce skills kept free, then id. */
export function candidatesFor(day: TeamDay, visit: Visit): Candidate[] {
  const able = day.workdays.flatMap(workday => {
    const result = fitOf(workday, visit, day);
    return 'added' in result ? [{ workday, added: result.added, share: shareOf(workday) }] : [];
  });
  const scarcity = ({ workday }: (typeof able)[number]) => scarcityOn(day).get(workday) ?? 0;
  return able
    .sort(
      (a, b) =>
        a.added - b.added ||
        a.share - b.share ||
        scarcity(a) - scarcity(b) ||
        (a.workday.professionalId < b.workday.professionalId ? -1 : 1),
    )
    .map(({ workday: { professionalId }, added }) => ({ professionalId, added }));
}

/** Why the visit fits nobody, professional by professional. */
export function misfitsOf(day: TeamDay, visit: Visit): Map<string, Misfit> {
  const misfits = new Map<string, Misfit>();
  for (const workday of day.workdays) {
    const result = fitOf(workday, visit, day);
    if ('misfit' in result) misfits.set(workday.professionalId, result.misfit);
  }
  return misfits;
}

/** Her day without this visit. */
export function leaving(workday: Workday, { bookingId }: Pick<BookedVisit, 'bookingId'>): Workday {
  return { ...workday, visits: workday.visits.filter(other => other.bookingId !== bookingId) };
}

/** For each visit that may be handed over, who would take it; found once for a day, when it is first asked. */
const takers = new WeakMap<TeamDay, Map<string, string | undefined>>();

/** Whoever has the visit is busy with it, so somebody else takes it. */
const takerOf = (day: TeamDay, visit: BookedVisit): string | undefined => {
  const known = takers.get(day) ?? new Map<string, string | undefined>();
  takers.set(day, known);
  if (!known.has(visit.bookingId)) known.set(visit.bookingId, candidatesFor(day, visit)[0]?.professionalId);
  return known.get(visit.bookingId);
};

/** Those of her visits without which the wanted one may fit: if she is busy then, only the one that makes her busy. */
const inTheWay = ({ visits }: Workday, visit: Visit): BookedVisit[] => {
  const clashing = visits.filter(other => shareHalfHour(other, visit));
  return clashing.length === 0 ? visits : clashing.length === 1 ? clashing : [];
};

/** The best way to make room for the visit by handing over one other visit that day; undefined if there is none. */
const byHandOver = (day: TeamDay, visit: Visit, workdays: Workday[]): Assignment | undefined => {
  if (day.isFrozen) return undefined;
  for (const workday of workdays) {
    for (const other of inTheWay(workday, visit)) {
      if (other.chosen || !('added' in fitOf(leaving(workday, other), visit, day))) continue;
      const to = takerOf(day, other);
      const from = workday.professionalId;
      if (to !== undefined) return { professionalId: from, handOver: { bookingId: other.bookingId, from, to } };
    }
  }
  return undefined;
};

/**
 * Who gets the visit; undefined if nobody can. With `chosenId` only she can. If nobody is free as things are, one visit whose customer
 * chose nobody may go to another professional. The slot list, the booking and the move all ask this.
 */
export function assign(day: TeamDay, visit: Visit, chosenId?: string): Assignment | undefined {
  const workdays =
    chosenId === undefined ? day.workdays : day.workdays.filter(({ professionalId }) => professionalId === chosenId);
  const [best] = candidatesFor(chosenId === undefined ? day : { ...day, workdays }, visit);
  return best ? { professionalId: best.professionalId } : byHandOver(day, visit, workdays);
}
