/** Verdicts of `check`, for both engines. */
import { anAdminExists } from '../auth/first-admin.ts';
import type { Environment } from '../config.ts';
import type { Database } from '../db/database.ts';
import { damageOfPlan } from '../professional/damage.ts';
import { areSaved } from '../settings/settings.ts';
import { adminCommand } from './invocation.ts';

export type Verdict = readonly ['ok' | 'note' | 'FAULT', string];

/** A demo may have them, but a real salon's customers would call a stranger. */
export const UNSAVED_SETTINGS = 'The site shows an invented phone number and address';

export async function staff(db: Database, { production, ADMIN_EMAIL }: Environment): Promise<Verdict> {
  return (await anAdminExists(db))
    ? ['ok', 'There is an admin']
    : [production ? 'FAULT' : 'note', `There is no admin: ${adminCommand('create', ADMIN_EMAIL)}`];
}

export async function salon(db: Database, { production, demoData }: Environment): Promise<Verdict> {
  return (demoData && !production) || (await areSaved(db.read))
    ? ['ok', 'The salon has its settings']
    : ['note', `${UNSAVED_SETTINGS}: save them in the admin area, under Settings`];
}

/** More would hide the other verdicts. */
const MOST_DAMAGE = 10;

/** Whether visits, the half hours they take and bookings agree. */
export async function plan(db: Database): Promise<Verdict[]> {
  const damage = await db.tx(damageOfPlan);
  if (damage.length === 0) return [['ok', 'The visits and the half hours they take agree with the bookings']];
  const more = damage.length - MOST_DAMAGE;
  return [
    ...damage.slice(0, MOST_DAMAGE).map((sentence): Verdict => ['FAULT', sentence]),
    ...(more > 0 ? [['FAULT', `The visits have ${more} more faults like these`] as const] : []),
  ];
}
