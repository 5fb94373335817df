/** What *Move In* says of columns and rows, on the screen and in tables (rule B80). Pure. */
import type { components } from '#contract';

type Schemas = components['schemas'];

/** The fields of each kind, as the mapping offers them. */
export const IMPORT_FIELDS: Record<Schemas['ImportKind'], readonly Schemas['ImportField'][]> = {
  CUSTOMERS: ['MOBILE', 'FULL_NAME', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'GENDER', 'DATE_OF_BIRTH', 'NOTE'],
  SERVICES: ['SERVICE', 'VARIANT', 'CATEGORY', 'PRICE', 'MINUTES', 'ADD_ONS', 'DESCRIPTION'],
  BOOKINGS: [
    ...(['MOBILE', 'FULL_NAME', 'FIRST_NAME', 'LAST_NAME', 'DATE', 'TIME', 'SERVICE', 'MINUTES', 'PRICE', 'STATUS'] as const),
    ...(['PROFESSIONAL', 'FLAT', 'STREET', 'CITY', 'POSTAL_CODE', 'LATITUDE', 'LONGITUDE'] as const),
  ],
};

/** Fields that no row of the kind can do without. One of several is enough. A time may stand behind the day. */
export const NEEDED_FIELDS: Record<Schemas['ImportKind'], readonly (readonly Schemas['ImportField'][])[]> = {
  CUSTOMERS: [['MOBILE'], ['FULL_NAME', 'FIRST_NAME']],
  SERVICES: [['SERVICE'], ['PRICE'], ['MINUTES']],
  BOOKINGS: [['MOBILE'], ['DATE'], ['SERVICE']],
};

export const FIELD_WORDS: Record<Schemas['ImportField'], string> = {
  MOBILE: 'Mobile',
  FULL_NAME: 'Name',
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  EMAIL: 'E-mail',
  GENDER: 'Gender',
  DATE_OF_BIRTH: 'Date of birth',
  NOTE: 'Note',
  SERVICE: 'Service',
  VARIANT: 'Variant',
  CATEGORY: 'Category',
  PRICE: 'Price',
  MINUTES: 'Minutes',
  ADD_ONS: 'Add-ons',
  DESCRIPTION: 'Description',
  DATE: 'Date',
  TIME: 'Time',
  STATUS: 'Status',
  PROFESSIONAL: 'Professional',
  FLAT: 'Flat',
  STREET: 'Street',
  CITY: 'City',
  POSTAL_CODE: 'PIN code',
  LATITUDE: 'Latitude',
  LONGITUDE: 'Longitude',
};

export const REASON_WORDS: Record<Schemas['ImportReason'], string> = {
  REQUIRED: 'This is missing.',
  NOT_A_MOBILE: 'This is no Indian mobile number.',
  NOT_A_NAME: 'A name has letters and no digits.',
  NOT_AN_EMAIL: 'This is no e-mail address.',
  NOT_A_GENDER: 'Write female, male or other, or nothing.',
  NOT_A_DATE: 'This is no date, or one that cannot be.',
  NOT_A_TIME: 'This is no time of day.',
  NOT_A_PRICE: 'This is no price in rupees, from ₹1 to ₹1,00,000.',
  NOT_MINUTES: 'This is no duration from 1 minute to 24 hours.',
  NOT_A_STATUS: 'Write completed, cancelled, no show or booked.',
  NOT_ADD_ONS: 'Write each as name:price:minutes, such as Hair wash:249:15, with a semicolon before the next.',
  TOO_LONG: 'This is too long.',
  TOO_SHORT: 'This is too short.',
  TOO_MANY: 'A service has at most 8 variants and 12 add-ons.',
  TOO_MANY_CELLS: 'The row has more cells than there are columns. A comma may stand outside quotation marks.',
  UNKNOWN_SERVICE: 'No service has this name. Import the services first.',
  NO_VARIANTS: 'The service is there without variants. Add them on its page.',
  OTHER_PRICE: 'The service is there with another price. It stays as it is.',
  OTHER_MINUTES: 'The service is there with another duration. It stays as it is.',
  OTHER_ADD_ON: 'An add-on is there with another price or duration. It stays as it is.',
  NOTE_FULL: "The customer's note would be longer than 1,000 characters.",
  CUSTOMER_INACTIVE: 'The customer is deactivated.',
  HAS_BOOKING: 'The customer has another booking at this time.',
  SLOT_TAKEN: 'Nobody is free at this time, or no visit begins then.',
  OUTSIDE_AREA: 'You do not go to this address.',
  NO_ADDRESS: 'A visit to come needs the customer’s address.',
  NOT_YET: 'A visit to come cannot be completed yet.',
};

export const KEPT_WORDS: Record<Schemas['ImportKept'], string> = {
  CHANGED: 'changed since',
  SIGNED_IN: 'signed in since',
  HAS_BOOKINGS: 'with bookings',
  HAS_ADDRESS: 'with an address',
};
