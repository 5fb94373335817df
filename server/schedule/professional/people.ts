/** Staff add, change and remove professionals (rules N2, N3). A change cancels nothing; it answers what it leaves uncovered. */

import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { mobileChangesOf, removeMobileChangesOf } from '../../accounts/auth/mobile-changes.ts';
import { endSessionsOf } from '../../accounts/auth/session.ts';
import { AppError, mustHaveNone } from '../../platform/contract/errors.ts';
import type { Input, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { chooseImage } from '../../salon/media/choose-image.ts';
import { dropImage } from '../../salon/media/image.ts';
import { ratingsOf } from '../../salon/rating/ratings.ts';
import { noteFreedDays } from '../freed/freed.ts';
import { hasHeld } from './held-store.ts';
import { FORMER, leaveSpanOf, mistakesIn, mistakesInLeave, mistakesInSpans, toDetail, toProfessional } from './rules.ts';
import { namingAll, skillsAfter, writeSkills } from './skills.ts';
import {
  addProfessional,
  changeProfessional,
  findProfessionals,
  isMobileTaken,
  type NewProfessional,
  type ProfessionalRecord,
  removePlansOf,
  removeProfessional,
  renewVersion,
} from './store.ts';
import { uncoveredOf } from './uncovered.ts';
import { hasPendingVisits, hasVisits } from './visit-store.ts';

type Fields = Schemas['ProfessionalUpdate'];

const isThere = ({ erasedAt }: ProfessionalRecord): boolean => erasedAt === null;

/** A professional who was erased is found no more. */
export async function mustFind(db: Queries, id: string, today: IsoDate): Promise<ProfessionalRecord> {
  const [found] = await namingAll(db, (await findProfessionals(db, today, id)).filter(isThere));
  if (!found) throw new AppError('PROFESSIONAL_NOT_FOUND');
  return found;
}

/** The sums of their reviews. */
const ratingsOfAll = (db: Queries, records: ProfessionalRecord[]) =>
  ratingsOf(
    db,
    records.map(({ id }) => id),
  );

const detailsOf = async (db: Queries, records: ProfessionalRecord[]): Promise<Schemas['ProfessionalDetail'][]> => {
  const ids = records.map(({ id }) => id);
  const [sumsOf, changesOf] = [await ratingsOf(db, ids), await mobileChangesOf(db, ids)];
  return records.map(record => toDetail(record, sumsOf(record.id), changesOf(record.id)));
};

const detailOf = async (db: Queries, record: ProfessionalRecord): Promise<Schemas['ProfessionalDetail']> =>
  (await detailsOf(db, [record]))[0] as Schemas['ProfessionalDetail'];

/** The active ones, for everybody. */
export async function listProfessionals({ db, clock }: Deps): Promise<Schemas['Professional'][]> {
  const records = await namingAll(
    db.read,
    (await findProfessionals(db.read, istDate(clock.now()))).filter(({ active }) => active),
  );
  const sumsOf = await ratingsOfAll(db.read, records);
  return records.map(record => toProfessional(record, sumsOf(record.id)));
}

/** Throws PROFESSIONAL_NOT_FOUND also for one who is not active. */
export async function readProfessional({ db, clock }: Deps, id: string): Promise<Schemas['Professional']> {
  const record = await mustFind(db.read, id, istDate(clock.now()));
  if (!record.active) throw new AppError('PROFESSIONAL_NOT_FOUND');
  return toProfessional(record, (await ratingsOf(db.read, [id]))(id));
}

export async function listForStaff({ db, clock }: Deps): Promise<Schemas['ProfessionalDetail'][]> {
  const records = await namingAll(db.read, (await findProfessionals(db.read, istDate(clock.now()))).filter(isThere));
  return detailsOf(db.read, records);
}

export async function readForStaff({ db, clock }: Deps, id: string): Promise<Schemas['ProfessionalDetail']> {
  return detailOf(db.read, await mustFind(db.read, id, istDate(clock.now())));
}

/** The columns of the given fields. */
const columnsOf = ({
  name,
  about,
  languages,
  mobile,
  gender,
  messageLanguage,
  active,
  start,
  maxTravelMinutes,
  weight,
  hours,
}: Fields) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(about !== undefined && { about: about.trim() }),
  ...(languages !== undefined && { languages: [...new Set(languages.map(language => language.trim()).filter(Boolean))] }),
  ...(mobile !== undefined && { mobile }),
  ...(gender !== undefined && { gender }),
  ...(messageLanguage !== undefined && { messageLanguage }),
  ...(active !== undefined && { active }),
  ...(start !== undefined && { startLatitude: start?.latitude ?? null, startLongitude: start?.longitude ?? null }),
  ...(maxTravelMinutes !== undefined && { maxTravelMinutes }),
  ...(weight !== undefined && { weightHundredths: Math.round(weight * 100) }),
  ...(hours !== undefined && { hours }),
});

