import { created, type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { listDeliveries, replay, sendTest } from './deliveries.ts';
import { createWebhook, deleteWebhook, listWebhooks, readWebhook, rotateSecret, updateWebhook } from './endpoints.ts';

export function webhookRoutes(deps: Deps) {
  return {
    listWebhooks: async () => ok(await listWebhooks(deps), 'Webhooks'),
    getWebhook: async ({ params }) => ok(await readWebhook(deps, params.id), 'Webhook'),
    createWebhook: async ({ caller, body, once }) => created(await createWebhook(deps, caller, body, once), 'Webhook created'),
    updateWebhook: async ({ params, body }) => ok(await updateWebhook(deps, params.id, body), 'Webhook updated'),
    deleteWebhook: async ({ params }) => {
      await deleteWebhook(deps, params.id);
      return ok(null, 'Webhook deleted');
    },
    rotateWebhookSecret: async ({ params }) => ok(await rotateSecret(deps, params.id), 'New secret made'),
    testWebhook: async ({ params }) => ok(await sendTest(deps, params.id), 'The test is on its way'),
    listWebhookDeliveries: async ({ params, query }) => ok(await listDeliveries(deps, params.id, query), 'Deliveries'),
    replayWebhook: async ({ params, body }) => ok({ replayed: await replay(deps, params.id, body) }, 'Sent again'),
  } satisfies Partial<Handlers>;
}
