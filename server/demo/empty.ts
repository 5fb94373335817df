/** Empties the demo salon, in pieces (rule C21). Only what the demo brought goes, by the use cases that staff have, too. */
import { isDeepStrictEqual } from 'node:util';
import { deleteCourse } from '../academy/courses.ts';
import { remove } from '../booking/change.ts';
import { deleteCategory } from '../catalog/manage-categories.ts';
import { deleteService } from '../catalog/manage-services.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import { deleteCoupon } from '../coupon/manage.ts';
import { allCoupons } from '../coupon/store.ts';
import { eraseAccount } from '../customer/own-account.ts';
import { findCustomersById } from '../customer/store.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { deleteProfessional, updateProfessional } from '../professional/people.ts';
import { hasPendingVisits, hasVisits } from '../professional/visit-store.ts';
import { countStars } from '../rating/ratings.ts';
import { subjectsOf } from '../review/review.ts';
import { findReviewOfBooking, removeReview } from '../review/store.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { findStored, hasDocument, replaceStored } from '../settings/store.ts';
import { countMarked, type DemoKind, findMarked, unmark } from './marks-store.ts';
import { DEMO_SETTINGS } from './settings.ts';
import { unchangedOf } from './unchanged-store.ts';

/** Rows that one call removes. */
const PIECE = 25;
/** Visits before their customers, services before their categories. */
const ORDER: DemoKind[] = ['BOOKING', 'CUSTOMER', 'COUPON', 'COURSE', 'PROFESSIONAL', 'SERVICE', 'CATEGORY'];

const NAMES = {
  SERVICE: 'services',
  CATEGORY: 'categories',
  COUPON: 'coupons',
  COURSE: 'courses',
  PROFESSIONAL: 'professionals',
  CUSTOMER: 'customers',
  BOOKING: 'visits',
} as const satisfies Record<DemoKind, keyof Schemas['DemoLeft']>;

/** What can be emptied; null if the demo brought nothing, or nothing of it is left. */
export async function leftOfDemo(db: Queries): Promise<Schemas['DemoLeft'] | null> {
  if ((await countMarked(db)).size === 0) return null;
  const left = { services: 0, categories: 0, coupons: 0, courses: 0, professionals: 0, customers: 0, visits: 0 };
  for (const kind of ORDER) left[NAMES[kind]] = (await unchangedOf(db, kind, await findMarked(db, kind))).length;
  return Object.values(left).some(number => number > 0) ? left : null;
}

/** Its review goes first, out of the averages, too. */
const removeVisit = async (deps: Deps, caller: Caller, id: string) => {
  await deps.db.tx(async tx => {
    const review = await findReviewOfBooking(tx, id);
    if (!review) return;
    if (review.hiddenAt === null) await countStars(tx, await subjectsOf(tx, review), { reviews: -1, stars: -review.rating });
    await removeReview(tx, review.id);
  });
  await remove(deps, id, caller);
};

const removeCustomer = ({ db, clock }: Deps, id: string) =>
  db.tx(async tx => {
    const [customer] = await findCustomersById(tx, [id]);
    if (customer) await eraseAccount(tx, customer, clock.now());
  });

/** One who had visits stays for them, and takes no new ones. One who is expected somewhere stays as she is. */
const removePerson = async (deps: Deps, id: string) => {
  const { read } = deps.db;
  if (!(await hasVisits(read, id))) return deleteProfessional(deps, id);
  if (!(await hasPendingVisits(read, id))) await updateProfessional(deps, id, { active: false });
};

const removeOne = async (deps: Deps, caller: Caller, kind: DemoKind, id: string): Promise<unknown> => {
  switch (kind) {
    case 'BOOKING':
      return removeVisit(deps, caller, id);
    case 'CUSTOMER':
      return removeCustomer(deps, id);
    case 'COUPON': {
      const coupon = (await allCoupons(deps.db.read)).find(one => one.id === id);
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
    const isOfDemo = (name: string) => isDeepStrictEqual(stored[name], DEMO_SETTINGS[name as keyof typeof DEMO_SETTINGS]);
    const emptied = Object.fromEntries(
      Object.entries(DEFAULT_SETTINGS).filter(
        ([name, value]) => name !== 'tax' && isOfDemo(name) && !isDeepStrictEqual(stored[name], value),
      ),
    );
    const typedPrefix = stored.tax?.numberPrefix !== DEMO_SETTINGS.tax.numberPrefix || (await hasDocument(tx));
    const tax = typedPrefix ? {} : { tax: { ...stored.tax, numberPrefix: null } };
    await replaceStored(tx, { ...stored, ...emptied, ...tax });
  });

/**
 * Removes the next 25 rows or fewer. Safe to call again, also after a crash: each row has a transaction of its own, and keeps its mark until
 * it is gone. What somebody changed or uses stays, and is no longer the demo's once the rest is gone.
 */
export async function emptyPiece(deps: Deps, caller: Caller, { settings }: { settings: boolean }): Promise<void> {
  const { db } = deps;
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
}