const NO_SKILLS = { allServices: false, serviceIds: [] };

/** Throws VALIDATION_ERROR, SERVICE_NOT_FOUND, PROFESSIONAL_MOBILE_TAKEN. */
export function createProfessional(
  { db, clock }: Deps,
  request: Schemas['ProfessionalRequest'],
  once: Once,
): Promise<Schemas['ProfessionalDetail']> {
  mustHaveNone(mistakesIn(request));
  const add = async (tx: Queries) => {
    const now = clock.now();
    const row: NewProfessional = {
      id: newId(),
      about: '',
      languages: [],
      mobile: null,
      gender: null,
      messageLanguage: 'en',
      active: true,
      startLatitude: null,
      startLongitude: null,
      maxTravelMinutes: null,
      hours: [],
      weightHundredths: 100,
      imageId: null,
      allServices: false,
      createdAt: now,
      ...columnsOf(request),
      name: request.name.trim(),
    };
    if (!(await addProfessional(tx, row))) throw new AppError('PROFESSIONAL_MOBILE_TAKEN');
    await writeSkills(tx, row.id, NO_SKILLS, request);
    await renewVersion(tx);
    await noteFreedDays(tx, now);
    return detailOf(tx, await mustFind(tx, row.id, istDate(now)));
  };
  return db.tx(tx => once(tx, () => add(tx), { customerOf: ({ id }) => id }));
}

/** Makes a change, and answers the professional with the visits that she can no longer carry out. */
export function applyChange(
  { db, clock }: Deps,
  id: string,
  change: (tx: Queries, now: Instant, before: ProfessionalRecord) => Promise<unknown>,
) {
  return db.tx(async (tx): Promise<Schemas['ProfessionalChange']> => {
    const now = clock.now();
    const before = await mustFind(tx, id, istDate(now));
    await change(tx, now, before);
    await renewVersion(tx);
    await noteFreedDays(tx, now);
    const record = await mustFind(tx, id, istDate(now));
    return { professional: await detailOf(tx, record), uncovered: await uncoveredOf(tx, now, record) };
  });
}

/**
 * Fields that are left out stay. `whenOther` runs in the same transaction if she gets another mobile. Throws VALIDATION_ERROR,
 * PROFESSIONAL_NOT_FOUND, SERVICE_NOT_FOUND, PROFESSIONAL_MOBILE_TAKEN.
 */
export async function updateProfessional(
  deps: Deps,
  id: string,
  request: Fields,
  whenOther?: (tx: Queries, before: ProfessionalRecord, now: Instant) => Promise<void>,
): Promise<Schemas['ProfessionalChange']> {
  mustHaveNone(mistakesIn(request));
  return applyChange(deps, id, async (tx, now, before) => {
    const { mobile } = request;
    if (mobile && (await isMobileTaken(tx, mobile, id))) throw new AppError('PROFESSIONAL_MOBILE_TAKEN');
    const columns = columnsOf(request);
    if (Object.keys(columns).length > 0) await changeProfessional(tx, id, columns);
    await writeSkills(tx, id, before, request);
    const isOtherMobile = mobile !== undefined && mobile !== before.mobile;
    if (isOtherMobile || request.active === false) await endSessionsOf(tx, id);
    if (isOtherMobile) await whenOther?.(tx, before, now);
  });
}

/** She confirmed it herself. Throws PROFESSIONAL_MOBILE_TAKEN. */
export async function setOwnMobile(tx: Queries, id: string, mobile: string): Promise<void> {
  if (await isMobileTaken(tx, mobile, id)) throw new AppError('PROFESSIONAL_MOBILE_TAKEN');
  await changeProfessional(tx, id, { mobile });
  await renewVersion(tx);
}

