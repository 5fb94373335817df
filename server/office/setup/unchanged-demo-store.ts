/** Which rows of the demo are still as the demo brought them (rule C21). What somebody changed or uses is theirs. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { toPaise } from '../../../common/money.ts';
import { addDays, istDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import {
  batch,
  booking,
  category,
  commissionRule,
  coupon,
  course,
  enquiry,
  enrolment,
  image,
  message,
  payment,
  professional,
  service,
  user,
} from '../../platform/db/schema.ts';
import { type DemoService, optionsOf, translationsOf } from '../../salon/demo/catalogue/category.ts';
import { demoCatalogue } from '../../salon/demo/catalogue.ts';
import { demoCoupons } from '../../salon/demo/coupons.ts';
import { demoCourses } from '../../salon/demo/courses.ts';
import { demoProfessionals } from '../../salon/demo/professionals.ts';
import { type DemoKind, findMarked } from '../../salon/demo/store.ts';
import { hundredthsOf } from '../../shop/coupon/rules.ts';

const demoServices = new Map(demoCatalogue.flatMap(({ services }) => services.map(one => [one.name, one] as const)));
const demoCategories = new Map(demoCatalogue.map(one => [one.name, one]));

/** Somebody's own words in Hindi or Marathi count. A demo of before has none. */
const isTranslatedAsBrought = (translations: object | null, demo: Pick<DemoService, 'hi' | 'mr'>): boolean =>
  translations === null || isDeepStrictEqual(translations, translationsOf(demo));

/** A demo of before has no variants and no add-ons. */
const hasOptionsAsBrought = (
  { variants, addOns }: Pick<typeof service.$inferSelect, 'variants' | 'addOns'>,
  demo: Pick<DemoService, 'variants' | 'addOns'>,
): boolean =>
  (variants === null && addOns === null) ||
  (isDeepStrictEqual(variants, optionsOf(demo.variants)) && isDeepStrictEqual(addOns, optionsOf(demo.addOns)));

/** A picture that came later is somebody's own. */
const isFirstPicture = ({ createdAt, pictureAt }: { createdAt: number; pictureAt: number | null }) => createdAt === pictureAt;

const services = async (db: Queries, ids: string[]) => {
  const { id, name, description, translations, pricePaise, durationInMinutes, variants, addOns, createdAt } = service;
  const rows = await db
    .select({
      ...{ id, name, description, translations, pricePaise, durationInMinutes, variants, addOns, createdAt },
      pictureAt: image.createdAt,
    })
    .from(service)
    .leftJoin(image, eq(image.id, service.imageId))
    .where(and(inArray(service.id, ids), isNull(service.withdrawnAt)));
  return rows.filter(row => {
    const demo = demoServices.get(row.name);
    const isSame = demo && demo.description === row.description && demo.durationInMinutes === row.durationInMinutes;
    const isWorded = isSame && isTranslatedAsBrought(row.translations, demo);
    return isWorded && hasOptionsAsBrought(row, demo) && toPaise(demo.price) === row.pricePaise && isFirstPicture(row);
  });
};

/** The categories that hold no service of somebody's own. */
const categories = async (db: Queries, ids: string[]) => {
  const { id, name, description, translations, createdAt } = category;
  const rows = await db
    .select({ id, name, description, translations, createdAt, pictureAt: image.createdAt })
    .from(category)
    .leftJoin(image, eq(image.id, category.imageId))
    .where(inArray(category.id, ids));
  const demo = (await services(db, await findMarked(db, 'SERVICE'))).map(row => row.id);
  const own = await db
    .select({ id: service.categoryId })
    .from(service)
    .where(
      and(
        inArray(service.categoryId, ids),
        isNull(service.withdrawnAt),
        demo.length > 0 ? notInArray(service.id, demo) : sql`1 = 1`,
      ),
    );
  const used = new Set(own.map(row => row.id));
  return rows.filter(row => {
    const brought = demoCategories.get(row.name);
    const isSame = brought?.description === row.description && isTranslatedAsBrought(row.translations, brought);
    return isSame && isFirstPicture(row) && !used.has(row.id);
  });
};

