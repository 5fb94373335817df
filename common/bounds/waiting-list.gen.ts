// Generated from openapi.yaml by `npm run gen`. Do not edit.
const ServiceRef = { type: 'string', minLength: 1, maxLength: 240 } as const;
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const CalendarDate = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const WaitTimes = {  } as const;
const WaitRequest = { type: 'object', required: ['from', 'to'], properties: { serviceIds: { type: 'array', minItems: 1, maxItems: 1000, items: ServiceRef }, addressId: Id, from: CalendarDate, to: CalendarDate, times: WaitTimes, professionalId: Id, womenOnly: { type: 'boolean' }, bookingId: Id } } as const;
const WaitChange = { type: 'object', properties: { from: CalendarDate, to: CalendarDate, times: WaitTimes, professionalId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, womenOnly: { type: 'boolean' }, paused: { type: 'boolean' } } } as const;
const MoneyInput = { type: 'number', minimum: 0, maximum: 100000000, format: 'two-decimals' } as const;
const OfferAnswer = { type: 'object', required: ['accept'], properties: { accept: { type: 'boolean' }, finalPrice: MoneyInput } } as const;
const Mobile = { type: 'string', minLength: 1, maxLength: 40, readAs: 'mobile' } as const;
const FullName = { type: 'string', minLength: 1, maxLength: 40, readAs: 'full name' } as const;
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const Latitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,2}(\\.\\d{1,15})?$' } as const;
const Longitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,3}(\\.\\d{1,15})?$' } as const;
const AddressRequest = { type: 'object', required: ['flatNumber', 'street', 'city', 'state', 'postalCode', 'country', 'latitude', 'longitude'], properties: { flatNumber: { type: 'string', maxLength: 50 }, building: { type: 'string', nullable: true, maxLength: 100 }, street: { type: 'string', maxLength: 200 }, landmark: { type: 'string', nullable: true, maxLength: 100 }, city: { type: 'string', maxLength: 100 }, state: { type: 'string', maxLength: 100 }, postalCode: { type: 'string', maxLength: 12, readAs: 'postal code' }, country: { type: 'string', maxLength: 100 }, latitude: Latitude, longitude: Longitude, instructions: { type: 'string', nullable: true, maxLength: 500 } } } as const;
const StaffWaitRequest = { type: 'object', required: ['mobile', 'serviceIds', 'from', 'to'], properties: { mobile: Mobile, fullName: FullName, language: Language, serviceIds: { type: 'array', minItems: 1, maxItems: 1000, items: ServiceRef }, addressId: Id, address: AddressRequest, from: CalendarDate, to: CalendarDate, times: WaitTimes, professionalId: Id, womenOnly: { type: 'boolean' } } } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const OfferRequest = { type: 'object', required: ['bookingDate', 'bookingTime'], properties: { bookingDate: CalendarDate, bookingTime: ClockTime, professionalId: Id } } as const;

export {
  WaitRequest as addWait,
  WaitChange as changeWait,
  OfferAnswer as answerOffer,
  StaffWaitRequest as addWaitForCustomer,
  OfferRequest as offerToWait,
};
