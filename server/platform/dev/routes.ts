/** What only a development server has: a clock that can be moved, and the outbox (rule O7). A production server answers 404. */
import { AppError, invalidField } from '../contract/errors.ts';
import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { wakeWorkers } from '../jobs/enqueue.ts';
import { toRfc3339 } from '../shared/time.ts';
import { readOutbox } from './read-outbox.ts';

export function devRoutes({ config, devClock }: Deps) {
  const clock = () => {
    if (!devClock) throw new AppError('NOT_FOUND');
    return devClock;
  };
  const answer = () => ok({ now: toRfc3339(clock().now()), moved: clock().isMoved() }, 'Clock');

  return {
    readDevClock: async () => answer(),
    moveDevClock: async ({ body: { now } }) => {
      const instant = now === null ? null : Date.parse(now);
      // A leap second has the form of a time and is none.
      if (Number.isNaN(instant)) throw invalidField('now', 'format');
      clock().set(instant);
      wakeWorkers();
      return answer();
    },
    readDevOutbox: async () => {
      if (config.production) throw new AppError('NOT_FOUND');
      return ok(await readOutbox(config.dataDir), 'Outbox');
    },
  } satisfies Partial<Handlers>;
}
