/** A visit of a file: when, what, and how it ended (rule B82). Pure. */
import { istInstant } from '../../../common/minutes.ts';
import { fold } from '../../../common/search.ts';
import type { Instant, IsoDate, Minute } from '../../../common/time.ts';
import { readPostalCode } from '../../../common/typed.ts';
import { type Choosable, type Chosen, chosenByNames, chosenOf } from '../../shop/catalog/choice-rules.ts';
import { type Cells, cellsOf, mobileIn, needed, personIn, type Reading, RowFault, textIn } from './row-rules.ts';
import { keyOfService } from './service-rules.ts';
import { dateOf, minutesOf, paiseOf, timeOfDay } from './value-rules.ts';

const LONGEST_DAY = 24 * 60;
const MOST_PAISE = 100_000_000;
/** As in a cart. */
const MOST_SERVICES = 50;
/** An older date was typed wrong. */
const EARLIEST = '2000-01-01';

type Outcome = 'COMPLETED' | 'CANCELLED' | 'NO_SHOW' | 'BOOKED';

const STATUSES: [Outcome, RegExp][] = [
  ['COMPLETED', /^(completed?|done|finished|arrived|attended|served|checked[ -]?out|closed|paid|invoiced|पूर्ण|पूरा)$/i],
  ['CANCELLED', /^(cancel(l?ed)?\b.*|declined|deleted|void(ed)?|rescheduled|rejected|रद्द)$/i],
  ['NO_SHOW', /^(no[ _-]?show(ed)?|did not show|missed|absent)$/i],
  ['BOOKED', /^(booked|(un)?confirmed|new|pending|scheduled|upcoming|requested|open|active|started|in progress|not started)$/i],
];

/** A service on sale, with its variants and add-ons. */
export type OnSale = Choosable & { id: string };
/** A service as a visit names it. */
export type Sold = Chosen & { id: string };

/** The address of a file. Position null if the file has none. */
export interface ReadAddress {
  flat: string;
  street: string;
  city: string | null;
  postalCode: string;
  position: { latitude: string; longitude: string } | null;
}

export interface ReadVisit {
  mobile: string;
  fullName: string | null;
  bookingDate: IsoDate;
  startMinute: Minute;
  endMinute: Minute;
  services: Sold[];
  finalPaise: number | null;
  /** How it ended; BOOKED for one to come. */
  outcome: Outcome;
  professional: string | null;
  address: ReadAddress | null;
}

/** By what two visits are the same. */
export function keyOfVisit(
  mobile: string,
  { bookingDate, startMinute, serviceIds }: { bookingDate: IsoDate; startMinute: Minute; serviceIds: string[] },
): string {
  return [mobile, bookingDate, startMinute, ...serviceIds.toSorted()].join('|');
}

/** The name of a service and of its options: the whole, as our own export writes it ('Haircut · Long'), or as others do. */
const READINGS: ((text: string) => string[])[] = [
  text => [text],
  text => text.split('·'),
  // 'Haircut - Long', 'Haircut (Long)'.
  text => text.replace(/\)$/, '').split(/\s+[-–—]\s+|\s*\(/),
];

const soldAs = (text: string, onSale: ReadonlyMap<string, OnSale>): Sold | undefined => {
  for (const read of READINGS) {
    const [name = '', ...options] = read(text);
    const service = onSale.get(keyOfService(name));
    const chosen = service && (options.length > 0 ? chosenByNames(service, options) : chosenOf(service, ''));
    if (service && chosen) return { ...chosen, id: service.id };
  }
  return undefined;
};

