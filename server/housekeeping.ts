/** Hourly work: deletes expired rows and counts finished months. */

import { HOUR, MINUTE, toRfc3339 } from '../common/time.ts';
import { forgetEnquiries } from './academy/erase.ts';
import { forgetAccess } from './accounts/access-record/access-record.ts';
import { forgetSignIns } from './accounts/auth/forget.ts';
import { forgetTickets } from './accounts/second-factor/sign-in.ts';
import { forgetActs } from './accounts/staff-log/staff-log.ts';
import { forgetMessages } from './messages/contact-form/message.ts';
import { forgetLinks } from './messages/link/link.ts';
import { forgetMessageLog } from './messages/send/erase.ts';
import { forgetDeliveries } from './messages/webhook/deliveries.ts';
import { forgetDormant } from './office/customer/dormant.ts';
import { forgetImports } from './office/moving-in/forget.ts';
import { forgetMarks } from './office/today/today.ts';
import { forgetAnswers } from './platform/contract/idempotency.ts';
import type { Deps } from './platform/deps.ts';
import { forgetJobs } from './platform/jobs/jobs.ts';
import type { JobKind } from './platform/jobs/rules.ts';
import { lastTimeIfDoubtful, trustTime } from './platform/jobs/trusted-time.ts';
import { forgetPlaces } from './salon/places/places.ts';
import { forgetWishes } from './schedule/area/wish.ts';
import { forgetWays } from './schedule/professional/ways.ts';
import { keepMonths } from './visits/list/months.ts';
import { forgetNudges } from './visits/nudge/kept.ts';
import { forgetOrderings } from './visits/payment/ordering.ts';
import { forgetSeries } from './visits/series/kept.ts';
import { forgetWaits } from './visits/wait/end.ts';

const FORGETTING = [
  ...[forgetSignIns, forgetTickets, forgetAnswers, forgetMessages, forgetMessageLog],
  ...[
    forgetAccess,
    forgetActs,
    forgetEnquiries,
    forgetWishes,
    forgetPlaces,
    forgetWays,
    forgetLinks,
    forgetDeliveries,
    forgetJobs,
  ],
  ...[forgetOrderings, forgetWaits, forgetSeries, forgetNudges, forgetDormant, forgetImports, forgetMarks],
];

/**
 * Deletes rows that are older than the privacy policy allows (common/words/en/privacy.ts). Each step has its own
 * transaction, so a step that is done stays done if the signal stops the next one.
 */
export async function forgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  const now = clock.now();
  for (const forget of FORGETTING) {
    signal?.throwIfAborted();
    await db.tx(tx => forget(tx, now));
  }
  signal?.throwIfAborted();
  await db.overwriteDeleted();
}

/** Deletes nothing more while the clock is in doubt, because nothing brings it back (rule P11). */
const forgetOldIfTrusted = async ({ db, clock, log }: Deps, signal: AbortSignal) => {
  const now = clock.now();
  const last = await lastTimeIfDoubtful(db.read, now);
  if (last !== undefined) {
    const times = { now: toRfc3339(now), last: toRfc3339(last) };
    log.warn(times, 'no old data is deleted, because the clock may be wrong: run nikhar check');
    return db.overwriteDeleted();
  }
  await forgetOld({ db, clock: { now: () => now } }, signal);
  await db.tx(tx => trustTime(tx, now));
};

/** Runs every hour on one of the instances. */
export const housekeeping: JobKind<null> = {
  name: 'HOUSEKEEPING',
  tries: 5,
  timeLimit: 5 * MINUTE,
  every: HOUR,
  run: async (_payload, deps, signal) => {
    await forgetOldIfTrusted(deps, signal);
    await keepMonths(deps, signal);
  },
};
