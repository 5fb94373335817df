/** Saving settings, which may move visits (rule N1). */

import { isDeepStrictEqual } from 'node:util';
import { type PerhapsConfirmed, perhapsByOwnPassword } from '../../accounts/auth/by-password.ts';
import { mustHaveSecondFactor } from '../../accounts/second-factor/factors.ts';
import { mustBeOwner } from '../../platform/contract/security.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { changeSettings } from '../../salon/settings/settings.ts';
import { noteFreedDays } from '../../schedule/freed/freed.ts';
import { followCapacity } from './switch-capacity.ts';

/** What may make room for somebody who waits: longer hours, more teams, a larger area, quicker ways. */
const MAY_FREE = [
  ...(['openingHours', 'closedDays', 'slotPlan', 'startPlan', 'capacity', 'teams', 'areas'] as const),
  ...(['travel', 'arrivalGraceMinutes', 'shortestNotice', 'bookingHorizonDays'] as const),
] satisfies (keyof Schemas['Settings'])[];

/**
 * Saves the settings. With another capacity, each pending booking gets a professional, or loses hers. Throws FORBIDDEN if the caller asks
 * colleagues for a second factor and has none.
 */
export function saveSettings(
  deps: Deps,
  confirmation: PerhapsConfirmed,
  entered: Schemas['Settings'],
  ifMatch?: string,
): Promise<Required<Schemas['Settings']>> {
  return changeSettings(deps, entered, ifMatch, {
    within: work => perhapsByOwnPassword(deps, confirmation, work),
    mustBeOwner: () => mustBeOwner(confirmation.caller),
    afterSave: async (tx, before, after) => {
      const { caller } = confirmation;
      // Whoever switches it on would be locked out by it.
      if (after.staffSecondFactor && !before.staffSecondFactor) await mustHaveSecondFactor(tx, caller.id);
      await followCapacity(deps, tx, { before, after, caller });
      if (MAY_FREE.some(name => !isDeepStrictEqual(before[name], after[name]))) await noteFreedDays(tx, deps.clock.now());
    },
  });
}
