/** Hourly work: deletes expired rows and counts finished months. */
import { forgetEnquiries } from './academy/erase.ts';
import { forgetWishes } from './area/wish.ts';
import { forgetSignIns } from './auth/forget.ts';
import { keepMonths } from './booking/keep-months.ts';
import { forgetAnswers } from './contract/idempotency.ts';
import type { Deps } from './deps.ts';
import { forgetPlaces } from './geocode/places.ts';
import { forgetJobs } from './jobs/jobs.ts';
import type { JobKind } from './jobs/rules.ts';
import { forgetMessages } from './message/message.ts';
import { forgetMessageLog } from './messaging/erase.ts';
import { forgetWays } from './professional/ways.ts';
import { HOUR, MINUTE } from './shared/time.ts';
import { forgetLinks } from './visit-link/link.ts';
import { forgetDeliveries } from './webhook/deliveries.ts';

const FORGETTING = [
  ...[forgetSignIns, forgetAnswers, forgetMessages, forgetMessageLog],
  ...[forgetEnquiries, forgetWishes, forgetPlaces, forgetWays, forgetLinks, forgetDeliveries, forgetJobs],
];

/**
 * Deletes rows that are older than the privacy policy allows (web/src/pages/customer/privacy/how-long.tsx). Each step has its own
 * transaction, so a step that is done stays done if the signal stops the next one.
 */
export async function forgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  for (const forget of FORGETTING) {
    signal?.throwIfAborted();
    await db.tx(tx => forget(tx, clock.now()));
  }
  signal?.throwIfAborted();
  await db.overwriteDeleted();
}

/** Runs every hour on one of the instances. */
export const housekeeping: JobKind<null> = {
  name: 'HOUSEKEEPING',
  tries: 5,
  timeLimit: 5 * MINUTE,
  every: HOUR,
  run: async (_payload, deps, signal) => {
    await forgetOld(deps, signal);
    await keepMonths(deps, signal);
  },
};
