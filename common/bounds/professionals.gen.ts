// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const Latitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,2}(\\.\\d{1,15})?$' } as const;
const Longitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,3}(\\.\\d{1,15})?$' } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const ClockSpan = { type: 'object', required: ['from', 'to'], properties: { from: ClockTime, to: ClockTime } } as const;
const ClockSpans = { type: 'array', maxItems: 8, items: ClockSpan } as const;
const ProfessionalHours = { type: 'object', required: ['day', 'spans'], properties: { day: { type: 'string', enum: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] }, spans: ClockSpans } } as const;
const ProfessionalRequest = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1, maxLength: 60 }, about: { type: 'string', maxLength: 500 }, languages: { type: 'array', maxItems: 10, items: { type: 'string', minLength: 1, maxLength: 30 } }, allServices: { type: 'boolean' }, serviceIds: { type: 'array', maxItems: 1000, items: Id }, mobile: { type: 'string', nullable: true, minLength: 1, maxLength: 40, readAs: 'mobile' }, gender: { type: 'string', nullable: true, enum: ['MALE', 'FEMALE', 'OTHER'] }, messageLanguage: Language, active: { type: 'boolean' }, start: { type: 'object', nullable: true, required: ['latitude', 'longitude'], properties: { latitude: Latitude, longitude: Longitude } }, maxTravelMinutes: { type: 'integer', nullable: true, minimum: 5, maximum: 300 }, weight: { type: 'number', minimum: 0.1, maximum: 10 }, hours: { type: 'array', maxItems: 7, items: ProfessionalHours } } } as const;
const ServiceProfessionals = { type: 'object', required: ['professionalIds'], properties: { professionalIds: { type: 'array', maxItems: 1000, items: Id } } } as const;
const ProfessionalUpdate = { type: 'object', properties: { name: { type: 'string', minLength: 1, maxLength: 60 }, about: { type: 'string', maxLength: 500 }, languages: { type: 'array', maxItems: 10, items: { type: 'string', minLength: 1, maxLength: 30 } }, allServices: { type: 'boolean' }, serviceIds: { type: 'array', maxItems: 1000, items: Id }, mobile: { type: 'string', nullable: true, minLength: 1, maxLength: 40, readAs: 'mobile' }, mobileReason: { type: 'string', minLength: 1, maxLength: 300 }, gender: { type: 'string', nullable: true, enum: ['MALE', 'FEMALE', 'OTHER'] }, messageLanguage: Language, active: { type: 'boolean' }, start: { type: 'object', nullable: true, required: ['latitude', 'longitude'], properties: { latitude: Latitude, longitude: Longitude } }, maxTravelMinutes: { type: 'integer', nullable: true, minimum: 5, maximum: 300 }, weight: { type: 'number', minimum: 0.1, maximum: 10 }, hours: { type: 'array', maxItems: 7, items: ProfessionalHours } } } as const;
const ProfessionalPhotoForm = { type: 'object', properties: { photo: { type: 'string', format: 'binary' }, removePhoto: { type: 'boolean' } } } as const;
const ProfessionalDayRequest = { type: 'object', required: ['spans'], properties: { spans: ClockSpans } } as const;
const NearDate = { type: 'string', minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } as const;
const LeaveRequest = { type: 'object', required: ['fromDate', 'fromTime', 'toDate', 'toTime'], properties: { fromDate: NearDate, fromTime: ClockTime, toDate: NearDate, toTime: ClockTime, note: { type: 'string', nullable: true, maxLength: 300 } } } as const;
const ProfessionalPreviewRequest = { type: 'object', properties: { hours: { type: 'array', maxItems: 7, items: ProfessionalHours }, allServices: { type: 'boolean' }, serviceIds: { type: 'array', maxItems: 1000, items: Id }, active: { type: 'boolean' }, day: { type: 'object', required: ['date', 'spans'], properties: { date: NearDate, spans: ClockSpans } }, leave: LeaveRequest } } as const;

export {
  ProfessionalRequest as createProfessional,
  ServiceProfessionals as setServiceProfessionals,
  ProfessionalUpdate as updateProfessional,
  ProfessionalPhotoForm as setProfessionalPhoto,
  ProfessionalDayRequest as setProfessionalDay,
  LeaveRequest as addLeave,
  ProfessionalPreviewRequest as previewProfessional,
};
