import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';

export async function tellOffered(_tx: Queries, _offer: { offerId: string; userId: string }, _now: Instant): Promise<void> {}
