/** The professionals as customers choose among them, each with her next free slot (rule N14). */

import { addDays, type IsoDate, istDate } from '../../../common/time.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOutsideArea } from '../../salon/settings/area-rules.ts';
import { namedRosterOf, type TeamDay } from '../../schedule/fit/assign-rules.ts';
import { canDoAll } from '../../schedule/fit/fit-rules.ts';
import { horizonOf, slotsOf } from '../../schedule/fit/slot-rules.ts';
import { learnWaysFor, noticeOn, weeksOf } from '../../schedule/free/days.ts';
import { listProfessionals } from '../../schedule/professional/people.ts';
import { teamDaysOf } from '../../schedule/professional/team.ts';
import { type Query, type Question, questionOf } from './slots.ts';

type Offered = Schemas['OfferedProfessional'];
type NextFree = Offered['nextFree'];

/** How far ahead a list looks: it costs at most as much as the days of a month. */
const DAYS_AHEAD = 30;

/** The first slot of this day that she could have; the same slots as those of `available-slots` for her. */
const freeOn = (date: IsoDate, team: TeamDay, professionalId: string, asked: Question) => {
  const { settings, now, wish, durationInMinutes } = asked;
  const roster = namedRosterOf(team, { ...wish, professionalId });
  const slot = slotsOf({ settings, date, now, roster, taken: [], ...noticeOn(date, asked) }, durationInMinutes).find(
    ({ available }) => available,
  );
  return slot ? { date, startTime: slot.startTime, label: slot.label } : null;
};

const nextFreeOf = async (deps: Deps, ids: string[], asked: Question): Promise<Map<string, NextFree>> => {
  const { settings, now, wish, exactness } = asked;
  const today = istDate(now);
  const [last, horizon] = [addDays(today, DAYS_AHEAD), horizonOf(settings, today)];
  const found = new Map<string, NextFree>();
  for (const week of weeksOf({ from: today, to: last < horizon ? last : horizon })) {
    if (found.size === ids.length) break;
    await learnWaysFor(deps, week, asked);
    for (const [date, team] of await teamDaysOf(deps.db.read, week, { settings, now, place: wish.place, exactness })) {
      for (const id of ids.filter(one => !found.has(one))) {
        const slot = freeOn(date, team, id, asked);
        if (slot) found.set(id, slot);
      }
    }
  }
  return found;
};

/** Who could ever carry out such a visit. */
const ableFor = async (db: Queries, { settings, now, wish }: Question): Promise<Set<string>> => {
  const today = istDate(now);
  const team = (await teamDaysOf(db, { from: today, to: today }, { settings, now })).get(today);
  const able = (team?.workdays ?? []).filter(
    ({ isWoman, skills }) => (isWoman || !wish.womenOnly) && canDoAll(skills, wish.serviceIds),
  );
  return new Set(able.map(({ professionalId }) => professionalId));
};

/** The active ones by name; with services those who can do them all. Throws UNAUTHORIZED, ADDRESS_NOT_FOUND, VALIDATION_ERROR. */
export async function offeredProfessionals(deps: Deps, query: Query, caller: Caller | undefined): Promise<Offered[]> {
  const all = await listProfessionals(deps);
  if (query.serviceIds === undefined) return all.map(one => ({ ...one, nextFree: null }));
  const asked = await questionOf(deps, query, deps.clock.now(), caller);
  const able = await ableFor(deps.db.read, asked);
  const offered = all.filter(({ id }) => able.has(id));
  const isNamed = asked.settings.capacity === 'PROFESSIONALS';
  const ids = isNamed && !isOutsideArea(asked.settings, asked.where) ? offered.map(({ id }) => id) : [];
  const nextFree = await nextFreeOf(deps, ids, asked);
  return offered.map(one => ({ ...one, nextFree: nextFree.get(one.id) ?? null }));
}
