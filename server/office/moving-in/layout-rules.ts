/** What a file holds and what its columns mean, guessed by their names. Pure. */
import { IMPORT_FIELDS, NEEDED_FIELDS } from '../../../common/import-words.ts';
import { wordsOf } from '../../../common/search.ts';
import type { Schemas } from '../../platform/contract/types.ts';

export type ImportKind = Schemas['ImportKind'];
export type ImportField = Schemas['ImportField'];
export type Mapping = (ImportField | null)[];

const KINDS = ['CUSTOMERS', 'SERVICES', 'BOOKINGS'] as const satisfies ImportKind[];

/** Letters and digits alone, in small letters: 'Mobile No.' is mobileno. */
const folded = (name: string): string => wordsOf(name).join('');

const SYNONYMS: Record<ImportField, readonly string[]> = {
  MOBILE: [
    ...['mobile', 'mobile number', 'mobile no', 'phone', 'phone number', 'phone no', 'telephone', 'contact', 'contact number'],
    ...['contact no', 'cell', 'cell phone', 'whatsapp', 'whatsapp number', 'sms number', 'customer mobile', 'client mobile'],
    ...[
      'guest phone',
      'customer phone',
      'client phone',
      'customer number',
      'mob',
      'mob no',
      'mobile numbers',
      'ph no',
      'मोबाइल',
      'मोबाईल',
      'फ़ोन',
      'फोन',
      'मोबाइल नंबर',
      'मोबाईल नंबर',
    ],
  ],
  FULL_NAME: [
    ...['name', 'full name', 'client', 'client name', 'customer', 'customer name', 'guest', 'guest name', 'नाम', 'नाव', 'ग्राहक'],
  ],
  FIRST_NAME: ['first name', 'given name', 'forename', 'firstname'],
  LAST_NAME: ['last name', 'surname', 'family name', 'lastname'],
  EMAIL: ['email', 'e-mail', 'email address', 'mail', 'email id', 'client email', 'customer email'],
  GENDER: ['gender', 'sex', 'लिंग'],
  DATE_OF_BIRTH: ['date of birth', 'dob', 'birthday', 'birth date', 'birthdate', 'जन्मतिथि', 'जन्मतारीख'],
  NOTE: [
    ...[
      'note',
      'notes',
      'remark',
      'remarks',
      'comment',
      'comments',
      'memo',
      'allergies',
      'allergy',
      'allergy notes',
      'client notes',
    ],
    ...['customer notes', 'client note', 'alert', 'medical notes', 'टिप्पणी'],
  ],
  SERVICE: [
    ...['service', 'service name', 'services', 'treatment', 'treatment name', 'item', 'item name', 'menu item', 'सर्विस', 'सेवा'],
  ],
  VARIANT: [
    ...['variant', 'variant name', 'variation', 'variation name', 'option', 'option name', 'pricing option', 'pricing name'],
    ...['service option', 'service variant', 'size', 'hair length', 'प्रकार'],
  ],
  CATEGORY: ['category', 'category name', 'service category', 'group', 'service group', 'menu', 'type', 'sub category'],
  PRICE: [
    ...['price', 'amount', 'rate', 'cost', 'mrp', 'retail price', 'sale price', 'final', 'net sales', 'total', 'service price'],
    ...['net price', 'price inr', 'price rs', 'selling price', 'rate rs', 'rate inr', 'amount rs', 'charges', 'charge', 'fees'],
    ...['दाम', 'दर', 'रेट', 'किंमत', 'कीमत', 'मूल्य', 'शुल्क'],
  ],
  MINUTES: [
    ...['duration', 'minutes', 'duration minutes', 'duration mins', 'duration min', 'time taken', 'service time', 'length'],
    ...[
      'service duration',
      'duration in minutes',
      'mins',
      'min',
      'time',
      'time required',
      'time min',
      'time mins',
      'time minutes',
    ],
    ...['समय', 'वेळ', 'अवधि', 'कालावधी'],
  ],
  ADD_ONS: ['add-ons', 'add-on', 'addon services', 'extras', 'extra'],
  DESCRIPTION: ['description', 'details', 'about', 'service description'],
  DATE: [
    ...['date', 'appointment date', 'booking date', 'visit date', 'scheduled date', 'service date', 'start date', 'start'],
    ...['start time', 'date time', 'datetime', 'scheduled for', 'तारीख', 'दिनांक'],
  ],
  TIME: ['time', 'appointment time', 'booking time', 'start time', 'slot', 'visit time', 'scheduled time', 'समय', 'वेळ'],
  STATUS: ['status', 'appointment status', 'booking status', 'state', 'visit status'],
  PROFESSIONAL: [
    ...['professional', 'staff', 'staff name', 'staff member', 'team member', 'employee', 'stylist', 'therapist', 'provider'],
    ...['beautician', 'service provider', 'specialist', 'resource'],
  ],
  FLAT: ['flat', 'flat number', 'house', 'house number', 'house no', 'address line 1', 'address 1', 'door no'],
  STREET: [
    'street',
    'address',
    'area',
    'locality',
    'address line 2',
    'address 2',
    'suburb',
    'customer address',
    'client address',
  ],
  CITY: ['city', 'town'],
  POSTAL_CODE: ['pin code', 'pincode', 'postal code', 'postcode', 'zip', 'zip code', 'pin'],
  LATITUDE: ['latitude', 'lat'],
  LONGITUDE: ['longitude', 'lon', 'lng', 'long'],
};

