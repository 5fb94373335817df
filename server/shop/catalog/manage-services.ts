/** Staff create, change and withdraw services (rule C1). */

import { toPaise } from '../../../common/money.ts';
import { noteChanges } from '../../platform/contract/acts.ts';
import type { Input, Once, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { storedTranslations } from '../../platform/shared/translations.ts';
import { chooseImage } from '../../salon/media/choose-image.ts';
import { dropImage } from '../../salon/media/image.ts';
import { mustFindCategory, mustFindService } from './catalog.ts';
import { menuOf } from './menu-rules.ts';
import { FOR_STAFF, toService } from './rules.ts';
import { addService, changeService, withdrawService } from './store.ts';

/** Throws INVALID_IMAGE or CATEGORY_NOT_FOUND. The price of the form is in rupees. */
export async function createService(
  { db, clock, catalogAnswers }: Deps,
  { imageUrl, price, translations = {}, variants, addOns, ...form }: Input<'createService'>['body'],
  once: Once,
): Promise<Schemas['Service']> {
  const chosenImage = await chooseImage('imageUrl', imageUrl);
  const service = await db.tx(tx =>
    once(tx, async () => {
      await mustFindCategory(tx, form.categoryId);
      const [id, now] = [newId(), clock.now()];
      const imageId = await chosenImage(tx, now, null);
      await addService(tx, {
        ...form,
        id,
        translations: storedTranslations(translations),
        ...menuOf({ pricePaise: toPaise(price), durationInMinutes: form.durationInMinutes }, null, { variants, addOns }),
        imageId,
        createdAt: now,
      });
      return toService(await mustFindService(tx, id), FOR_STAFF);
    }),
  );
  catalogAnswers.clear();
  return service;
}

/**
 * Fields that the form leaves out stay. Carts show the new price at once, bookings keep theirs (rules C6, C7). Throws
 * INVALID_IMAGE, SERVICE_NOT_FOUND or CATEGORY_NOT_FOUND.
 */
export async function updateService(
  { db, clock, catalogAnswers }: Deps,
  id: string,
  { imageUrl, price, removeImage, durationInMinutes, variants, addOns, ...form }: Input<'updateService'>['body'],
): Promise<Schemas['Service']> {
  const chosenImage = await chooseImage('imageUrl', imageUrl, removeImage);
  const service = await db.tx(async tx => {
    const now = clock.now();
    const before = await mustFindService(tx, id);
    if (form.categoryId !== undefined) await mustFindCategory(tx, form.categoryId);
    const imageId = await chosenImage(tx, now, before.imageId);
    await changeService(tx, id, {
      name: form.name ?? before.name,
      description: form.description ?? before.description,
      translations: form.translations ? storedTranslations(form.translations) : before.translations,
      categoryId: form.categoryId ?? before.categoryId,
      ...menuOf({ pricePaise: price === undefined ? undefined : toPaise(price), durationInMinutes }, before, {
        variants,
        addOns,
      }),
      together: form.together ?? before.together,
      imageId,
      changedAt: now,
    });
    await dropImage(tx, before.imageId, imageId);
    const after = toService(await mustFindService(tx, id), FOR_STAFF);
    // A service answers without what is empty, so the last variant that goes would go unsaid.
    const empty = { variants: [], addOns: [], together: false };
    noteChanges({ ...empty, ...toService(before, FOR_STAFF) }, { ...empty, ...after });
    return after;
  });
  catalogAnswers.clear();
  return service;
}

/** The service leaves lists at once and carts when they are next read, but never bookings (rule C5). Throws SERVICE_NOT_FOUND. */
export async function deleteService({ db, clock, catalogAnswers }: Deps, id: string): Promise<void> {
  await db.tx(async tx => {
    const { imageId } = await mustFindService(tx, id);
    await withdrawService(tx, id, clock.now());
    await dropImage(tx, imageId);
  });
  catalogAnswers.clear();
}
