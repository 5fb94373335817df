/** Keeps all processes of an installation together within the rate that a public geocoder permits (rule A7). */

/** Takes the provider's next turn, `every` milliseconds after the last one. Returns the milliseconds until then. */
export type TakeTurn = (provider: string, every: number) => Promise<number>;

/** A turn expires after this time, so two questions are never closer than `every` less this. */
export const TURN_LASTS = 200;

const TRIES = 5;

const rest = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds).unref());

/** The returned function resolves when this process may ask. */
export function createPace(takeTurn: TakeTurn, provider: string, every: number) {
  return async (): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = performance.now();
      const wait = await takeTurn(provider, every);
      if (wait > 0) await rest(wait);
      // The database was slow or the process busy: the next turn may belong to another process by now.
      if (performance.now() - asked - wait <= TURN_LASTS) return;
    }
    throw new Error(`Every turn at ${provider} came too late`);
  };
}
