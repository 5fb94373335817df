/** Keeps a whole installation, however many processes it has, within the rate a public geocoder permits (rule A7). */

/** Takes the provider's next turn, `every` milliseconds after the one before, and answers how long it is until then. */
export type TakeTurn = (provider: string, every: number) => Promise<number>;

/** A turn is used within this time or not at all, so two turns are never asked at closer than `every` less this. */
export const TURN_LASTS = 200;

const TRIES = 5;

const rest = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds).unref());

/** What it returns resolves when this process may ask. */
export function createPace(takeTurn: TakeTurn, provider: string, every: number) {
  return async (): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = performance.now();
      const wait = await takeTurn(provider, every);
      if (wait > 0) await rest(wait);
      // A slow database or a busy process: the next turn may be somebody's by now.
      if (performance.now() - asked - wait <= TURN_LASTS) return;
    }
    throw new Error(`Every turn at ${provider} came too late`);
  };
}
