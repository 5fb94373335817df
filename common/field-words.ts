/** The one place that makes the English message about a field (rules V11, V22), from the rule that it breaks. */
import { entryOf, labelOf, nameOf } from './field-names.ts';
import type { FieldParams, FieldRule } from './field-rules.ts';

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
  email: 'E-mail is required',
  fullName: 'Please enter your full name.',
  otp: 'Please enter the OTP.',
  verificationId: 'Verification ID is missing. Please request a new OTP.',
  couponCode: 'Please enter a coupon code',
  events: 'Choose at least one event',
  scopes: 'Choose at least one thing that the key may do',
  serviceIds: 'Choose at least one service',
  serviceId: 'Choose a service',
  addressId: 'Choose an address',
  bookingDate: 'Choose a date',
  bookingTime: 'Choose a time',
  paymentType: 'Choose how to pay',
};

/** Labels that stand for several. */
const PLURAL_LABELS = ['Services', 'Professionals', 'Languages', 'Hours'];

const PLURAL = ['services', 'closedDays', 'openingHours', 'teams', 'bookingHorizonDays', 'maxPendingBookings'];

/** Messages for other malformed texts. */
const MALFORMED: Record<string, string> = {
  code: 'Code must be 3 to 20 letters, digits, hyphens or underscores',
  fullName: 'Full name may have letters, spaces, apostrophes and hyphens only.',
  phone: 'Please enter a phone number with digits, spaces and hyphens, like +91 98765 43210',
  postalCode: 'Enter the 6 digits of the PIN code.',
  postalCodes: 'A PIN code has 6 digits, like 440010',
  upiId: 'UPI id must be like name@bank',
  gstin: 'Please check the GSTIN: 15 letters and digits, like 27AAPFU0939F1ZV.',
  numberPrefix: 'Number prefix must be one or two capital letters or digits',
  sac: 'SAC must be six digits that begin with 99',
};

const FORMATS: Record<string, string> = { date: 'a date', month: 'a month', time: 'a time', degrees: 'degrees' };

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  file: 'a file',
};

const RUPEES = ['amount', 'countedCash', 'depositAbove', 'perVisit', 'price', 'finalPrice', 'minimumOrderValue', 'fee', 'refund'];
const UNITS: Record<string, string> = { durationInMinutes: ' minutes', maxTravelMinutes: ' minutes', radiusKm: ' km' };

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const amount = (name: string, limit: number): string =>
  `${RUPEES.includes(name) ? '₹' : ''}${limit.toLocaleString('en-IN')}${entryOf(UNITS, name) ?? ''}`;

const missing = (name: string): string =>
  entryOf(REQUIRED, name) ?? entryOf(WORDING, name) ?? `${labelOf(name)} ${PLURAL.includes(name) ? 'are' : 'is'} required`;

