/** The best plans of a party by trying every professional and every half hour for each service. */
import { overlaps, type Span } from '../../../common/span.ts';
import { areThree, DAY, HALF, lengthOf, mayFollow, type Scene, type Served } from './scene.ts';

/** What plans are compared by: length, newcomers, travel, and who is due for a visit. Each decides where those before it are equal. */
export type PlanCost = [length: number, newcomers: number, travel: number, rank: number];

const isLess = (a: PlanCost, b: PlanCost): boolean => {
  const n = a.findIndex((value, i) => value !== b[i]);
  return n >= 0 && (a[n] as number) < (b[n] as number);
};

const around = (spans: Span[]): Span => ({
  startMinute: Math.min(...spans.map(({ startMinute }) => startMinute)),
  endMinute: Math.max(...spans.map(({ endMinute }) => endMinute)),
});

/** Undefined if somebody's part does not fit her, or the wished one has none. */
export function costOf({ staff, party, time }: Scene, served: Served[]): PlanCost | undefined {
  const cost: PlanCost = [lengthOf(served, time), 0, 0, 0];
  const parts = Map.groupBy(served, ({ by }) => by);
  if (party.professionalId !== undefined && !parts.has(party.professionalId)) return undefined;
  if (staff.mayGo && !staff.mayGo(parts.size, around(served))) return undefined;
  for (const [id, hers] of parts) {
    const serviceIds = hers.map(({ serviceId }) => serviceId);
    const part = staff.costOf(id, around(hers), serviceIds);
    if (!part) return undefined;
    cost[1] += part.newcomers;
    cost[2] += part.travel;
    cost[3] += part.rank;
  }
  return cost;
}

/** For each number of professionals what the best plan costs. */
export function bestOfAll(scene: Scene): Map<number, PlanCost> {
  const { staff, party, time } = scene;
  const inOrder = party.guests.flatMap((tasks, guest) => tasks.map((one, nth) => ({ ...one, guest, nth })));
  const inTime = Array.from({ length: (DAY.endMinute - DAY.startMinute) / HALF }, (_, n) => DAY.startMinute + n * HALF);
  // The better plans first, so that the worse ones are soon left out.
  const [all, starts] = time.readyBy ? [inOrder.toReversed(), inTime.toReversed()] : [inOrder, inTime];
  const best = new Map<number, PlanCost>();

  const numberOf = (served: Served[]) => new Set(served.map(({ by }) => by)).size;
  const isHopeless = (served: Served[]) => {
    const length = lengthOf(served, time);
    const least = numberOf(served);
    const most = Math.min(staff.ids.length, least + all.length - served.length);
    for (let n = least; n <= most; n++) if (length <= (best.get(n)?.[0] ?? Number.POSITIVE_INFINITY)) return false;
    return true;
  };
  const fits = (served: Served[], next: Served) => {
    if (!staff.can(next.by, next.serviceId)) return false;
    if (next.endMinute > time.endMinute) return false;
    if (served.some(one => one.by === next.by && overlaps(one, next))) return false;
    const same = served.filter(({ guest }) => guest === next.guest);
    return same.every(one => (one.nth < next.nth ? mayFollow(one, next) : mayFollow(next, one))) && !areThree([...same, next]);
  };
  const go = (served: Served[]) => {
    const task = all[served.length];
    if (!task) {
      const cost = costOf(scene, served);
      const known = best.get(numberOf(served));
      if (cost && (!known || isLess(cost, known))) best.set(numberOf(served), cost);
      return;
    }
    for (const startMinute of starts)
      for (const by of staff.ids) {
        const next: Served = { ...task, by, startMinute, endMinute: startMinute + task.minutes };
        if (!fits(served, next)) continue;
        served.push(next);
        if (!isHopeless(served)) go(served);
        served.pop();
      }
  };
  go([]);
  return new Map([...best].toSorted(([a], [b]) => a - b));
}
