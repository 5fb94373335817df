/** What is kept for a time goes when the time is over, whether or not anything new of its kind arrives. */
import { forgetSignIns } from './auth/forget.ts';
import { keepMonths } from './booking/keep-months.ts';
import { forgetAnswers } from './contract/idempotency.ts';
import type { Deps } from './deps.ts';
import { forgetPlaces } from './geocode/places.ts';
import { forgetMessages } from './message/message.ts';
import { HOUR, SECOND } from './shared/time.ts';

/** After the start, which should not wait for it. */
const FIRST = 30 * SECOND;

/** As the privacy policy says (web/src/pages/customer/privacy/how-long.tsx). */
export async function forgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.tx(async tx => {
    const now = clock.now();
    await forgetSignIns(tx, now);
    await forgetAnswers(tx, now);
    await forgetMessages(tx, now);
    await forgetPlaces(tx, now);
  });
  await db.overwriteDeleted();
}

/** Every hour, until the answered function is called. */
export function keepHouse(deps: Pick<Deps, 'db' | 'clock'> & { log: Pick<Deps['log'], 'error'> }): () => void {
  const round = async () => {
    try {
      await forgetOld(deps);
      await keepMonths(deps);
    } catch (err) {
      deps.log.error({ err }, 'Housekeeping failed; it is tried again in an hour');
    }
  };
  const first = setTimeout(round, FIRST).unref();
  const hourly = setInterval(round, HOUR).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