interface Layout {
  name: string;
  kind: ImportKind;
  /** Columns that only this export has together. */
  has: readonly string[];
  /** Columns that mean something else than their name would say; null passes one over. */
  means?: Readonly<Record<string, ImportField | null>>;
}

/** Exports of other programs, known by their columns. The first that fits counts. */
const LAYOUTS: readonly Layout[] = [
  { name: 'Nikhar', kind: 'CUSTOMERS', has: ['Mobile', 'Name', 'E-mail', 'Gender', 'Date of birth', 'Note'] },
  { name: 'Nikhar', kind: 'SERVICES', has: ['Service', 'Category', 'Price', 'Minutes', 'Description'] },
  {
    ...{
      name: 'Nikhar',
      kind: 'BOOKINGS',
      has: ['Booking', 'Reference', 'Date', 'Time', 'Mobile', 'Services', 'Final', 'Status'],
    },
    means: { Total: null, Discount: null, Final: 'PRICE', Address: null, Payment: null },
  },
  {
    ...{ name: 'Fresha', kind: 'CUSTOMERS', has: ['First Name', 'Last Name', 'Mobile Number', 'Client Source'] },
    means: { Client: null, Telephone: null, Added: null },
  },
  {
    ...{ name: 'Fresha', kind: 'BOOKINGS', has: ['Appt. ref', 'Client', 'Service', 'Team member'] },
    means: { 'Created date': null, 'Cancelled date': null, 'Scheduled date': 'DATE' },
  },
  {
    ...{ name: 'Timely', kind: 'CUSTOMERS', has: ['FirstName', 'LastName', 'SmsNumber'] },
    means: { Telephone: null, PhysicalCity: null },
  },
  {
    ...{ name: 'Zenoti', kind: 'CUSTOMERS', has: ['Guest Code', 'First Name', 'Last Name'] },
    means: { 'Home Phone': null, 'Work Phone': null },
  },
  { name: 'DINGG', kind: 'CUSTOMERS', has: ['Customer Name', 'Mobile No', 'Anniversary'] },
  { name: 'Square', kind: 'CUSTOMERS', has: ['Given Name', 'Family Name', 'Creation Source'] },
  { name: 'Square', kind: 'CUSTOMERS', has: ['First Name', 'Last Name', 'Creation Source'] },
];

const fits = (layout: Layout, columns: ReadonlySet<string>): boolean => layout.has.every(name => columns.has(folded(name)));

const guess = (kind: ImportKind, columns: readonly string[], means: ReadonlyMap<string, ImportField | null>): Mapping => {
  const mapping: Mapping = columns.map(name => means.get(folded(name)) ?? null);
  const isFree = (place: number) => mapping[place] === null && !means.has(folded(columns[place] ?? ''));
  for (const field of IMPORT_FIELDS[kind]) {
    const isNote = field === 'NOTE';
    // The earlier a synonym stands in its list, the surer it is.
    for (const name of SYNONYMS[field].map(folded)) {
      if (!isNote && mapping.includes(field)) break;
      for (const [place, column] of columns.entries())
        if (isFree(place) && folded(column) === name && (isNote || !mapping.includes(field))) mapping[place] = field;
    }
  }
  return mapping;
};

/** How many columns of a file mean something to a kind, and whether all that it needs are there. */
const scoreOf = (kind: ImportKind, mapping: Mapping): number => {
  const needed = NEEDED_FIELDS[kind].filter(some => some.some(field => mapping.includes(field))).length;
  const known = mapping.filter(field => field !== null).length;
  return (needed === NEEDED_FIELDS[kind].length ? 100 : 0) + needed * 10 + known;
};

export interface Guess {
  kind: ImportKind;
  layout: string | null;
  mapping: Mapping;
}

/** What the columns mean if the file holds this kind. */
export function guessMapping(columns: readonly string[], kind: ImportKind): Omit<Guess, 'kind'> {
  const names = new Set(columns.map(folded));
  const layout = LAYOUTS.find(one => one.kind === kind && fits(one, names));
  const means = new Map(Object.entries(layout?.means ?? {}).map(([name, field]) => [folded(name), field]));
  return { layout: layout?.name ?? null, mapping: guess(kind, columns, means) };
}

/** What the file holds. Bookings have what customers have, and more; so the kind with the most known columns counts. */
export function guessKind(columns: readonly string[]): ImportKind {
  const names = new Set(columns.map(folded));
  const known = LAYOUTS.find(layout => fits(layout, names));
  if (known) return known.kind;
  const scores = KINDS.map(kind => ({ kind, score: scoreOf(kind, guessMapping(columns, kind).mapping) }));
  return scores.toSorted((one, other) => other.score - one.score)[0]?.kind ?? 'CUSTOMERS';
}

/** The fields without a column that no row can do without; none if the mapping is complete. */
export function missingIn(kind: ImportKind, mapping: Mapping): ImportField[] {
  return NEEDED_FIELDS[kind].filter(some => !some.some(field => mapping.includes(field))).flatMap(([first]) => first ?? []);
}

/** A field that two columns have, other than a note; undefined if there is none. */
export function twiceIn(mapping: Mapping): ImportField | undefined {
  return mapping.find((field, place) => field !== null && field !== 'NOTE' && mapping.indexOf(field) !== place) ?? undefined;
}
