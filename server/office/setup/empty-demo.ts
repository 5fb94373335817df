/** Empties the demo salon, in pieces (rule C21). Only what the demo brought goes, by the use cases that staff have, too. */
import { isDeepStrictEqual } from 'node:util';
import { deleteCourse } from '../../academy/courses.ts';
import { deleteMessage } from '../../messages/contact-form/message.ts';
import { deleteRule } from '../../money/commission/pay.ts';
import { noteParts } from '../../platform/contract/acts.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DEMO_SETTINGS, LIVING_SETTINGS } from '../../salon/demo/settings.ts';
import { countMarked, type DemoKind, findMarked, unmark } from '../../salon/demo/store.ts';
import { countStars } from '../../salon/rating/ratings.ts';
import { DEFAULT_SETTINGS } from '../../salon/settings/defaults.ts';
import { findStored, hasDocument, replaceStored } from '../../salon/settings/store.ts';
import { deleteProfessional, updateProfessional } from '../../schedule/professional/people.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { hasPendingVisits, hasVisits } from '../../schedule/professional/visit-store.ts';
import { leaveAllToTeams } from '../../schedule/professional/visits.ts';
import { deleteCategory } from '../../shop/catalog/manage-categories.ts';
import { deleteService } from '../../shop/catalog/manage-services.ts';
import { deleteCoupon } from '../../shop/coupon/manage.ts';
import { couponsOfEverybody } from '../../shop/coupon/store.ts';
import { remove } from '../../visits/change/cancel.ts';
import { subjectsOf } from '../../visits/review/review.ts';
import { findReviewOfBooking, removeReview } from '../../visits/review/store.ts';
import { eraseAccount } from '../customer/own-account.ts';
import { findCustomersById } from '../customer/store.ts';
import { purgeCustomer, purgeDays, purgeEnquiry, purgePerson, purgeSeries, purgeVisit } from './purge-demo-store.ts';
import { unchangedOf } from './unchanged-demo-store.ts';

/** Rows that one call removes. */
const PIECE = 25;
/** What is nobody's once the rest is gone, and so is not counted. It goes first. */
const BESIDE = ['ENQUIRY', 'MESSAGE', 'COMMISSION_RULE'] as const satisfies DemoKind[];
type Beside = (typeof BESIDE)[number];
/** Visits before their customers, services before their categories. */
const COUNTED = ['BOOKING', 'CUSTOMER', 'COUPON', 'COURSE', 'PROFESSIONAL', 'SERVICE', 'CATEGORY'] as const satisfies DemoKind[];
const ORDER: DemoKind[] = [...BESIDE, ...COUNTED];

const NAMES = {
  SERVICE: 'services',
  CATEGORY: 'categories',
  COUPON: 'coupons',
  COURSE: 'courses',
  PROFESSIONAL: 'professionals',
  CUSTOMER: 'customers',
  BOOKING: 'visits',
} as const satisfies Record<Exclude<DemoKind, Beside>, keyof Schemas['DemoLeft']>;

/** What can be emptied; null if the demo brought nothing, or nothing of it is left. */
export async function leftOfDemo(db: Queries): Promise<Schemas['DemoLeft'] | null> {
  if ((await countMarked(db)).size === 0) return null;
  const left = { services: 0, categories: 0, coupons: 0, courses: 0, professionals: 0, customers: 0, visits: 0 };
  for (const kind of COUNTED) left[NAMES[kind]] = (await unchangedOf(db, kind, await findMarked(db, kind))).length;
  return Object.values(left).some(number => number > 0) ? left : null;
}

/** Its review goes first, out of the averages, too. The rest of its rows go once the counts are right. */
const removeVisit = async (deps: Deps, caller: Caller, id: string) => {
  await deps.db.tx(async tx => {
    const review = await findReviewOfBooking(tx, id);
    if (!review) return;
    if (review.hiddenAt === null) await countStars(tx, await subjectsOf(tx, review), { reviews: -1, stars: -review.rating });
    await removeReview(tx, review.id);
  });
  await remove(deps, id, caller);
  await deps.db.tx(tx => purgeVisit(tx, id));
};

