/** The professionals that cash up speaks of. */
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { bookedProfessional } from '../../schedule/professional/visit-rules.ts';

/** Throws PROFESSIONAL_NOT_FOUND. One who is not active any more may still have money of the salon. */
export async function mustFind(db: Queries, id: string): Promise<Schemas['BookedProfessional']> {
  const person = (await readTeam(db)).find(({ record }) => record.id === id);
  if (!person) throw new AppError('PROFESSIONAL_NOT_FOUND');
  return bookedProfessional(person.record);
}
