/** Makes the demo salon at the first start on an empty database (rule C17). */
import { readFile } from 'node:fs/promises';
import { toPaise } from '../../common/money.ts';
import { addDays, type Clock, type Instant, istDate } from '../../common/time.ts';
import { addBatchRow, addCourse } from '../academy/course-store.ts';
import type { Config } from '../platform/config/config.ts';
import { programFile } from '../platform/config/program-files.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { newId } from '../platform/shared/ids.ts';
import { optionsOf, translationsOf } from '../salon/demo/catalogue/category.ts';
import { demoCatalogue } from '../salon/demo/catalogue.ts';
import { demoCoupons } from '../salon/demo/coupons.ts';
import { demoCourses } from '../salon/demo/courses.ts';
import { DEMO_SETTINGS, LIVING_SETTINGS } from '../salon/demo/settings.ts';
import { markAsDemo } from '../salon/demo/store.ts';
import { variantsOf } from '../salon/media/encode.ts';
import { addImage } from '../salon/media/store.ts';
import { findStored, NEVER_SAVED, replaceStored } from '../salon/settings/store.ts';
import { isFurnished } from '../shop/catalog/catalog.ts';
import { addCategory } from '../shop/catalog/category-store.ts';
import { addService } from '../shop/catalog/store.ts';
import { hundredthsOf } from '../shop/coupon/rules.ts';
import { addCoupon } from '../shop/coupon/store.ts';
import { addProfessionals, portrayed } from './seed-professionals.ts';
import { addReviews, type DemoOffer } from './seed-reviews.ts';
import { seedWeek } from './week/seed-week.ts';

const drawn = async (kind: 'category' | 'service', key: string) => ({
  imageId: newId(),
  variants: await variantsOf(await readFile(programFile(`server/seed/pictures/${kind}/${key}.svg`))),
});

/** Encodes the pictures of the catalogue. This is slow, so it comes before the transaction. */
const illustrated = () =>
  Promise.all(
    demoCatalogue.map(async category => ({
      ...category,
      picture: await drawn('category', category.key),
      services: await Promise.all(
        category.services.map(async service => ({ ...service, picture: await drawn('service', service.key) })),
      ),
    })),
  );

/** `pictures` has those of the services, by key. Gives the ids. */
const addCourses = async (db: Queries, pictures: Map<string, string>, now: Instant): Promise<string[]> => {
  const ids: string[] = [];
  for (const { picture, fee, batches, ...course } of demoCourses) {
    const courseId = newId();
    ids.push(courseId);
    const imageId = pictures.get(picture) ?? null;
    const dates = { createdAt: now, changedAt: now };
    await addCourse(db, { ...course, id: courseId, feePaise: toPaise(fee), imageId, active: true, ...dates });
    for (const { inDays, ...batch } of batches)
      await addBatchRow(db, {
        ...batch,
        id: newId(),
        courseId,
        startsOn: addDays(istDate(now), inDays),
        taken: 0,
        createdAt: now,
      });
  }
  await markAsDemo(db, 'COURSE', ids);
  return ids;
};

interface Parts {
  /** With six professionals. */
  named?: boolean;
  /** With a few visits and their reviews. */
  reviewed?: boolean;
  /** With the week around now, in which the six live (rule C60). */
  living?: Config | undefined;
  /** With the settings, which say who the salon is, unless some were saved. */
  told?: boolean;
}

/** Does nothing if there is a catalogue already. What it adds is marked as the demo's, so that it can be emptied (rule C21). */
export async function seedDemo(
  { read, tx }: Database,
  clock: Clock,
  { named = false, reviewed = false, told = true, living }: Parts = {},
): Promise<void> {
  if (await isFurnished(read)) return;
  const categories = await illustrated();
  const people = named ? await portrayed() : [];
  const servicesOf = new Map<string, string[]>();
  const pictures = new Map<string, string>();
  const offers = new Map<string, DemoOffer>();
  const createdAt = clock.now();
  const today = istDate(createdAt);

  await tx(async db => {
    if (told && (await findStored(db)) === NEVER_SAVED) await replaceStored(db, living ? LIVING_SETTINGS : DEMO_SETTINGS);
    for (const { key, name, description, hi, mr, picture, services } of categories) {
      const categoryId = newId();
      await markAsDemo(db, 'CATEGORY', [categoryId]);
      servicesOf.set(key, []);
      await addImage(db, picture.imageId, picture.variants, createdAt);
      const translations = translationsOf({ hi, mr });
      await addCategory(db, { id: categoryId, name, description, translations, imageId: picture.imageId, createdAt });
      for (const { price, picture: own, key: serviceKey, hi: inHindi, mr: inMarathi, ...words } of services) {
        pictures.set(serviceKey, own.imageId);
        await addImage(db, own.imageId, own.variants, createdAt);
        const id = newId();
        servicesOf.get(key)?.push(id);
        const translations = translationsOf({ hi: inHindi, mr: inMarathi });
        const { variants, addOns, ...service } = words;
        const offer = { ...service, translations, id, pricePaise: toPaise(price) };
        const options = { variants: optionsOf(variants), addOns: optionsOf(addOns) };
        await addService(db, { ...offer, ...options, categoryId, imageId: own.imageId, createdAt });
        offers.set(serviceKey, offer);
      }
      await markAsDemo(db, 'SERVICE', servicesOf.get(key) ?? []);
    }
    for (const { discountValue, validFromDay, validTillDay, hi, mr, ...coupon } of demoCoupons) {
      const id = newId();
      await markAsDemo(db, 'COUPON', [id]);
      await addCoupon(db, {
        ...coupon,
        translations: { hi: { description: hi }, mr: { description: mr } },
        id,
        discountHundredths: hundredthsOf(discountValue),
        validFrom: addDays(today, validFromDay),
        validTill: addDays(today, validTillDay),
        createdAt,
      });
    }
    const courses = await addCourses(db, pictures, createdAt);
    const team = named ? await addProfessionals(db, people, servicesOf, createdAt) : new Map<string, string>();
    if (reviewed) await addReviews(db, offers, createdAt);
    if (living) {
      const services = new Map([...offers].map(([key, { id }]) => [key, id]));
      await seedWeek(db, living, { services, people: team, courses }, createdAt);
    }
  });
}