const removeCustomer = ({ db, clock }: Deps, id: string) =>
  db.tx(async tx => {
    const [customer] = await findCustomersById(tx, [id]);
    if (customer) await eraseAccount(tx, customer, clock.now());
    await purgeCustomer(tx, id);
  });

/** One who had visits stays for them, and takes no new ones. One who is expected somewhere stays as she is. */
const removePerson = async (deps: Deps, id: string) => {
  const { read, tx } = deps.db;
  if (!(await hasVisits(read, id))) {
    await tx(db => purgePerson(db, id));
    return deleteProfessional(deps, id);
  }
  if (!(await hasPendingVisits(read, id))) await updateProfessional(deps, id, { active: false });
};

const removeOne = async (deps: Deps, caller: Caller, kind: DemoKind, id: string): Promise<unknown> => {
  switch (kind) {
    case 'BOOKING':
      return removeVisit(deps, caller, id);
    case 'ENQUIRY':
      return deps.db.tx(tx => purgeEnquiry(tx, id));
    case 'MESSAGE':
      return deleteMessage(deps, id);
    case 'COMMISSION_RULE':
      return deleteRule(deps, id);
    case 'CUSTOMER':
      return removeCustomer(deps, id);
    case 'COUPON': {
      const coupon = (await couponsOfEverybody(deps.db.read)).find(one => one.id === id);
      return coupon && deleteCoupon(deps, coupon.code);
    }
    case 'COURSE':
      return deleteCourse(deps, id);
    case 'PROFESSIONAL':
      return removePerson(deps, id);
    case 'SERVICE':
      return deleteService(deps, id);
    case 'CATEGORY':
      return deleteCategory(deps, id);
  }
};

/** What the settings still say of the demo is unsaid. Bills that were issued keep their prefix (rule C23). */
const emptySettings = ({ db }: Deps) =>
  db.tx(async tx => {
    const stored = JSON.parse(await findStored(tx));
    const isOfDemo = (name: string) =>
      [DEMO_SETTINGS, LIVING_SETTINGS].some(demo => isDeepStrictEqual(stored[name], demo[name as keyof typeof demo]));
    const emptied = Object.fromEntries(
      Object.entries(DEFAULT_SETTINGS).filter(
        ([name, value]) => !['tax', 'capacity'].includes(name) && isOfDemo(name) && !isDeepStrictEqual(stored[name], value),
      ),
    );
    const typedPrefix = stored.tax?.numberPrefix !== DEMO_SETTINGS.tax.numberPrefix || (await hasDocument(tx));
    const tax = typedPrefix ? {} : { tax: { ...stored.tax, numberPrefix: null } };
    await replaceStored(tx, { ...stored, ...emptied, ...tax });
  });

/** If the demo's people leave nobody to come, teams come again, as on the first day (rule C60). */
const leaveToTeams = ({ db, clock }: Deps) =>
  db.tx(async tx => {
    const stored = JSON.parse(await findStored(tx));
    if (stored.capacity !== 'PROFESSIONALS' || (await readTeam(tx)).some(({ record }) => record.active)) return;
    await leaveAllToTeams(tx, clock.now());
    await replaceStored(tx, { ...stored, capacity: 'TEAMS' });
  });

/**
 * Removes the next 25 rows or fewer. Safe to call again, also after a crash: each row has a transaction of its own, and keeps its mark until
 * it is gone. What somebody changed or uses stays, and is no longer the demo's once the rest is gone.
 */
export async function emptyPiece(deps: Deps, caller: Caller, { settings }: { settings: boolean }): Promise<void> {
  const { db } = deps;
  noteParts();
  if (settings && (await leftOfDemo(db.read))) await emptySettings(deps);
  let room = PIECE;
  for (const kind of ORDER) {
    const ids = await unchangedOf(db.read, kind, await findMarked(db.read, kind));
    for (const id of ids.slice(0, room)) {
      await removeOne(deps, caller, kind, id);
      await db.tx(tx => unmark(tx, kind, [id]));
    }
    room -= Math.min(room, ids.length);
    if (room === 0) return;
  }
  for (const kind of ORDER) await db.tx(async tx => unmark(tx, kind, await findMarked(tx, kind)));
  await db.tx(purgeDays);
  await db.tx(purgeSeries);
  await leaveToTeams(deps);
}