/** She chose it herself. */
export async function setMessageLanguage(tx: Queries, id: string, messageLanguage: Language): Promise<void> {
  await changeProfessional(tx, id, { messageLanguage });
  await renewVersion(tx);
}

/** Throws PROFESSIONAL_HAS_VISITS for one who has ever had a visit: the booking keeps her name. */
export function deleteProfessional({ db, clock }: Deps, id: string): Promise<void> {
  return db.tx(async tx => {
    const { imageId } = await mustFind(tx, id, istDate(clock.now()));
    if ((await hasVisits(tx, id)) || (await hasHeld(tx, id))) throw new AppError('PROFESSIONAL_HAS_VISITS');
    await endSessionsOf(tx, id);
    await removeMobileChangesOf(tx, id);
    await removeProfessional(tx, id);
    await dropImage(tx, imageId, null);
    await renewVersion(tx);
  });
}

/** What of a professional is about her as a person. */
const NOBODY = {
  ...{ name: FORMER, about: '', languages: [], mobile: null, messageLanguage: 'en', gender: null, imageId: null },
  ...{ allServices: false, startLatitude: null, startLongitude: null, maxTravelMinutes: null, hours: [], weightHundredths: 100 },
} satisfies Partial<ProfessionalRecord>;

/**
 * Makes her nobody. Her row stays for past visits and pay. Answers who she was; undefined if she was erased before. Throws
 * PROFESSIONAL_NOT_FOUND, PROFESSIONAL_ACTIVE, and PROFESSIONAL_HAS_VISITS while any is pending.
 */
export async function makeNobody(tx: Queries, id: string, now: Instant): Promise<ProfessionalRecord | undefined> {
  const [before] = await findProfessionals(tx, istDate(now), id);
  if (!before) throw new AppError('PROFESSIONAL_NOT_FOUND');
  if (!isThere(before)) return undefined;
  if (before.active) throw new AppError('PROFESSIONAL_ACTIVE');
  if (await hasPendingVisits(tx, id)) throw new AppError('PROFESSIONAL_HAS_VISITS', { params: { reason: 'VISITS_TO_COME' } });
  await removePlansOf(tx, id);
  await changeProfessional(tx, id, { ...NOBODY, erasedAt: now });
  await dropImage(tx, before.imageId, null);
  await renewVersion(tx);
  return before;
}

/** Throws INVALID_IMAGE, OVERLOADED, VALIDATION_ERROR, PROFESSIONAL_NOT_FOUND. */
export async function setPhoto(
  { db, clock }: Deps,
  id: string,
  { photo, removePhoto }: Input<'setProfessionalPhoto'>['body'],
): Promise<Schemas['ProfessionalDetail']> {
  const chosenImage = await chooseImage('photo', photo, removePhoto);
  return db.tx(async tx => {
    const now = clock.now();
    const { imageId: before } = await mustFind(tx, id, istDate(now));
    const imageId = await chosenImage(tx, now, before);
    await changeProfessional(tx, id, { imageId });
    await dropImage(tx, before, imageId);
    await renewVersion(tx);
    return detailOf(tx, await mustFind(tx, id, istDate(now)));
  });
}

/** What a change would leave uncovered. Saves nothing. Throws VALIDATION_ERROR, PROFESSIONAL_NOT_FOUND. */
export async function previewProfessional(
  { db, clock }: Deps,
  id: string,
  { hours, active, day, leave, ...skills }: Schemas['ProfessionalPreviewRequest'],
): Promise<Schemas['UncoveredVisit'][]> {
  const mistakesInDay = day ? mistakesInSpans('day.spans', day.spans) : [];
  const inLeave = leave ? mistakesInLeave(leave).map(mistake => ({ ...mistake, field: `leave.${mistake.field}` })) : [];
  mustHaveNone([...mistakesIn({ ...(hours && { hours }) }), ...mistakesInDay, ...inLeave]);
  const now = clock.now();
  const record = await mustFind(db.read, id, istDate(now));
  const added = { id: '', professionalId: id, note: null, enteredByHerself: false, createdAt: now };
  return uncoveredOf(db.read, now, {
    ...record,
    ...(hours && { hours }),
    ...skillsAfter(record, skills),
    ...(active !== undefined && { active }),
    ...(day && { days: [...record.days.filter(({ date }) => date !== day.date), day] }),
    ...(leave && { leave: [...record.leave, { ...added, ...leaveSpanOf(leave) }] }),
  });
}
