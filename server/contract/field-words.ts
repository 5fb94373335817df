/** The messages about fields that the contract refuses (rule V11), made from Ajv's errors. */
import type { ErrorObject } from 'ajv';

/** Fields with one message, whether they are missing or malformed. */
const WORDING: Record<string, string> = {
  mobile: 'Please enter a valid 10-digit phone number.',
  otp: 'Please enter a valid 4-digit OTP.',
  email: 'Please enter a valid e-mail address.',
  status: 'Status must be PENDING, COMPLETED or CANCELLED, or several of them with commas between.',
};

/** Messages for missing or blank fields, other than "… is required". */
const REQUIRED: Record<string, string> = {
  flatNumber: 'Flat/House No. is required',
  latitude: 'Location is required',
  longitude: 'Location is required',
  fullName: 'Please enter your full name.',
  verificationId: 'Verification ID is missing. Please request a new OTP.',
  couponCode: 'Please enter a coupon code',
  serviceIds: 'Choose at least one service',
  serviceId: 'Choose a service',
  addressId: 'Choose an address',
  bookingDate: 'Choose a date',
  bookingTime: 'Choose a time',
  paymentType: 'Choose how to pay',
};

/** The labels of the screens, where the field's name reads badly. */
const LABELS: Record<string, string> = {
  externalId: 'External ID',
  addressId: 'Address ID',
  after: 'Cursor',
  bookingDate: 'Visit date',
  bookingHorizonDays: 'Days ahead',
  bookingTime: 'Visit time',
  cartId: 'Cart ID',
  categoryId: 'Category',
  closes: 'Closing time',
  durationInMinutes: 'Duration',
  email: 'E-mail',
  exceptBookingId: 'Booking ID',
  flatNumber: 'Flat/House No.',
  from: 'First day',
  id: 'ID',
  'idempotency-key': 'Idempotency-Key',
  'if-match': 'If-Match',
  imageFile: 'Picture',
  imageUrl: 'Picture',
  isActive: 'Active',
  itemId: 'Item ID',
  lat: 'Latitude',
  lon: 'Longitude',
  maxPendingBookings: 'Pending bookings',
  minimumOrderValue: 'Minimum order',
  mobile: 'Mobile number',
  opens: 'Opening time',
  otp: 'OTP',
  postalCode: 'Postal Code',
  q: 'Search text',
  removeImage: 'Remove picture',
  search: 'Search text',
  serviceId: 'Service ID',
  serviceIds: 'Services',
  showListPrice: 'List price',
  size: 'Page size',
  sort: 'Sort order',
  to: 'Last day',
  upiId: 'UPI id',
  userId: 'User ID',
  verificationId: 'Verification ID',
};

/** Labels of one entry of a list. */
const ENTRY_LABELS: Record<string, string> = {
  closedDays: 'Closed day',
  openingHours: 'Opening hours of a day',
  serviceIds: 'Service ID',
};

const PLURAL = ['closedDays', 'openingHours', 'teams', 'bookingHorizonDays', 'maxPendingBookings'];

/** Texts of a fixed form: an example helps more than their length. */
const FORMS: Record<string, string> = {
  dateOfBirth: 'a date such as 1994-08-15',
  bookingTime: 'a time such as 14:30:00',
  opens: 'a time such as 09:00:00',
  closes: 'a time such as 20:00:00',
  latitude: 'degrees such as 21.1458',
  longitude: 'degrees such as 79.0882',
};
const DATE_FORM = 'a date such as 2026-12-31';

/** Messages for other malformed texts. */
const MALFORMED: Record<string, string> = {
  code: 'Code must be 3 to 20 letters, digits, hyphens or underscores',
  phone: 'Please enter a valid phone number.',
  upiId: 'UPI id must be like name@bank',
};

/** Messages for numbers that are too small. */
const TOO_SMALL: Record<string, string> = {
  price: 'Price must be greater than 0',
  durationInMinutes: 'Duration must be greater than 0',
};

/** Messages for lists with too many or too few entries. */
const LENGTHS: Record<string, (limit: string) => string> = {
  serviceIds: limit => `Choose at most ${limit} services`,
  openingHours: () => 'Opening hours must name each day of the week once',
};

