/** Who can be told of alerts, and as whom the log names them (rule Q50). */
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { type Listener, listenersOf, SALON_ID } from './listener-rules.ts';
import { findPeople } from './listener-store.ts';

/** Everybody who can be told, the salon itself first. */
export async function readListeners(db: Queries, settings: Settings): Promise<Listener[]> {
  return listenersOf(await findPeople(db), settings);
}

/** The names of those on the staff, by their ids. */
export async function namesOfPeople(db: Queries): Promise<Map<string | null, string>> {
  return new Map((await findPeople(db)).filter(({ id }) => id !== SALON_ID).map(({ id, name }) => [id, name]));
}
