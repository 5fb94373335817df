// Generated from openapi.yaml by `npm run gen`. Do not edit.
const CalendarDate = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const LinkMoveRequest = { type: 'object', required: ['bookingDate'], properties: { bookingDate: CalendarDate, bookingTime: ClockTime, readyBy: ClockTime } } as const;
const AgreedTime = { type: 'object', required: ['bookingDate', 'bookingTime'], properties: { bookingDate: CalendarDate, bookingTime: ClockTime } } as const;
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const ServicesAnswer = { type: 'object', required: ['proposalId', 'agreed'], properties: { proposalId: Id, agreed: { type: 'boolean' } } } as const;

export {
  LinkMoveRequest as moveByVisitLink,
  AgreedTime as agreeByVisitLink,
  ServicesAnswer as answerServicesByVisitLink,
};
