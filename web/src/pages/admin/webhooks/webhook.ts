import type { components } from '#contract';
import { atField, hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useResource } from '../../../records/use-resource.ts';

type Schemas = components['schemas'];
export type Webhook = Schemas['Webhook'];
export type EventType = Schemas['WebhookEventType'];

/** What each type of event tells, in the order of a booking's life. */
export const eventWords: Record<EventType, string> = {
  'booking.created': 'A booking is made',
  'booking.rescheduled': 'A booking is moved',
  'booking.changed': 'A booking gets other services or another price',
  'booking.assigned': 'A visit goes to another professional',
  'booking.cancelled': 'A booking is cancelled',
  'booking.completed': 'A booking is completed',
  'visit.on_the_way': 'The professional sets out',
  'visit.arrived': 'The professional arrives',
  'visit.started': 'The visit starts',
  'visit.done': 'The professional ends the visit',
  'payment.paid': 'A booking is paid',
  'payment.refunded': 'A payment goes back',
  'wait.offered': 'Somebody who waits is offered a time',
  'wait.taken': 'Somebody who waits takes a time',
};
export const eventTypes = Object.keys(eventWords) as EventType[];

/** What staff call it: its description, otherwise the host of its address. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description ?? URL.parse(url)?.host ?? url;
}

/** Why it gets nothing; undefined if it is on. */
export function offWords({ active, disabledReason }: Webhook): string | undefined {
  if (active) return undefined;
  return { GONE: 'Off: it answered 410', FAILING: 'Off: it failed for three days', none: 'Off' }[disabledReason ?? 'none'];
}

const refusedAtUrl = (error: unknown) => {
  throw hasCode(error, 'WEBHOOK_ADDRESS_REFUSED') ? atField(error, 'url') : error;
};

const at = (id: string) => ({ params: { path: { id } } });

export function useChangeWebhooks() {
  const webhooks = useResource({
    noun: 'webhook',
    gone: 'WEBHOOK_NOT_FOUND',
    touches: ['/webhook/admin', '/webhook/admin/{id}', '/webhook/admin/{id}/delivery'],
  });
  return {
    create: (body: Schemas['WebhookRequest']) =>
      webhooks.create(nameOf({ description: null, ...body }), body, header =>
        ask(adminApi.POST('/webhook/admin', { params: { header }, body })).catch(refusedAtUrl),
      ),
    update: (name: string, id: string, body: Schemas['WebhookChange']) =>
      webhooks.update(name, () => ask(adminApi.PUT('/webhook/admin/{id}', { ...at(id), body })).catch(refusedAtUrl)),
    rotate: (id: string, body: Schemas['OwnPassword']) =>
      webhooks.update(null, () => ask(adminApi.POST('/webhook/admin/{id}/rotate', { ...at(id), body }))),
    remove: (name: string, id: string) => webhooks.remove(name, () => ask(adminApi.DELETE('/webhook/admin/{id}', at(id)))),
    test: (id: string) => webhooks.update(null, () => ask(adminApi.POST('/webhook/admin/{id}/test', at(id)))),
    replay: (id: string, body: Schemas['WebhookReplay']) =>
      webhooks.update(null, () => ask(adminApi.POST('/webhook/admin/{id}/replay', { ...at(id), body }))),
  };
}
