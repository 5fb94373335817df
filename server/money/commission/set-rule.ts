/** Setting a commission rule, and applying one from a past day to visits that are done (rules M21, M46). */

import { toPaise, toRupees } from '../../../common/money.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { byName } from '../../schedule/professional/rules.ts';
import { nameOfProfessional, readTeam } from '../../schedule/professional/team.ts';
import { bookedProfessional } from '../../schedule/professional/visit-rules.ts';
import { mustFindServices, sacsOf } from '../../shop/catalog/catalog.ts';
import { withoutTax } from './base-rules.ts';
import { type Raise, raisesOf } from './raise-rules.ts';
import { type RuleRow, toRule } from './rules.ts';
import { addRule, changeCommission, findDone, findRules, removeRuleOf } from './store.ts';

type Request = Schemas['CommissionRuleRequest'];

/** Throws VALIDATION_ERROR. */
const ruleOf = ({ professionalId, serviceId, from, percent, perVisit }: Request): RuleRow => {
  const fields = ['percent', 'perVisit'];
  if (percent === undefined && perVisit === undefined) throw invalidField('percent', 'anyOf', { fields });
  if (percent !== undefined && perVisit !== undefined) throw invalidField('percent', 'notBoth', { fields });
  return {
    ...{ id: newId(), professionalId, serviceId, from },
    percentHundredths: percent === undefined ? null : toPaise(percent),
    perVisitPaise: perVisit === undefined ? null : toPaise(perVisit),
  };
};

/** Throws PROFESSIONAL_NOT_FOUND, SERVICE_NOT_FOUND. */
const mustBeKnown = async (db: Queries, { professionalId, serviceId }: RuleRow): Promise<void> => {
  if (professionalId !== null && (await nameOfProfessional(db, professionalId)) === null)
    throw new AppError('PROFESSIONAL_NOT_FOUND');
  if (serviceId !== null) await mustFindServices(db, [serviceId]);
};

/** How many visits one rule is applied to at most, in one transaction. */
const MOST_DONE = 5000;

/** What the rule would raise, as if it were set already. Throws VALIDATION_ERROR for too many visits. */
const findRaises = async (db: Queries, rule: RuleRow): Promise<{ raises: Raise[]; lower: number }> => {
  const visits = await findDone(db, rule, MOST_DONE + 1);
  if (visits.length > MOST_DONE)
    throw invalidField(
      'from',
      'maxItems',
      { limit: MOST_DONE },
      `Choose a later day: at most ${MOST_DONE} visits can be changed at once.`,
    );
  const isSame = (other: RuleRow) =>
    other.professionalId === rule.professionalId && other.serviceId === rule.serviceId && other.from === rule.from;
  const others = (await findRules(db)).filter(other => !isSame(other));
  const serviceIds = visits.filter(({ earned }) => earned.beforeTax).flatMap(({ items }) => items.map(one => one.serviceId));
  const base = withoutTax(await sacsOf(db, [...new Set(serviceIds)]));
  const { refundsLowerCommission: bears } = await readSettings(db);
  return raisesOf([rule, ...others], rule, visits, { base, bears });
};

const moreOf = (raises: readonly Raise[]): number =>
  toRupees(raises.reduce((sum, { earned, raised }) => sum + raised.commissionPaise - earned.commissionPaise, 0));

/** Saves nothing. Throws VALIDATION_ERROR, PROFESSIONAL_NOT_FOUND, SERVICE_NOT_FOUND. */
export async function previewRule({ db: { read } }: Deps, request: Request): Promise<Schemas['RulePreview']> {
  const rule = ruleOf(request);
  await mustBeKnown(read, rule);
  const { raises, lower } = await findRaises(read, rule);
  const ofPerson = Map.groupBy(raises, ({ earned }) => earned.professionalId);
  const people = (await readTeam(read)).map(({ record }) => record).toSorted(byName);
  const days = raises.map(({ earned }) => earned.date).toSorted();
  return {
    ...{ visits: raises.length, more: moreOf(raises), lower },
    ...{ firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null },
    professionals: people.flatMap(record => {
      const some = ofPerson.get(record.id);
      return some ? [{ professional: bookedProfessional(record), visits: some.length, more: moreOf(some) }] : [];
    }),
  };
}

/**
 * Replaces a rule for the same professional, service and day, and raises what is done if asked. Throws VALIDATION_ERROR,
 * PROFESSIONAL_NOT_FOUND, SERVICE_NOT_FOUND.
 */
export function setRule({ db }: Deps, request: Request): Promise<Schemas['CommissionRule']> {
  const rule = ruleOf(request);
  return db.tx(async tx => {
    await mustBeKnown(tx, rule);
    const { raises } = request.applyToDone ? await findRaises(tx, rule) : { raises: [] };
    await removeRuleOf(tx, rule);
    await addRule(tx, rule);
    for (const { earned, raised } of raises) await changeCommission(tx, earned, raised);
    return toRule(rule);
  });
}
