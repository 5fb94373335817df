import { eq, notLike, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { course, document, setting, setup } from '../../platform/db/schema.ts';
import { SPECIMEN } from '../../platform/shared/specimen.ts';

const THE_ROW = 1;

const theRow = prepared(db =>
  db
    .select({ text: sql<string>`cast(${setting.value} as text)` })
    .from(setting)
    .where(eq(setting.id, THE_ROW)),
);

const anyCourse = prepared(db => db.select({ id: course.id }).from(course).where(eq(course.active, true)).limit(1));

/** Whether the site shows courses. The table is the academy's, which reads the settings and so cannot be asked. */
export async function hasActiveCourse(db: Queries): Promise<boolean> {
  return (await anyCourse.one(db)) !== undefined;
}

const anyDocument = prepared(db =>
  db
    .select({ id: document.id })
    .from(document)
    .where(notLike(document.number, `${SPECIMEN}%`))
    .limit(1),
);

/** Whether a bill was ever issued, other than for a visit of the demo. Documents read the settings, and so cannot be asked. */
export async function hasDocument(db: Queries): Promise<boolean> {
  return (await anyDocument.one(db)) !== undefined;
}

const theLogo = prepared(db => db.select({ imageId: setup.logoImageId }).from(setup).where(eq(setup.id, THE_ROW)));

/** The logo's picture, or null. */
export async function findLogo(db: Queries): Promise<string | null> {
  return (await theLogo.one(db))?.imageId ?? null;
}

export const NEVER_SAVED = '{}';

/** The whole row as the text of a JSON object; an empty object if settings were never saved. */
export async function findStored(db: Queries): Promise<string> {
  return (await theRow.one(db))?.text ?? NEVER_SAVED;
}

export async function replaceStored(db: Queries, value: object) {
  await db.insert(setting).values({ id: THE_ROW, value }).onConflictDoUpdate({ target: setting.id, set: { value } });
}
