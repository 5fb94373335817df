// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const SeriesWeeks = { type: 'integer', minimum: 1, maximum: 12 } as const;
const SeriesFlex = { type: 'integer', minimum: 0, maximum: 240 } as const;
const SeriesOrElse = { type: 'string', enum: ['ASK', 'ANYONE'] } as const;
const SeriesRequest = { type: 'object', required: ['bookingId', 'everyWeeks'], properties: { bookingId: Id, everyWeeks: SeriesWeeks, flexMinutes: SeriesFlex, professionalId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, orElse: SeriesOrElse, until: { type: 'string', nullable: true, minLength: 10, maxLength: 10, format: 'date' } } } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const ServiceRef = { type: 'string', minLength: 1, maxLength: 240 } as const;
const SeriesChange = { type: 'object', properties: { everyWeeks: SeriesWeeks, bookingTime: ClockTime, flexMinutes: SeriesFlex, serviceIds: { type: 'array', minItems: 1, maxItems: 1000, items: ServiceRef }, addressId: Id, professionalId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, orElse: SeriesOrElse, womenOnly: { type: 'boolean' }, until: { type: 'string', nullable: true, minLength: 10, maxLength: 10, format: 'date' } } } as const;
const CalendarDate = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const SeriesAct = { type: 'object', required: ['act'], properties: { act: { type: 'string', enum: ['SKIP', 'MOVE', 'PAUSE', 'RESUME', 'END'] }, number: { type: 'integer', minimum: 0, maximum: 10000 }, bookingDate: CalendarDate, bookingTime: ClockTime, anyone: { type: 'boolean' }, allLater: { type: 'boolean' }, until: CalendarDate, cancelBooked: { type: 'boolean' }, seenFee: { type: 'number', minimum: 0, maximum: 10000000 } } } as const;

export {
  SeriesRequest as beginSeries,
  SeriesChange as changeSeries,
  SeriesAct as actOnSeries,
  SeriesAct as actBySeriesLink,
};
