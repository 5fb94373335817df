/** The people of the salon who get alerts (rule Q50). */
import { asc } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { alertPerson } from '../../platform/db/schema.ts';
import type { PersonRow } from './listener-rules.ts';

const all = prepared(db => db.select().from(alertPerson).orderBy(asc(alertPerson.createdAt), asc(alertPerson.id)));
/** In the order in which they were added. The salon's own row is among them once somebody has changed it. */
export function findPeople(db: Queries): Promise<PersonRow[]> {
  return all.all(db);
}