/** The label of another field, within a sentence. */
const inside = (field: string): string => {
  const label = labelOf(field);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

interface About {
  field: string;
  name: string;
  label: string;
}
/** Each rule has the params that the contract's `FieldRule` lists. */
type Sentence = (params: Required<FieldParams>, about: About) => string;

const ORDER_OF_DAYS = 'The last day must not be before the first.';

/** Texts with a reader of their own, whose field's name says too little. */
const OF_READER: Record<string, string> = {
  'start code': 'Please enter the 4 digits of the start code.',
  'long passcode': 'Please enter a valid 6-digit OTP.',
};

const SENTENCES: Record<FieldRule, Sentence> = {
  required: (_, { name }) => missing(name),
  requiredForNewCustomer: () => 'Nobody has registered with this mobile yet: please enter their name.',
  anyOf: ({ fields }) => `${oneOf.format(fields.map(labelOf))} is required`,
  notBoth: ({ fields }) => `Send ${oneOf.format(fields.map(inside))}, not both`,
  onlyWith: ({ than, values }, { label }) => `${label} must be left out unless ${inside(than)} is ${oneOf.format(values)}`,
  unknownField: (_, { field }) => `${field} is not a known field`,
  repeated: (_, { field }) => `${field} was sent more than once`,
  changesNothing: () => 'The request changes nothing.',
  type: ({ types }, { label }) => `${label} must be ${oneOf.format(types.map(type => TYPES[type] ?? type))}`,
  format: ({ format, example }, { name, label }) =>
    example
      ? `${label} must be ${FORMATS[format]} such as ${example}`
      : (entryOf(OF_READER, format) ??
        entryOf(WORDING, name) ??
        entryOf(MALFORMED, name) ??
        `${label} ${PLURAL_LABELS.includes(label) ? 'are' : 'is'} not valid`),
  oneOf: ({ values }, { label }) => `${label} must be ${oneOf.format(values)}`,
  notOffered: () => 'The salon does not offer this way to pay.',
  decimals: (_, { label }) => `${label} must have at most two decimals`,
  min: ({ limit }, { name, label }) => `${label} must be at least ${amount(name, limit)}`,
  max: ({ limit }, { name, label }) => `${label} must be at most ${amount(name, limit)}`,
  minLength: ({ limit }, { label }) => `${label} must be at least ${limit} characters`,
  maxLength: ({ limit }, { label }) => `${label} must be at most ${limit} characters`,
  minItems: ({ limit }, { label }) => `${label} must have at least ${limit} entries`,
  maxItems: ({ limit }, { label }) => `${label} must have at most ${limit} entries`,
  unsupportedCharacters: () => 'The text has characters that cannot be saved.',
  oneLine: (_, { label }) => `${label} must be one line, without a link.`,
  noDigits: (_, { label }) => `${label} cannot contain numbers.`,
  letterOrDigit: () => 'A search word must have a letter or digit',
  unique: () => 'This day is already in the list',
  notBefore: ({ than }, { label }) => `${label} must not be before ${inside(than)}`,
  notAfter: () => ORDER_OF_DAYS,
  after: ({ than }, { label }) => `${label} must be after ${inside(than)}`,
  past: (_, { label }) => `${label} must be in the past`,
  future: () => 'Choose a time in the future.',
  minYear: ({ limit }, { label }) => `${label} must be in ${limit} or later`,
  maxDays: ({ limit }) => `The period must not be longer than ${limit} days.`,
  maxServices: ({ limit }) => `You can have at most ${limit} different services in your cart.`,
  maxQuantity: ({ limit }) => `You can have at most ${limit} of one service in your cart.`,
  maxPercentage: ({ limit }) => `A percentage discount must be at most ${limit}`,
  usedAlready: ({ limit }) => `This coupon was used ${limit === 1 ? 'once' : `${limit} times`} already`,
  otherCoupon: () => 'The cart has another coupon. Apply this one to the cart.',
  otherServices: () => 'The services of the guests are not those of the booking.',
  unchangeable: () => 'The code of a coupon cannot be changed',
  wrongPassword: () => 'This is not your password.',
  noArea: () => 'Draw a larger shape: this one is smaller than a hectare.',
  crossesItself: () => 'The edges of the shape must not cross.',
  noPosition: () =>
    'This link does not say where the place is. Open it in your map app, copy the two numbers (like 21.1458, 79.0882) and paste them here. Or move the pin on the map.',
};

const EACH_DAY_ONCE = () => 'Opening hours must name each day of the week once';
const POSITION: Sentence = ({ limit }, { label }) => `${label} must be between -${Math.abs(limit)} and ${Math.abs(limit)}`;

/** Sentences of one field, where the rule's own reads badly. */
const OF_FIELD: Record<string, Sentence> = {
  'postalCode anyOf': () => 'Please give a PIN code or a position.',
  // A number is malformed only where it must be more than a bound.
  'amount format': () => 'Amount must be more than ₹0',
  'address anyOf': () => 'Please give an address, or the id of a saved one.',
  'address notBoth': () => 'Please give a new address or the id of a saved one, not both.',
  'areas maxItems': ({ limit }) => `At most ${limit} areas`,
  'closedDays maxItems': ({ limit }) => `At most ${limit} closed days`,
  'createdTo notBefore': () => 'The period must not end before it begins.',
  'day unique': () => 'Each day of the week must be given once',
  'durationInMinutes min': () => 'Duration must be greater than 0',
  'latitude max': POSITION,
  'latitude min': POSITION,
  'longitude max': POSITION,
  'longitude min': POSITION,
  'metadata maxItems': () => 'Metadata is not valid',
  'mobile anyOf': () => 'Enter an e-mail address or a mobile number',
  'openingHours maxItems': EACH_DAY_ONCE,
  'openingHours minItems': EACH_DAY_ONCE,
  'postalCodes unique': () => 'This PIN code is already in the list',
  'price min': () => 'Price must be greater than 0',
  'removeImage notBoth': () => 'Send a new picture or remove the old one, not both',
  'serviceIds maxItems': ({ limit }) => `Choose at most ${limit.toLocaleString('en-IN')} services`,
  'serviceIds maxQuantity': ({ limit }) => `At most ${limit} of one service fit a booking.`,
  'serviceIds maxServices': ({ limit }) => `At most ${limit} different services fit a booking.`,
  'to notBefore': () => ORDER_OF_DAYS,
  'word oneOf': ({ values }) => `Type ${oneOf.format(values)}`,
};

/** The message about `field`, which breaks `rule`. */
export function wordsFor(field: string, rule: FieldRule, params: FieldParams): string {
  const name = nameOf(field);
  const sentence = entryOf(OF_FIELD, `${name} ${rule}`) ?? SENTENCES[rule];
  return sentence(params as Required<FieldParams>, { field, name, label: labelOf(field) });
}