const RUPEES = ['price', 'finalPrice', 'minimumOrderValue'];
const UNITS: Record<string, string> = { durationInMinutes: ' minutes' };

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The keywords that a blank field fails. */
const BLANK = ['minLength', 'type', 'pattern', 'format', 'readAs'];

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const amount = (name: string, limit: number): string =>
  `${RUPEES.includes(name) ? '₹' : ''}${limit.toLocaleString('en-IN')}${UNITS[name] ?? ''}`;

/** Whether a field may be left out. A query lists its required names. A body only refers to its schema, where null is allowed. */
const isOptional = (field: string, { parentSchema }: ErrorObject, required: string[] | undefined): boolean =>
  required ? !required.includes(field) : [parentSchema?.type].flat().includes('null');

/** The last name in the field's path, because an address has the same fields within any body. */
const nameOf = (field: string): string => field.split('.').findLast(part => !/^\d+$/.test(part)) ?? field;

const labelOf = (name: string): string => {
  if (LABELS[name]) return LABELS[name];
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const missing = (name: string): string =>
  REQUIRED[name] ?? WORDING[name] ?? `${labelOf(name)} ${PLURAL.includes(name) ? 'are' : 'is'} required`;

const malformed = (name: string, label: string): string => WORDING[name] ?? MALFORMED[name] ?? `${label} is not valid`;

const formOf = (name: string, { parentSchema, keyword }: ErrorObject): string | undefined => {
  if (!['format', 'pattern', 'minLength', 'maxLength'].includes(keyword)) return undefined;
  return FORMS[name] ?? (parentSchema?.format === 'date' ? DATE_FORM : undefined);
};

const malformedName = (data: unknown): string => {
  if (/\p{N}/u.test(String(data))) return 'Full name cannot contain numbers.';
  return /\p{L}/u.test(String(data)) ? 'Full name may have letters, spaces, apostrophes and hyphens only.' : missing('fullName');
};

/** The message about `field`. `required` lists the required names if the values were read from text. */
export function wordsFor(field: string, error: ErrorObject, required: string[] | undefined): string {
  const { keyword, params, data } = error;
  const name = nameOf(field);
  const entryLabel = /\.\d+$/.test(field) ? ENTRY_LABELS[name] : undefined;
  const label = entryLabel ?? labelOf(name);
  const isBlank = typeof data === 'string' && data.trim() === '' && BLANK.includes(keyword);
  // To people, a blank field is a missing one (rule V11).
  if (isBlank && !entryLabel && !isOptional(field, error, required)) return missing(name);
  const form = formOf(name, error);
  if (form) return `${label} must be ${form}`;
  if (isBlank) return malformed(name, label);
  switch (keyword) {
    case 'required':
      return missing(name);
    case 'minProperties':
      return 'The request changes nothing.';
    case 'additionalProperties':
      return `${field} is not a known field`;
    case 'type':
      // A query's repeated name is read as a list. Only values read from text have `required`.
      if (required && Array.isArray(data)) return `${field} was sent more than once`;
      return `${label} must be ${oneOf.format([params.type].flat().map(type => TYPES[type] ?? type))}`;
    case 'minLength':
      return params.limit === 1 ? missing(name) : `${label} must be at least ${params.limit} characters`;
    case 'maxLength':
      // A mobile with its country code is too long, but the message about its form helps more.
      return WORDING[name] ?? `${label} must be at most ${params.limit} characters`;
    case 'minItems':
    case 'maxItems':
      if (params.limit === 1) return missing(name);
      return (
        LENGTHS[name]?.(amount(name, params.limit)) ??
        `${label} must have at ${keyword === 'minItems' ? 'least' : 'most'} ${params.limit} entries`
      );
    case 'minimum':
      return TOO_SMALL[name] ?? `${label} must be at least ${amount(name, params.limit)}`;
    case 'maximum':
      return `${label} must be at most ${amount(name, params.limit)}`;
    case 'exclusiveMinimum':
      return `${label} must be greater than ${amount(name, params.limit)}`;
    case 'enum':
      return `${label} must be ${oneOf.format(params.allowedValues)}`;
    case 'format':
    case 'pattern':
    case 'readAs':
      if (params.format === 'two-decimals') return `${label} must have at most two decimals`;
      return name === 'fullName' ? malformedName(data) : malformed(name, label);
    default:
      return malformed(name, label);
  }
}
