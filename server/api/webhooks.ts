/** Tell other programs at once what happens to bookings. Every delivery is logged. */
import { listDeliveries, replay, sendTest } from '../messages/webhook/deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateSecret,
  updateWebhook,
} from '../messages/webhook/endpoints.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function webhooks(deps: Deps) {
  return {
    listWebhooks: async () => ok(await listWebhooks(deps), 'Webhooks'),
    createWebhook: async ({ caller, body: { currentPassword, ...webhook }, clientAddress, once }) =>
      created(await createWebhook(deps, { caller, currentPassword, clientAddress }, webhook, once), 'Webhook created'),
    getWebhook: async ({ params }) => ok(await readWebhook(deps, params.id), 'Webhook'),
    updateWebhook: async ({ caller, params, body: { currentPassword, ...change }, clientAddress }) =>
      ok(await updateWebhook(deps, { caller, currentPassword, clientAddress }, params.id, change), 'Webhook updated'),
    deleteWebhook: async ({ params }) => {
      await deleteWebhook(deps, params.id);
      return ok(null, 'Webhook deleted');
    },
    rotateWebhookSecret: async ({ caller, params, body: { currentPassword }, clientAddress }) =>
      ok(await rotateSecret(deps, { caller, currentPassword, clientAddress }, params.id), 'New secret made'),
    testWebhook: async ({ params }) => ok(await sendTest(deps, params.id), 'The test is on its way'),
    listWebhookDeliveries: async ({ params, query }) => ok(await listDeliveries(deps, params.id, query), 'Deliveries'),
    replayWebhook: async ({ params, body }) => ok({ replayed: await replay(deps, params.id, body) }, 'Sent again'),
  } satisfies Partial<Handlers>;
}
