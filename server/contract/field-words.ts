/** What people read of a field that the contract refuses (spec 5), from what Ajv says of it. */
import type { ErrorObject } from 'ajv';

/** What people read when a field of this name is missing or malformed (spec 5). */
const WORDING: Record<string, string> = {
  mobile: 'Please enter a valid 10-digit phone number.',
  otp: 'Please enter a valid 4-digit OTP.',
  email: 'Please enter a valid e-mail address.',
};

/** A field that is not there at all, or blank, in the words of spec 5. */
const REQUIRED: Record<string, string> = {
  flatNumber: 'Flat/House No. is required',
  postalCode: 'Postal Code is required',
  latitude: 'Location is required',
  longitude: 'Location is required',
  fullName: 'Please enter your full name.',
  verificationId: 'Verification ID is missing. Please request a new OTP.',
  couponCode: 'Please enter a coupon code',
};

/** What people call a field whose name says it badly. */
const LABELS: Record<string, string> = {
  durationInMinutes: 'Duration',
  categoryId: 'Category',
};

/** What a field left blank fails by. */
const BLANK = ['minLength', 'type', 'pattern', 'format'];

/** Whether a field may be left out: by the names a query must have; in a body, which only refers to its schema, where it may be null. */
const isOptional = (field: string, { parentSchema }: ErrorObject, required: string[] | undefined): boolean =>
  required ? !required.includes(field) : [parentSchema?.type].flat().includes('null');

const TYPES: Record<string, string> = { number: 'a number', integer: 'a whole number' };

/** What spec 5 says of a number that is too small. */
const TOO_SMALL: Record<string, string> = {
  price: 'Price must be greater than 0',
  durationInMinutes: 'Duration must be greater than 0',
};

/** The last name in the path of a field: an address's fields are called alike within another body. */
const nameOf = (field: string): string => field.split('.').findLast(part => !/^\d+$/.test(part)) ?? field;

const labelOf = (name: string): string => {
  if (LABELS[name]) return LABELS[name];
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const missing = (name: string): string => REQUIRED[name] ?? WORDING[name] ?? `${labelOf(name)} is required`;
const malformed = (name: string): string => WORDING[name] ?? `${labelOf(name)} is not valid`;

/** What is wrong with `field`; `required` are the names that must be there, where what is checked was read from strings. */
export const wordsFor = (field: string, error: ErrorObject, required: string[] | undefined): string => {
  const { keyword, params, data } = error;
  const name = nameOf(field);
  const label = labelOf(name);
  // A field left blank is to people a field left out, whatever else the contract asks of it (spec 5).
  if (typeof data === 'string' && data.trim() === '' && BLANK.includes(keyword))
    return isOptional(field, error, required) ? malformed(name) : missing(name);
  switch (keyword) {
    case 'required':
      return missing(name);
    case 'minProperties':
      return 'Nothing to change was sent.';
    case 'additionalProperties':
      return `${field} is not a known field`;
    case 'type':
      // A name that comes twice in a query is read as a list; only what is read from strings knows what it requires.
      if (required && Array.isArray(data)) return `${field} was sent more than once`;
      return `${label} must be ${[params.type]
        .flat()
        .map(type => TYPES[type] ?? type)
        .join(' or ')}`;
    case 'minLength':
    case 'minItems':
      if (params.limit === 1) return missing(name);
      return `${label} must be at least ${params.limit} ${keyword === 'minLength' ? 'characters' : 'entries'}`;
    case 'maxLength':
    case 'maxItems':
      // A number with the country's code before it has more digits than a mobile: which form it must have says more than how long.
      return WORDING[name] ?? `${label} must be at most ${params.limit} ${keyword === 'maxLength' ? 'characters' : 'entries'}`;
    case 'minimum':
      return TOO_SMALL[name] ?? `${label} must be at least ${params.limit}`;
    case 'maximum':
      return `${label} must be at most ${params.limit}`;
    case 'exclusiveMinimum':
      return `${label} must be greater than ${params.limit}`;
    case 'enum':
      return `${label} must be one of ${params.allowedValues.join(', ')}`;
    case 'pattern':
    case 'format':
      if (params.format === 'two-decimals') return `${label} must have at most two decimals`;
      if (name === 'fullName') {
        return /\p{N}/u.test(String(data))
          ? 'Full name cannot contain numbers.'
          : 'Full name may have letters, spaces, apostrophes and hyphens only.';
      }
      return malformed(name);
    default:
      return malformed(name);
  }
};
