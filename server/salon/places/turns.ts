/** Keeps the geocoder's turns in the database, so that all processes share one pace (rule A7). */
import type { Database } from '../../platform/db/database.ts';
import type { TakeTurn } from '../../platform/outside/geocoder-pace.ts';
import { takeTurn } from './store.ts';

export function geocoderTurns({ tx }: Database): TakeTurn {
  return (provider, every) => tx(db => takeTurn(db, provider, every));
}
