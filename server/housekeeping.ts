/** Deletes rows that are kept only for a time. */
import { forgetSignIns } from './auth/forget.ts';
import { keepMonths } from './booking/keep-months.ts';
import { forgetAnswers } from './contract/idempotency.ts';
import type { Deps } from './deps.ts';
import { forgetPlaces } from './geocode/places.ts';
import { forgetJobs } from './jobs/jobs.ts';
import type { JobKind } from './jobs/rules.ts';
import { forgetMessages } from './message/message.ts';
import { HOUR, MINUTE } from './shared/time.ts';

/** Deletes rows that are older than the privacy policy allows (web/src/pages/customer/privacy/how-long.tsx). */
export async function forgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.tx(async tx => {
    const now = clock.now();
    await forgetSignIns(tx, now);
    await forgetAnswers(tx, now);
    await forgetMessages(tx, now);
    await forgetPlaces(tx, now);
    await forgetJobs(tx, now);
  });
  await db.overwriteDeleted();
}

/** Runs every hour on one of the instances. */
export const housekeeping: JobKind<null> = {
  name: 'HOUSEKEEPING',
  tries: 5,
  timeLimit: 5 * MINUTE,
  every: HOUR,
  run: async (_payload, deps) => {
    await forgetOld(deps);
    await keepMonths(deps);
  },
};
