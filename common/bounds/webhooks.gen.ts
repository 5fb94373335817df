// Generated from openapi.yaml by `npm run gen`. Do not edit.
const WebhookEventType = { type: 'string', enum: ['booking.created', 'booking.rescheduled', 'booking.changed', 'booking.cancelled', 'booking.completed', 'booking.assigned', 'visit.on_the_way', 'visit.arrived', 'visit.started', 'visit.done', 'payment.paid', 'payment.refunded', 'wait.offered', 'wait.taken'] } as const;
const WebhookRequest = { type: 'object', required: ['url', 'events', 'currentPassword'], properties: { url: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' }, events: { type: 'array', minItems: 1, maxItems: 50, items: WebhookEventType }, allEvents: { type: 'boolean' }, description: { type: 'string', nullable: true, maxLength: 200 }, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const WebhookChange = { type: 'object', properties: { url: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' }, events: { type: 'array', minItems: 1, maxItems: 50, items: WebhookEventType }, allEvents: { type: 'boolean' }, description: { type: 'string', nullable: true, maxLength: 200 }, active: { type: 'boolean' }, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const OwnPassword = { type: 'object', required: ['currentPassword'], properties: { currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;
const WebhookReplay = { type: 'object', properties: { deliveryId: { type: 'string', minLength: 1, maxLength: 100 }, since: { type: 'string', maxLength: 30, format: 'date-time' } } } as const;

export {
  WebhookRequest as createWebhook,
  WebhookChange as updateWebhook,
  OwnPassword as rotateWebhookSecret,
  WebhookReplay as replayWebhook,
};
