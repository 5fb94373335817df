// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const ServiceRef = { type: 'string', minLength: 1, maxLength: 240 } as const;
const CalendarDate = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const MoneyInput = { type: 'number', minimum: 0, maximum: 100000000, format: 'two-decimals' } as const;
const PaymentType = { type: 'string', enum: ['PAY_NOW', 'PAY_AFTER'] } as const;
const CouponCodeInput = { type: 'string', minLength: 1, maxLength: 64, readAs: 'coupon code' } as const;
const PartyGuest = { type: 'object', required: ['label', 'serviceIds'], properties: { label: { type: 'string', nullable: true, minLength: 1, maxLength: 40 }, serviceIds: { type: 'array', minItems: 1, maxItems: 50, items: ServiceRef } } } as const;
const ExternalId = { type: 'string', maxLength: 100, pattern: '^[!-~]{1,100}$' } as const;
const Metadata = { type: 'object' } as const;
const BookingRequest = { type: 'object', required: ['userId', 'serviceIds', 'bookingDate', 'bookingTime', 'finalPrice', 'addressId', 'paymentType'], properties: { userId: Id, serviceIds: { type: 'array', minItems: 1, maxItems: 1000, items: ServiceRef }, bookingDate: CalendarDate, bookingTime: ClockTime, finalPrice: MoneyInput, addressId: Id, paymentType: PaymentType, cartId: Id, couponCode: CouponCodeInput, guests: { type: 'array', minItems: 1, maxItems: 12, items: PartyGuest }, readyBy: ClockTime, professionals: { type: 'integer', minimum: 1, maximum: 6 }, relatedTo: Id, professionalId: Id, womenOnly: { type: 'boolean' }, externalId: ExternalId, metadata: Metadata } } as const;
const Latitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,2}(\\.\\d{1,15})?$' } as const;
const Longitude = { type: 'string', maxLength: 20, pattern: '^-?\\d{1,3}(\\.\\d{1,15})?$' } as const;
const PartyPlanRequest = { type: 'object', required: ['guests', 'bookingDate'], properties: { guests: { type: 'array', minItems: 1, maxItems: 12, items: PartyGuest }, bookingDate: CalendarDate, readyBy: ClockTime, bookingTime: ClockTime, addressId: Id, latitude: Latitude, longitude: Longitude, professionalId: Id, womenOnly: { type: 'boolean' }, exceptBookingId: Id } } as const;
const AddressRequest = { type: 'object', required: ['flatNumber', 'street', 'city', 'state', 'postalCode', 'country', 'latitude', 'longitude'], properties: { flatNumber: { type: 'string', maxLength: 50 }, building: { type: 'string', nullable: true, maxLength: 100 }, street: { type: 'string', maxLength: 200 }, landmark: { type: 'string', nullable: true, maxLength: 100 }, city: { type: 'string', maxLength: 100 }, state: { type: 'string', maxLength: 100 }, postalCode: { type: 'string', maxLength: 12, readAs: 'postal code' }, country: { type: 'string', maxLength: 100 }, latitude: Latitude, longitude: Longitude, instructions: { type: 'string', nullable: true, maxLength: 500 } } } as const;
const RescheduleRequest = { type: 'object', properties: { bookingDate: CalendarDate, bookingTime: ClockTime, readyBy: ClockTime, addressId: Id, address: AddressRequest, professionalId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 } } } as const;
const AgreedTime = { type: 'object', required: ['bookingDate', 'bookingTime'], properties: { bookingDate: CalendarDate, bookingTime: ClockTime } } as const;
const Money = { type: 'number', minimum: 0 } as const;
const GuestsChange = { type: 'object', required: ['guests'], properties: { guests: { type: 'array', minItems: 1, maxItems: 12, items: PartyGuest }, professionals: { type: 'integer', minimum: 1, maximum: 6 }, finalPrice: Money } } as const;
const ServicesAnswer = { type: 'object', required: ['proposalId', 'agreed'], properties: { proposalId: Id, agreed: { type: 'boolean' } } } as const;
const Mobile = { type: 'string', minLength: 1, maxLength: 40, readAs: 'mobile' } as const;
const FullName = { type: 'string', minLength: 1, maxLength: 40, readAs: 'full name' } as const;
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const StaffBookingRequest = { type: 'object', required: ['mobile', 'serviceIds', 'bookingDate', 'bookingTime'], properties: { mobile: Mobile, fullName: FullName, language: Language, serviceIds: { type: 'array', minItems: 1, maxItems: 1000, items: ServiceRef }, bookingDate: CalendarDate, bookingTime: ClockTime, addressId: Id, address: AddressRequest, guests: { type: 'array', minItems: 1, maxItems: 12, items: PartyGuest }, readyBy: ClockTime, professionals: { type: 'integer', minimum: 1, maximum: 6 }, relatedTo: Id, professionalId: Id, womenOnly: { type: 'boolean' }, finalPrice: MoneyInput, paymentType: PaymentType, couponCode: CouponCodeInput, externalId: ExternalId, metadata: Metadata } } as const;
const PastVisitRequest = { type: 'object', required: ['mobile', 'serviceIds', 'bookingDate', 'bookingTime'], properties: { mobile: Mobile, fullName: FullName, language: Language, serviceIds: { type: 'array', minItems: 1, maxItems: 1000, items: ServiceRef }, bookingDate: CalendarDate, bookingTime: ClockTime, addressId: Id, address: AddressRequest, professionalId: Id, paidBy: { type: 'string', enum: ['CASH', 'UPI', 'CARD', 'BANK'] }, takenBy: Id, finalPrice: MoneyInput, couponCode: CouponCodeInput, externalId: ExternalId, metadata: Metadata } } as const;
const NearDate = { type: 'string', minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } as const;
const DayApplyRequest = { type: 'object', required: ['date', 'moves'], properties: { date: NearDate, moves: { type: 'array', minItems: 1, maxItems: 250, items: { type: 'object', required: ['bookingId', 'professionalId'], properties: { bookingId: Id, part: { type: 'integer', minimum: 1, maximum: 6 }, professionalId: Id } } } } } as const;
const TimeProposalRequest = { type: 'object', required: ['bookingDate', 'bookingTime', 'professionalId'], properties: { bookingDate: CalendarDate, bookingTime: ClockTime, professionalId: Id } } as const;
const OptionId = { type: 'string', maxLength: 12, pattern: '^[a-z0-9]{1,12}$' } as const;
const ServiceWish = { type: 'object', required: ['serviceId', 'quantity'], properties: { serviceId: Id, variantId: OptionId, addOnIds: { type: 'array', maxItems: 12, items: OptionId }, quantity: { type: 'integer', minimum: 1, maximum: 20 } } } as const;
const PaidAmount = { type: 'number', exclusiveMinimum: 0, maximum: 10000000, format: 'two-decimals' } as const;
const ServicesChange = { type: 'object', required: ['services'], properties: { services: { type: 'array', maxItems: 50, items: ServiceWish }, discount: { type: 'object', nullable: true, required: ['amount', 'reason'], properties: { amount: PaidAmount, reason: { type: 'string', minLength: 1, maxLength: 200 } } } } } as const;
const BookingExternal = { type: 'object', properties: { externalId: { type: 'string', nullable: true, maxLength: 100, pattern: '^[!-~]{1,100}$' }, metadata: { type: 'object', nullable: true } } } as const;
const StateRequest = { type: 'object', required: ['code'], properties: { code: { type: 'string', pattern: '^\\d{2}$' } } } as const;

export {
  BookingRequest as createBooking,
  PartyPlanRequest as planParty,
  RescheduleRequest as rescheduleBooking,
  AgreedTime as agreeToTime,
  GuestsChange as changeGuests,
  ServicesAnswer as answerServices,
  StaffBookingRequest as bookForCustomer,
  PastVisitRequest as enterPastVisit,
  DayApplyRequest as applyDay,
  TimeProposalRequest as proposeTime,
  GuestsChange as changeGuestsAsStaff,
  ServicesChange as changeServices,
  ServicesAnswer as answerServicesAsStaff,
  BookingExternal as setBookingExternal,
  StateRequest as setBookingState,
};
