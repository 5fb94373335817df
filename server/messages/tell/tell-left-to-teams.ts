/** Tells each professional whose visits to come went to teams, once for all of them (rule N76). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { leftToTeams } from '../facts/day-facts.ts';
import { GATHERED_FOR } from '../send/gather-rules.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

/** Called in the transaction of the switch. The message waits, so that a switch that is taken back at once says nothing. */
export async function tellLeftToTeams(tx: Queries, now: Instant): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const kinds = kindsFor('TO_TEAMS', 'had').filter(kind => !isOff(kind, messagesOff));
  const about = { bookingId: null, userId: null };
  const wanted = [...(await leftToTeams(tx)).keys()].flatMap(professionalId =>
    kinds.map(kind => ({
      ...{ kind, subject: professionalId, step: String(now), dueAt: now + GATHERED_FOR, ways: KINDS[kind].ways },
      ...{ ...about, professionalId },
    })),
  );
  await queue(tx, wanted, now);
}
