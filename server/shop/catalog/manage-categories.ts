/** Staff create, change and delete categories (rule C1). */
import { isDeepStrictEqual } from 'node:util';
import type { Input, Once, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { namesOf, storedTranslations } from '../../platform/shared/translations.ts';
import { chooseImage } from '../../salon/media/choose-image.ts';
import { dropImage } from '../../salon/media/image.ts';
import { mustFindCategory } from './catalog.ts';
import { addCategory, changeCategory, noteChangeInServicesOf, removeCategory } from './category-store.ts';
import { FOR_STAFF, toCategory } from './rules.ts';

/** Throws INVALID_IMAGE. */
export async function createCategory(
  { db, clock, catalogAnswers }: Deps,
  { imageFile, translations = {}, ...form }: Input<'createCategory'>['body'],
  once: Once,
): Promise<Schemas['Category']> {
  const chosenImage = await chooseImage('imageFile', imageFile);
  const category = await db.tx(tx =>
    once(tx, async () => {
      const [id, now] = [newId(), clock.now()];
      const imageId = await chosenImage(tx, now, null);
      await addCategory(tx, { ...form, id, translations: storedTranslations(translations), imageId, createdAt: now });
      return toCategory(await mustFindCategory(tx, id), FOR_STAFF);
    }),
  );
  catalogAnswers.clear();
  return category;
}

/** Fields that the form leaves out stay. Throws INVALID_IMAGE or CATEGORY_NOT_FOUND. */
export async function updateCategory(
  { db, clock, catalogAnswers }: Deps,
  id: string,
  { imageFile, removeImage, ...form }: Input<'updateCategory'>['body'],
): Promise<Schemas['Category']> {
  const chosenImage = await chooseImage('imageFile', imageFile, removeImage);
  const category = await db.tx(async tx => {
    const now = clock.now();
    const before = await mustFindCategory(tx, id);
    const name = form.name ?? before.name;
    const translations = form.translations ? storedTranslations(form.translations) : before.translations;
    const imageId = await chosenImage(tx, now, before.imageId);
    await changeCategory(tx, id, {
      name,
      description: form.description ?? before.description,
      translations,
      imageId,
      sac: form.sac ?? before.sac,
      changedAt: now,
    });
    const isRenamed = name !== before.name || !isDeepStrictEqual(namesOf(translations), namesOf(before.translations));
    if (isRenamed) await noteChangeInServicesOf(tx, id, now);
    await dropImage(tx, before.imageId, imageId);
    return mustFindCategory(tx, id);
  });
  catalogAnswers.clear();
  return toCategory(category, FOR_STAFF);
}

/** The category's services stay on sale without one (rule C4). Throws CATEGORY_NOT_FOUND. */
export async function deleteCategory({ db, clock, catalogAnswers }: Deps, id: string): Promise<void> {
  await db.tx(async tx => {
    const { imageId } = await mustFindCategory(tx, id);
    await noteChangeInServicesOf(tx, id, clock.now());
    await removeCategory(tx, id);
    await dropImage(tx, imageId);
  });
  catalogAnswers.clear();
}
