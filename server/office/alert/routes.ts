import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAlerts } from './alerts.ts';

export function alertRoutes(deps: Deps) {
  return { listAlerts: async () => ok(await listAlerts(deps), 'Alerts') } satisfies Partial<Handlers>;
}
