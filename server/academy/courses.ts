/** Courses and batches: the site reads them, staff change them (rules Y1 and Y2). */

import { toPaise } from '../../common/money.ts';
import { istDate } from '../../common/time.ts';
import type { Language } from '../../common/words/languages.ts';
import { AppError, mustHaveNone } from '../platform/contract/errors.ts';
import type { Period } from '../platform/contract/period.ts';
import type { Input, Once, Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/shared/ids.ts';
import { storedTranslations } from '../platform/shared/translations.ts';
import { chooseImage } from '../salon/media/choose-image.ts';
import { dropImage } from '../salon/media/image.ts';
import { readSettings } from '../salon/settings/settings.ts';
import {
  addBatchRow,
  addCourse,
  changeBatch,
  changeCourse,
  countEnquiries,
  findBatch,
  findBatches,
  findCourse,
  findCourses,
  findWithSeats,
  removeBatch,
  removeCourse,
  wasEverTaken,
} from './course-store.ts';
import { type BatchRow, type CourseRow, guardianWordings, mistakesInBatch, mistakesInTexts, toBatch, toCourse } from './rules.ts';

const refuse = (reason: 'COURSE_IN_USE' | 'BATCH_IN_USE' | 'SEATS_TAKEN') =>
  new AppError('ACADEMY_CONFLICT', { params: { reason } });

/** Throws COURSE_NOT_FOUND. */
export async function mustFindCourse(db: Queries, id: string): Promise<CourseRow> {
  const found = await findCourse(db, id);
  if (!found) throw new AppError('COURSE_NOT_FOUND');
  return found;
}

/** Throws NOT_FOUND. */
export async function mustFindBatch(db: Queries, id: string): Promise<BatchRow> {
  const found = await findBatch(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The courses that the site shows, each with the batches that have not begun. */
export async function listCourses(
  { db: { read }, clock }: Pick<Deps, 'db' | 'clock'>,
  language: Language,
): Promise<Schemas['Course'][]> {
  const courses = await findCourses(read, { activeOnly: true });
  const batches = Map.groupBy(await findBatches(read, { from: istDate(clock.now()) }), ({ courseId }) => courseId);
  return courses.map(row => toCourse(row, batches.get(row.id) ?? [], language));
}

/** For the pages of the site; undefined if the site does not show it. */
export async function courseOnSite(
  db: Queries,
  id: string,
  { language, now }: { language: Language; now: number },
): Promise<Schemas['Course'] | undefined> {
  const found = await findCourse(db, id);
  return found?.active ? toCourse(found, await findBatches(db, { courseId: id, from: istDate(now) }), language) : undefined;
}

/** For the sitemap: what the site shows, and when it last changed. */
export async function coursesOfSitemap(db: Queries) {
  return (await findCourses(db, { activeOnly: true })).map(({ id, name, imageId, changedAt }) => ({
    id,
    name,
    imageId,
    changedAt,
  }));
}

/** Throws COURSE_NOT_FOUND also for one that the site does not show. */
export async function readCourse(
  { db: { read }, clock }: Deps,
  id: string,
  language: Language,
): Promise<Schemas['CourseDetail']> {
  const course = await courseOnSite(read, id, { language, now: clock.now() });
  if (!course) throw new AppError('COURSE_NOT_FOUND');
  const settings = await readSettings(read);
  const guardianConsentTexts = guardianWordings(settings);
  return { ...course, guardianConsentText: guardianConsentTexts.en, guardianConsentTexts };
}

const toStaffCourse = (row: CourseRow, batches: BatchRow[], enquiries: number): Schemas['StaffCourse'] => ({
  ...toCourse(row, batches.toReversed(), 'en'),
  ...(row.translations && { translations: row.translations }),
  active: row.active,
  enquiries,
});

const showToStaff = async (db: Queries, id: string): Promise<Schemas['StaffCourse']> =>
  toStaffCourse(
    await mustFindCourse(db, id),
    await findBatches(db, { courseId: id }),
    (await countEnquiries(db, id)).get(id) ?? 0,
  );

/** The first `most` batches of shown courses that begin on these days with seats that nobody has taken. `paise` is what those would bring. */
export async function batchesWithSeats(db: Queries, period: Period, most: number) {
  const rows = await findWithSeats(db, period, most);
  return rows.map(({ batch: { id, courseId, startsOn, seats, taken }, courseName, feePaise }) => ({
    ...{ id, courseId, courseName, startsOn, free: seats - taken, paise: (seats - taken) * feePaise },
  }));
}

export async function listForStaff({ db: { read } }: Deps): Promise<Schemas['StaffCourse'][]> {
  const batches = Map.groupBy(await findBatches(read, {}), ({ courseId }) => courseId);
  const enquiries = await countEnquiries(read);
  return (await findCourses(read, { activeOnly: false })).map(row =>
    toStaffCourse(row, batches.get(row.id) ?? [], enquiries.get(row.id) ?? 0),
  );
}

const textsIn = ({ name, description }: Schemas['CourseUpdate']) => mistakesInTexts({ name, description });

/** The columns of the given fields. */
const columnsOf = ({ name, description, translations, weeks, fee, certificate, active }: Schemas['CourseUpdate']) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(description !== undefined && { description: description.trim() }),
  ...(translations !== undefined && { translations: storedTranslations(translations) }),
  ...(weeks !== undefined && { weeks }),
  ...(fee !== undefined && { feePaise: toPaise(fee) }),
  ...(certificate !== undefined && { certificate: certificate?.trim() || null }),
  ...(active !== undefined && { active }),
});

/** Throws VALIDATION_ERROR. */
export function createCourse(
  { db, clock }: Deps,
  request: Schemas['CourseRequest'],
  once: Once,
): Promise<Schemas['StaffCourse']> {
  mustHaveNone(textsIn(request));
  return db.tx(tx =>
    once(tx, async () => {
      const now = clock.now();
      const { name, description, weeks, fee } = request;
      const row: CourseRow = {
        ...{ id: newId(), name: name.trim(), description: description.trim(), weeks, feePaise: toPaise(fee) },
        ...{ translations: null, certificate: null, imageId: null, active: true, createdAt: now, changedAt: now },
        ...columnsOf(request),
      };
      await addCourse(tx, row);
      return toStaffCourse(row, [], 0);
    }),
  );
}

/** Fields that are left out stay. Throws VALIDATION_ERROR, COURSE_NOT_FOUND. */
export function updateCourse({ db, clock }: Deps, id: string, request: Schemas['CourseUpdate']): Promise<Schemas['StaffCourse']> {
  mustHaveNone(textsIn(request));
  return db.tx(async tx => {
    await mustFindCourse(tx, id);
    await changeCourse(tx, id, { ...columnsOf(request), changedAt: clock.now() });
    return showToStaff(tx, id);
  });
}

/** Throws COURSE_NOT_FOUND, and ACADEMY_CONFLICT for one that somebody has enquired about. */
export function deleteCourse({ db }: Deps, id: string): Promise<void> {
  return db.tx(async tx => {
    const { imageId } = await mustFindCourse(tx, id);
    if ((await countEnquiries(tx, id)).get(id)) throw refuse('COURSE_IN_USE');
    await removeCourse(tx, id);
    await dropImage(tx, imageId);
  });
}

/** Throws INVALID_IMAGE, OVERLOADED, VALIDATION_ERROR, COURSE_NOT_FOUND. */
export async function setPicture(
  { db, clock }: Deps,
  id: string,
  { picture, removePicture }: Input<'setCoursePicture'>['body'],
): Promise<Schemas['StaffCourse']> {
  const chosenImage = await chooseImage('picture', picture, removePicture);
  return db.tx(async tx => {
    const now = clock.now();
    const { imageId: before } = await mustFindCourse(tx, id);
    const imageId = await chosenImage(tx, now, before);
    await changeCourse(tx, id, { imageId, changedAt: now });
    await dropImage(tx, before, imageId);
    return showToStaff(tx, id);
  });
}

/** Throws VALIDATION_ERROR, COURSE_NOT_FOUND. */
export function addBatch(
  { db, clock }: Deps,
  courseId: string,
  request: Schemas['BatchRequest'],
  once: Once,
): Promise<Schemas['CourseBatch']> {
  mustHaveNone(mistakesInBatch(request));
  return db.tx(tx =>
    once(tx, async () => {
      const now = clock.now();
      const { weeks } = await mustFindCourse(tx, courseId);
      const row: BatchRow = { id: newId(), courseId, ...request, taken: 0, createdAt: now };
      await addBatchRow(tx, row);
      await changeCourse(tx, courseId, { changedAt: now });
      return toBatch(row, weeks);
    }),
  );
}

/** Fields that are left out stay. Throws VALIDATION_ERROR, NOT_FOUND, and ACADEMY_CONFLICT for fewer seats than are taken. */
export function updateBatch({ db, clock }: Deps, id: string, request: Schemas['BatchUpdate']): Promise<Schemas['CourseBatch']> {
  return db.tx(async tx => {
    const before = await mustFindBatch(tx, id);
    const after: BatchRow = { ...before, ...request };
    mustHaveNone(mistakesInBatch(after));
    if (after.seats < before.taken) throw refuse('SEATS_TAKEN');
    await changeBatch(tx, id, request);
    await changeCourse(tx, before.courseId, { changedAt: clock.now() });
    return toBatch(after, (await mustFindCourse(tx, before.courseId)).weeks);
  });
}

/** Throws NOT_FOUND, and ACADEMY_CONFLICT for one in which somebody was ever enrolled. */
export function deleteBatch({ db, clock }: Deps, id: string): Promise<void> {
  return db.tx(async tx => {
    const { courseId } = await mustFindBatch(tx, id);
    if (await wasEverTaken(tx, id)) throw refuse('BATCH_IN_USE');
    await removeBatch(tx, id);
    await changeCourse(tx, courseId, { changedAt: clock.now() });
  });
}
