// Generated from openapi.yaml by `npm run gen`. Do not edit.
const CalendarFeedRequest = { type: 'object', required: ['professionalId', 'currentPassword'], properties: { professionalId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, currentPassword: { type: 'string', minLength: 1, maxLength: 200 } } } as const;

export {
  CalendarFeedRequest as createCalendarFeed,
};