const coupons = async (db: Queries, ids: string[]) => {
  const rows = await db.select().from(coupon).where(inArray(coupon.id, ids));
  return rows.filter(row => {
    const demo = demoCoupons.find(({ code }) => code === row.code);
    if (!demo) return false;
    const { discountValue, validFromDay, validTillDay, hi, mr, ...said } = demo;
    const { id: _, usedCount: __, translations, createdAt, ...own } = row;
    const made = istDate(createdAt);
    // Every column, so that a new one does not compile until somebody says what the demo brought.
    const brought: typeof own = {
      ...said,
      ...{ userId: null, limitPerCustomer: null, firstBookingOnly: false },
      discountHundredths: hundredthsOf(discountValue),
      validFrom: addDays(made, validFromDay),
      validTill: addDays(made, validTillDay),
    };
    const words = { hi: { description: hi }, mr: { description: mr } };
    return isDeepStrictEqual(own, brought) && (translations === null || isDeepStrictEqual(translations, words));
  });
};

/** The courses that nobody asked about, and to which nobody added a batch. */
const courses = async (db: Queries, ids: string[]) => {
  const rows = await db.select().from(course).where(inArray(course.id, ids));
  const asked = await db.select({ id: enquiry.courseId }).from(enquiry).where(inArray(enquiry.courseId, ids));
  const batches = await db
    .select({ id: batch.courseId })
    .from(batch)
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(inArray(batch.courseId, ids), ne(batch.createdAt, course.createdAt)));
  const used = new Set([...asked, ...batches].map(({ id }) => id));
  return rows.filter(
    row => row.changedAt === row.createdAt && !used.has(row.id) && demoCourses.some(({ name }) => name === row.name),
  );
};

const professionals = async (db: Queries, ids: string[]) => {
  const rows = await db.select().from(professional).where(inArray(professional.id, ids));
  return rows.filter(row => {
    const demo = demoProfessionals.find(({ mobile }) => mobile === row.mobile);
    return (
      demo !== undefined &&
      row.erasedAt === null &&
      [demo.name, demo.nameBefore].includes(row.name) &&
      [row.about, row.gender].join() === [demo.about, demo.gender].join() &&
      isDeepStrictEqual([row.languages, row.hours], [demo.languages, demo.hours])
    );
  });
};

/** The customers for whom nobody booked since. */
const customers = async (db: Queries, ids: string[]) => {
  const rows = await db.select({ id: user.id, mobile: user.mobile }).from(user).where(inArray(user.id, ids));
  const demo = await findMarked(db, 'BOOKING');
  const own = await db
    .select({ id: booking.userId })
    .from(booking)
    .where(
      and(inArray(booking.userId, ids), isNull(booking.deletedAt), demo.length > 0 ? notInArray(booking.id, demo) : sql`1 = 1`),
    );
  const used = new Set(own.map(({ id }) => id));
  return rows.filter(({ id }) => !used.has(id));
};

/** The bookings that nobody paid online: such money has to go back first. */
const bookings = (db: Queries, ids: string[]) => {
  const online = db
    .select({ id: payment.bookingId })
    .from(payment)
    .where(and(ne(payment.provider, 'NONE'), eq(payment.state, 'PAID')));
  return db
    .select({ id: booking.id })
    .from(booking)
    .where(and(inArray(booking.id, ids), isNull(booking.deletedAt), notInArray(booking.id, online)));
};

/** The enquiries of people who did not become learners. */
const enquiries = (db: Queries, ids: string[]) => {
  const enrolled = db.select({ id: enrolment.enquiryId }).from(enrolment);
  return db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(and(inArray(enquiry.id, ids), notInArray(enquiry.id, enrolled)));
};

const messages = (db: Queries, ids: string[]) => db.select({ id: message.id }).from(message).where(inArray(message.id, ids));

const rules = (db: Queries, ids: string[]) =>
  db.select({ id: commissionRule.id }).from(commissionRule).where(inArray(commissionRule.id, ids));

const UNCHANGED: Record<DemoKind, (db: Queries, ids: string[]) => Promise<{ id: string }[]>> = {
  SERVICE: services,
  CATEGORY: categories,
  COUPON: coupons,
  COURSE: courses,
  PROFESSIONAL: professionals,
  CUSTOMER: customers,
  BOOKING: bookings,
  ENQUIRY: enquiries,
  MESSAGE: messages,
  COMMISSION_RULE: rules,
};

/** Those of these rows of the demo that nobody has changed or uses. */
export async function unchangedOf(db: Queries, kind: DemoKind, ids: string[]): Promise<string[]> {
  return ids.length === 0 ? [] : (await UNCHANGED[kind](db, ids)).map(({ id }) => id);
}
