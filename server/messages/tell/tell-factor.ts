/** Tells somebody on the staff that the second factor of the account changed, in the transaction of the change (rule S41). */

import type { Deps } from '../../platform/deps.ts';
import { queue } from '../send/send.ts';
import { KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';
import { ABOUT_NOBODY } from './alert-salon.ts';

export const tellFactor: Deps['tellFactor'] = (tx, adminId, change, now) =>
  queue(
    tx,
    kindsFor('SECOND_FACTOR_CHANGED', 'salon').map(kind => ({
      ...{ kind, subject: adminId, step: `${change}.${now}`, dueAt: now, ways: KINDS[kind].ways, ...ABOUT_NOBODY },
    })),
    now,
  );
