// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const SendingChannel = { type: 'string', enum: ['SMS', 'WHATSAPP', 'EMAIL'] } as const;
const AlertKind = { type: 'string', enum: ['HELP', 'NOBODY_HERE', 'VISIT_REFUSED', 'LEAVE', 'VISIT_LATE', 'NOT_SET_OUT', 'MESSAGE_FAILED', 'UNCOVERED', 'BOOKING_NEW', 'BOOKING_MOVED', 'BOOKING_CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_LATE', 'PARTY_BALANCE', 'LOW_REVIEW', 'ENQUIRY', 'SUMMARY', 'WEBHOOK_DISABLED'] } as const;
const AlertPersonRequest = { type: 'object', required: ['name', 'ways', 'kinds'], properties: { name: { type: 'string', minLength: 1, maxLength: 60 }, mobile: { type: 'string', nullable: true, minLength: 1, maxLength: 40, readAs: 'mobile' }, email: { type: 'string', nullable: true, minLength: 1, maxLength: 254, readAs: 'email' }, language: Language, ways: { type: 'array', maxItems: 3, items: SendingChannel }, kinds: { type: 'array', maxItems: 18, items: AlertKind } } } as const;

export {
  AlertPersonRequest as addAlertPerson,
  AlertPersonRequest as updateAlertPerson,
};
