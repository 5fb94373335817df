/** What professionals can do, and who does a service (rules N70 to N72). */

import { istDate } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { idsOnSale, mustFindServices } from '../../shop/catalog/catalog.ts';
import { canDo, type Skills } from '../fit/fit-rules.ts';
import { visitsNeeded } from './rules.ts';
import {
  addSkill,
  changeProfessional,
  findProfessionals,
  type ProfessionalRecord,
  removeSkill,
  renewVersion,
  replaceSkills,
} from './store.ts';
import { readTeam } from './team.ts';
import { uncoveredOf } from './uncovered.ts';

/** The skills as answers name them: for *all*, `serviceIds` has every service on sale. */
export async function namingAll(db: Queries, records: ProfessionalRecord[]): Promise<ProfessionalRecord[]> {
  if (!records.some(({ allServices }) => allServices)) return records;
  const serviceIds = await idsOnSale(db);
  return records.map(record => (record.allServices ? { ...record, serviceIds } : record));
}

type Skilled = Pick<ProfessionalRecord, 'allServices' | 'serviceIds'>;
type Asked = Pick<Schemas['ProfessionalUpdate'], 'allServices' | 'serviceIds'>;

const isSame = (some: string[], others: string[]): boolean =>
  new Set(some).size === new Set(others).size && some.every(id => others.includes(id));

/**
 * What she can do after a change. Ids are ids, except when a client that knows no *all* sends back what it read of it. `before` names all
 * (`namingAll`).
 */
export function skillsAfter(before: Skilled, { allServices, serviceIds }: Asked): Skilled {
  const isEcho = serviceIds !== undefined && before.allServices && isSame(serviceIds, before.serviceIds);
  const stays = serviceIds === undefined || isEcho ? before.allServices : false;
  return { allServices: allServices ?? stays, serviceIds: serviceIds ?? before.serviceIds };
}

/** She keeps services that were withdrawn since. Throws SERVICE_NOT_FOUND. */
export async function writeSkills(tx: Queries, id: string, before: Skilled, asked: Asked): Promise<void> {
  if (asked.allServices === undefined && asked.serviceIds === undefined) return;
  const { allServices, serviceIds } = skillsAfter(before, asked);
  const wanted = allServices ? [] : [...new Set(serviceIds)];
  await mustFindServices(
    tx,
    wanted.filter(service => !before.serviceIds.includes(service)),
  );
  await changeProfessional(tx, id, { allServices });
  await replaceSkills(tx, id, wanted);
}

const notErased = ({ erasedAt }: ProfessionalRecord): boolean => erasedAt === null;

/**
 * Says which professionals do the service. Of the others only those who do all services still do it. Cancels nothing, and answers what it
 * leaves uncovered. Throws SERVICE_NOT_FOUND, PROFESSIONAL_NOT_FOUND.
 */
export function setWhoDoes(
  { db, clock }: Deps,
  serviceId: string,
  { professionalIds }: Schemas['ServiceProfessionals'],
): Promise<Schemas['ServiceProfessionalsChange']> {
  return db.tx(async tx => {
    const now = clock.now();
    await mustFindServices(tx, [serviceId]);
    const team = (await findProfessionals(tx, istDate(now))).filter(notErased);
    const wanted = new Set(professionalIds);
    if (![...wanted].every(id => team.some(one => one.id === id))) throw new AppError('PROFESSIONAL_NOT_FOUND');
    const listed = team.filter(({ allServices }) => !allServices);
    const learning = listed.filter(({ id, serviceIds }) => wanted.has(id) && !serviceIds.includes(serviceId));
    const losing = listed.filter(({ id, serviceIds }) => !wanted.has(id) && serviceIds.includes(serviceId));
    for (const { id } of learning) await addSkill(tx, id, serviceId);
    for (const { id } of losing) await removeSkill(tx, id, serviceId);
    await renewVersion(tx);
    const uncovered: Schemas['UncoveredVisit'][] = [];
    for (const record of losing) {
      const serviceIds = record.serviceIds.filter(id => id !== serviceId);
      uncovered.push(...(await uncoveredOf(tx, now, { ...record, serviceIds })));
    }
    const doing = team.filter(({ id, allServices }) => allServices || wanted.has(id));
    return { professionalIds: doing.map(({ id }) => id), uncovered };
  });
}

/** The services on sale that no active professional can carry out. None with teams, who do everything. */
export async function unservedServices({ db }: Deps): Promise<string[]> {
  if ((await readSettings(db.read)).capacity === 'TEAMS') return [];
  const working = (await readTeam(db.read)).filter(({ record }) => record.active);
  return (await idsOnSale(db.read)).filter(id => !working.some(({ skills }) => canDo(skills, id)));
}

/** The visits that these services need (rule N73). Each counts once, and those not on sale count for nothing. */
export async function visitsFor(
  { db }: Deps,
  { serviceIds = '', womenOnly = false }: { serviceIds?: string; womenOnly?: boolean },
): Promise<Schemas['VisitNeeded'][]> {
  const onSale = new Set(await idsOnSale(db.read));
  const ids = [...new Set(serviceIds.split(','))].filter(id => onSale.has(id));
  const isNamed = (await readSettings(db.read)).capacity === 'PROFESSIONALS';
  const team = (await readTeam(db.read)).filter(({ record }) => record.active && (!womenOnly || record.gender === 'FEMALE'));
  const skills: Skills[] = isNamed ? team.map(one => one.skills) : ['ALL'];
  return visitsNeeded(skills, ids).map(visit => ({ serviceIds: visit }));
}
