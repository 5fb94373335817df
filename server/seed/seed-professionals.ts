/** Gives the demo salon its six professionals (rule C17). Its visits stay with teams until staff switch it. */
import { readFile } from 'node:fs/promises';
import { addDays, type Instant, istDate } from '../../common/time.ts';
import { programFile } from '../platform/config/program-files.ts';
import type { Queries } from '../platform/db/database.ts';
import { newId } from '../platform/shared/ids.ts';
import { demoProfessionals } from '../salon/demo/professionals.ts';
import { markAsDemo } from '../salon/demo/store.ts';
import { variantsOf } from '../salon/media/encode.ts';
import { addImage } from '../salon/media/store.ts';
import { addLeaveRow, addProfessional, renewVersion, replaceSkills } from '../schedule/professional/store.ts';

/** Encodes the photos. This is slow, so it comes before the transaction. */
export function portrayed() {
  return Promise.all(
    demoProfessionals.map(async professional => ({
      ...professional,
      imageId: newId(),
      variants: await variantsOf(await readFile(programFile(`server/seed/pictures/professional/${professional.key}.svg`))),
    })),
  );
}

/** `servicesOf`: the ids of a category's services, by its key. Gives the professionals' ids by theirs. */
export async function addProfessionals(
  db: Queries,
  people: Awaited<ReturnType<typeof portrayed>>,
  servicesOf: Map<string, string[]>,
  createdAt: Instant,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const today = istDate(createdAt);
  for (const {
    key,
    home,
    categories,
    leave,
    variants,
    imageId,
    maxTravelMinutes = null,
    nameBefore: _before,
    ...person
  } of people) {
    const id = newId();
    ids.set(key, id);
    await markAsDemo(db, 'PROFESSIONAL', [id]);
    await addImage(db, imageId, variants, createdAt);
    await addProfessional(db, {
      ...person,
      id,
      active: true,
      allServices: !categories,
      startLatitude: home?.latitude ?? null,
      startLongitude: home?.longitude ?? null,
      maxTravelMinutes,
      weightHundredths: 100,
      imageId,
      createdAt,
    });
    await replaceSkills(
      db,
      id,
      (categories ?? []).flatMap(category => servicesOf.get(category) ?? []),
    );
    if (leave) {
      await addLeaveRow(db, {
        id: newId(),
        professionalId: id,
        fromDate: addDays(today, leave.from),
        fromMinute: 0,
        toDate: addDays(today, leave.to + 1),
        toMinute: 0,
        note: leave.note,
        enteredByHerself: false,
        createdAt,
      });
    }
  }
  await renewVersion(db);
  return ids;
}
