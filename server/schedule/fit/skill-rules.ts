/** What a professional can do (rules N4, N70). Pure. */

/** Services by id, or whatever the salon offers, also what it adds later. */
export type Skills = ReadonlySet<string> | 'ALL';

export function canDo(skills: Skills, serviceId: string): boolean {
  return skills === 'ALL' || skills.has(serviceId);
}

export function canDoAll(skills: Skills, serviceIds: readonly string[]): boolean {
  return skills === 'ALL' || serviceIds.every(id => skills.has(id));
}

const doneBy = (skills: Skills, ids: readonly string[]): string[] => ids.filter(id => canDo(skills, id));

/**
 * The fewest visits so that one of the team can do all of each, the one with the most services first (rule N73). Exact up to two visits;
 * beyond that each visit takes the most of what is left. What nobody can do is in none.
 */
export function visitsNeeded(team: readonly Skills[], serviceIds: readonly string[]): string[][] {
  const doable = serviceIds.filter(id => team.some(skills => canDo(skills, id)));
  if (doable.length === 0) return [];
  const parts = team.map(skills => doneBy(skills, doable)).toSorted((a, b) => b.length - a.length);
  for (const first of parts) {
    const rest = doable.filter(id => !first.includes(id));
    if (rest.length === 0) return [first];
    if (parts.some(other => rest.every(id => other.includes(id)))) return [first, rest];
  }
  const [most = []] = parts;
  return [
    most,
    ...visitsNeeded(
      team,
      doable.filter(id => !most.includes(id)),
    ),
  ];
}

/**
 * What the others would miss while somebody with these skills is away: high for skills that few have, highest for all of them. All whom a
 * visit fits have its skills, so these make no difference between them. `working` are the skills of everybody who works that day.
 */
export function scarcitiesOf(working: readonly Skills[]): Map<Skills, number> {
  const lists = working.filter(skills => skills !== 'ALL');
  const haveAll = working.length - lists.length;
  const skilled = new Map<string, number>();
  for (const skills of lists) for (const id of skills) skilled.set(id, (skilled.get(id) ?? haveAll) + 1);
  const sumOf = (skills: ReadonlySet<string>) => skills.values().reduce((sum, id) => sum + 1 / (skilled.get(id) ?? 1), 0);
  return new Map(working.map(skills => [skills, skills === 'ALL' ? Number.MAX_VALUE : sumOf(skills)]));
}
