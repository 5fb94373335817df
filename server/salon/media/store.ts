import { and, asc, desc, eq, gte, notExists } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { category, course, image, imageVariant, service, setup } from '../../platform/db/schema.ts';

const columns = { width: imageVariant.width, bytes: imageVariant.bytes };

const wideEnough = prepared((db, { given }) =>
  db
    .select(columns)
    .from(imageVariant)
    .where(and(eq(imageVariant.imageId, given('id')), gte(imageVariant.width, given('width'))))
    .orderBy(asc(imageVariant.width))
    .limit(1),
);
const widest = prepared((db, { given }) =>
  db
    .select(columns)
    .from(imageVariant)
    .where(eq(imageVariant.imageId, given('id')))
    .orderBy(desc(imageVariant.width))
    .limit(1),
);

/** The smallest variant of at least this width, or the largest. */
export async function findVariant(db: Queries, id: string, width: number) {
  return (await wideEnough.one(db, { id, width })) ?? (await widest.one(db, { id }));
}

export async function addImage(db: Queries, id: string, variants: { width: number; bytes: Buffer }[], createdAt: Instant) {
  await db.insert(image).values({ id, createdAt });
  await db.insert(imageVariant).values(variants.map(variant => ({ imageId: id, ...variant })));
}

/** Deletes its variants too. Does nothing if a service, a category, a course or the logo still shows it. */
export function removeUnused(db: Queries, id: string) {
  const shownBy = (owner: typeof service | typeof category | typeof course) =>
    db.select({ id: owner.id }).from(owner).where(eq(owner.imageId, id));
  const isUnused = [service, category, course].map(owner => notExists(shownBy(owner)));
  const isNoLogo = notExists(db.select({ id: setup.id }).from(setup).where(eq(setup.logoImageId, id)));
  return db.delete(image).where(and(eq(image.id, id), ...isUnused, isNoLogo));
}
