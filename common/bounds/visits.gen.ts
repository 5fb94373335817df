// Generated from openapi.yaml by `npm run gen`. Do not edit.
const UtcInstant = { type: 'string', maxLength: 30, format: 'date-time' } as const;
const SentAt = {  } as const;
const TipAmount = { type: 'number', minimum: 0, maximum: 10000, format: 'two-decimals' } as const;
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const TipFor = { type: 'array', minItems: 1, maxItems: 6, items: Id } as const;
const VisitStateRequest = { type: 'object', required: ['state', 'at'], properties: { state: { type: 'string', enum: ['ON_THE_WAY', 'ARRIVED', 'STARTED', 'DONE'] }, at: UtcInstant, sentAt: SentAt, code: { type: 'string', minLength: 1, maxLength: 200, readAs: 'start code' }, paymentReceived: { type: 'string', nullable: true, enum: ['CASH', 'UPI'] }, paidToSalon: { type: 'boolean' }, tip: TipAmount, tipFor: TipFor } } as const;
const DoorRefusal = { type: 'string', enum: ['UNSAFE', 'HEALTH', 'NOT_AS_BOOKED', 'NO_PLACE', 'CUSTOMER_DECLINED', 'OTHER'] } as const;
const DoorReport = { type: 'object', required: ['what', 'at'], properties: { what: { type: 'string', enum: ['CALLED', 'NOBODY_HERE', 'REFUSED'] }, at: UtcInstant, sentAt: SentAt, refusal: DoorRefusal } } as const;
const OptionId = { type: 'string', maxLength: 12, pattern: '^[a-z0-9]{1,12}$' } as const;
const ServiceWish = { type: 'object', required: ['serviceId', 'quantity'], properties: { serviceId: Id, variantId: OptionId, addOnIds: { type: 'array', maxItems: 12, items: OptionId }, quantity: { type: 'integer', minimum: 1, maximum: 20 } } } as const;
const ServicesWish = { type: 'object', required: ['services'], properties: { services: { type: 'array', maxItems: 50, items: ServiceWish } } } as const;
const ServicesAnswerAtVisit = { type: 'object', required: ['proposalId', 'agreed'], properties: { proposalId: Id, agreed: { type: 'boolean' }, code: { type: 'string', pattern: '^\\d{4}$' } } } as const;
const NearDate = { type: 'string', minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const LeaveRequest = { type: 'object', required: ['fromDate', 'fromTime', 'toDate', 'toTime'], properties: { fromDate: NearDate, fromTime: ClockTime, toDate: NearDate, toTime: ClockTime, note: { type: 'string', nullable: true, maxLength: 300 } } } as const;

export {
  VisitStateRequest as setVisitState,
  DoorReport as reportDoor,
  ServicesWish as changeServicesAtVisit,
  ServicesAnswerAtVisit as answerServicesAtVisit,
  LeaveRequest as addOwnLeave,
};
