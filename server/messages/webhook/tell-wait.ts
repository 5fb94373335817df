import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';

export async function tellProgramsOfWait(
  _tx: Queries,
  _event: 'wait.offered' | 'wait.taken',
  _waitId: string,
  _now: Instant,
): Promise<void> {}
