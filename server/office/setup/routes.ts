import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { bookTest, emptyDemo, noteSetup, readSetup, removeTest, setLogo } from './setup.ts';

export function setupRoutes(deps: Deps) {
  return {
    getSetup: async () => ok(await readSetup(deps), 'Setup'),
    changeSetup: async ({ body }) => ok(await noteSetup(deps, body), 'Saved'),
    setLogo: async ({ body }) => ok(await setLogo(deps, body), 'Logo saved'),
    bookTest: async ({ caller, body }) => ok(await bookTest(deps, caller, body), 'Test visit booked'),
    removeTestBooking: async ({ caller }) => ok(await removeTest(deps, caller), 'Test visit removed'),
    emptyDemo: async ({ caller, body }) => ok(await emptyDemo(deps, caller, body), 'Emptied'),
  } satisfies Partial<Handlers>;
}
