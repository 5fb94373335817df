import { mayBeDone } from './unanswered.ts';

export type CreateOnce = <Thing>(create: () => Promise<Thing>, find: () => Promise<Thing | undefined>) => Promise<Thing>;

/**
 * Creates something once, however often one presses: after a try whose answer did not come, the next looks first whether
 * the thing is there.
 */
export function createOnce(): CreateOnce {
  let mayBeThere = false;
  return async (create, find) => {
    const there = mayBeThere ? await find() : undefined;
    if (there) return there;
    try {
      return await create();
    } catch (error) {
      mayBeThere = mayBeDone(error);
      throw error;
    }
  };
}

/** Whether a thing has all the fields that were asked for. */
export function hasFields<Thing extends object>(fields: Partial<Thing>): (thing: Thing) => boolean {
  const asked = Object.entries(fields);
  return thing => asked.every(([name, value]) => thing[name as keyof Thing] === value);
}