const servicesIn = (cells: Cells, onSale: ReadonlyMap<string, OnSale>): Sold[] => {
  const cell = needed(cells, 'SERVICE');
  const whole = soldAs(cell, onSale);
  if (whole) return [whole];
  // Our own export writes a quantity: 'Threading × 2'.
  const parts = cell.split(/\s*[,;+\n]\s*/).filter(part => part !== '');
  return parts.flatMap(part => {
    const [, name = part, times = '1'] = part.match(/^(.*?)\s*[×x]\s*(\d{1,2})$/) ?? [];
    const once = soldAs(part, onSale);
    const sold = once ?? soldAs(name, onSale);
    if (!sold) throw new RowFault('SERVICE', 'UNKNOWN_SERVICE');
    return once ? [sold] : Array.from({ length: Number(times) }, () => sold);
  });
};

const priceIn = (cells: Cells): number | null => {
  const cell = cells('PRICE');
  if (cell === '') return null;
  const paise = paiseOf(cell);
  if (paise === null || paise > MOST_PAISE) throw new RowFault('PRICE', 'NOT_A_PRICE');
  return paise;
};

const outcomeIn = (cells: Cells, isPast: boolean): Outcome => {
  const cell = cells('STATUS');
  const found = cell === '' ? 'BOOKED' : STATUSES.find(([, words]) => words.test(cell))?.[0];
  if (found === undefined) throw new RowFault('STATUS', 'NOT_A_STATUS');
  if (found === 'COMPLETED' && !isPast) throw new RowFault('STATUS', 'NOT_YET');
  // Few programs close a visit that is over.
  return found === 'BOOKED' && isPast ? 'COMPLETED' : found;
};

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

const addressIn = (cells: Cells): ReadAddress | null => {
  const [street, postalCode] = [textIn(cells, 'STREET', 200), textIn(cells, 'POSTAL_CODE', 12)];
  if (street === null || postalCode === null) return null;
  const [latitude, longitude] = [cells('LATITUDE'), cells('LONGITUDE')];
  const hasPosition = DEGREES.test(latitude) && DEGREES.test(longitude);
  return {
    flat: textIn(cells, 'FLAT', 50) ?? '–',
    street: street.replace(/\s+/g, ' '),
    city: textIn(cells, 'CITY', 100),
    postalCode: readPostalCode(postalCode).replace(/\s/g, ''),
    position: hasPosition ? { latitude, longitude } : null,
  };
};

/** Whether a visit of a file is over, or has begun. */
export function hasBegun({ bookingDate, startMinute }: { bookingDate: IsoDate; startMinute: Minute }, now: Instant): boolean {
  return istInstant(bookingDate, startMinute) < now;
}

/** `onSale` has the services by `keyOfService`. Throws RowFault. */
export function readVisit(row: string[], reading: Reading, onSale: ReadonlyMap<string, OnSale>, now: Instant): ReadVisit {
  const cells = cellsOf(row, reading);
  const mobile = mobileIn(cells);
  const fullName = personIn(cells);
  const bookingDate = dateOf(needed(cells, 'DATE'), reading.order);
  if (bookingDate === null || bookingDate < EARLIEST) throw new RowFault('DATE', 'NOT_A_DATE');
  // The time may stand behind the day.
  const startMinute = timeOfDay(cells('TIME') || cells('DATE'));
  if (startMinute === null) throw new RowFault('TIME', cells('TIME') === '' ? 'REQUIRED' : 'NOT_A_TIME');
  const services = servicesIn(cells, onSale);
  if (services.length > MOST_SERVICES) throw new RowFault('SERVICE', 'TOO_LONG');
  const said = cells('MINUTES') === '' ? null : minutesOf(cells('MINUTES'));
  const minutes = said ?? services.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0);
  if ((cells('MINUTES') !== '' && said === null) || minutes <= 0 || startMinute + minutes > LONGEST_DAY)
    throw new RowFault('MINUTES', 'NOT_MINUTES');
  return {
    ...{ mobile, fullName, bookingDate, startMinute, endMinute: startMinute + minutes, services },
    finalPaise: priceIn(cells),
    outcome: outcomeIn(cells, hasBegun({ bookingDate, startMinute }, now)),
    professional: cells('PROFESSIONAL') === '' ? null : fold(cells('PROFESSIONAL')).trim(),
    address: addressIn(cells),
  };
}
