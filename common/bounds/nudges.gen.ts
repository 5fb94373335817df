// Generated from openapi.yaml by `npm run gen`. Do not edit.
const NearDate = { type: 'string', minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const MoneyInput = { type: 'number', minimum: 0, maximum: 100000000, format: 'two-decimals' } as const;
const NudgeBooking = { type: 'object', required: ['bookingDate', 'bookingTime'], properties: { bookingDate: NearDate, bookingTime: ClockTime, finalPrice: MoneyInput } } as const;

export {
  NudgeBooking as bookNudged,
};
