/** What a document is about, in plain terms. The feature that sells builds a Sale. Pure. */

import { stateNamed } from '../../../common/states.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { DocumentAmounts, DocumentLine, DocumentSnapshot, DocumentState as State } from '../../platform/db/schema.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { ADDRESS_FROM_PAISE, isTraining, stateOfGstin } from './tax-data.ts';
import { lessOf, partLine, spread, type Taxation, taxedLine, totalsOf } from './tax-rules.ts';

export interface SaleLine {
  description: string;
  quantity: number;
  /** Paise for the whole quantity, with tax, before any discount. */
  gross: number;
  /** Six digits. */
  sac: string;
  /** For which guest it is, from 1, and how the customer calls her; absent unless it is for a guest. */
  guest?: number;
  label?: string;
  /** No discount touches it as long as the others cost enough, as the fee for the way (rule M50). */
  isFee?: boolean;
}

/** What was sold: a booking, a place in a course, or neither. */
export interface SaleId {
  bookingId?: string | null;
  enrolmentId?: string | null;
}

export interface Sale extends SaleId {
  /** What people call the booking or the enrolment; null without one. */
  reference: string | null;
  /** The customer who may read the documents; null if they have no account. */
  userId: string | null;
  /** The buyer's; English without it. */
  language?: Language;
  buyer: {
    /** Null if unknown, as after the account was deleted. */
    name: string | null;
    mobile: string | null;
    /** The address on one line; null if unknown. */
    address: string | null;
    /** A business that wants the invoice in its name. */
    business: { name: string; gstin: string } | null;
  };
  /** The name of the State in which the service is performed. Null without one: then it is the seller's own. */
  state: string | null;
  /** The day on which the service is performed, in India. It decides the rate. */
  suppliedOn: IsoDate;
  lines: SaleLine[];
  /** For how many guests it is; absent for an ordinary booking. */
  guestCount?: number;
  /** Paise that the whole sale is cheaper, with tax. */
  discount: number;
  /** The part of the discount that only rounds the price to whole rupees; below 0 if the discount became less. */
  roundOff?: number;
  /** The part of the discount that is for a quiet time (rule M51). */
  quiet?: number;
}

/** What the customer pays for the sale, in paise. */
export function payableOf({ lines, discount }: Sale): number {
  return lines.reduce((sum, { gross }) => sum + gross, 0) - discount;
}

type Registration = Settings['tax']['registrations'][number];

/** The registration in force on this day; undefined before the first one. */
function registrationOn({ registrations }: Settings['tax'], date: IsoDate): Registration | undefined {
  return registrations.findLast(({ from }) => from <= date);
}

/** Whether documents of this day have tax. */
export function collectsTax({ tax }: Pick<Settings, 'tax'>, date: IsoDate): boolean {
  return registrationOn(tax, date)?.regime === 'REGULAR';
}

const sellerOf = ({ salonName, address, phone, email }: Settings, registration: Registration | undefined) => ({
  name: salonName,
  legalName: registration?.legalName ?? salonName,
  address: registration?.address ?? address,
  phone,
  email,
  gstin: registration?.gstin ?? null,
  state: (registration?.gstin && stateOfGstin(registration.gstin)) || null,
});

/** A beauty service is supplied where it is performed, a course to a business where the business is registered (rule G4). */
const placeOf = ({ state, lines, buyer }: Sale, home: State | null): State | null => {
  const isCourse = lines.every(({ sac }) => isTraining(sac));
  const ofBuyer = isCourse && buyer.business ? stateOfGstin(buyer.business.gstin) : undefined;
  return ofBuyer ?? (state === null ? undefined : stateNamed(state)) ?? home;
};

const buyerOf = ({ buyer: { name, address, business } }: Sale, place: State | null, total: number) => {
  if (business) return { name: business.name, address, gstin: business.gstin, state: stateOfGstin(business.gstin) ?? null };
  const isNamed = total >= ADDRESS_FROM_PAISE;
  return { name, address: isNamed ? address : null, gstin: null, state: isNamed ? place : null };
};

/** The last digits of the mobile: they tell one customer from another, and call nobody. */
const digitsOf = (mobile: string | null) => (mobile === null ? {} : { buyerDigits: mobile.slice(-4) });

export type Draft = Omit<DocumentSnapshot, 'advances' | 'refersTo' | 'suppliedOn'>;

/** A part of the price, which has a document of its own. */
export interface Part {
  /** Paise. */
  amount: number;
  /** The documents of earlier parts, and those of what went back of them. */
  given: DocumentSnapshot[];
  back: DocumentSnapshot[];
}

/** What earlier parts have of each line, less what went back. Those of other lines or another tax say nothing. */
const earlierOf = ({ given, back }: Part, lines: DocumentLine[], interState: boolean): DocumentAmounts[] => {
  const isAlike = (one: DocumentSnapshot) =>
    one.interState === interState &&
    one.lines.length === lines.length &&
    one.lines.every(({ sac, rate }, i) => sac === lines[i]?.sac && rate === lines[i]?.rate);
  const ofLine = (some: DocumentSnapshot[], i: number) => totalsOf(some.filter(isAlike).map(one => one.lines[i] as DocumentLine));
  return lines.map((_, i) => lessOf(ofLine(given, i), ofLine(back, i)));
};

/** The lines of a part: its share of what is left of each, with what is left of the tax. */
const partLines = (part: Part, lines: DocumentLine[], tax: Taxation): DocumentLine[] => {
  const { interState } = tax;
  const earlier = earlierOf(part, lines, interState);
  const left = lines.map(({ total }, i) => Math.max(0, total - (earlier[i]?.total ?? 0)));
  const isEnough = left.reduce((a, b) => a + b, 0) >= part.amount;
  const shares = spread(part.amount, isEnough ? left : lines.map(({ total }) => total));
  return lines.map((line, i) => {
    const share = taxedLine({ ...line, gross: shares[i] as number, discount: 0 }, tax);
    return partLine({ line: share, earlier: earlier[i] as DocumentAmounts }, interState);
  });
};

/** What each line is cheaper, in paise. */
const discountsOf = ({ lines, discount }: Sale): number[] => {
  const services = lines.map(({ gross, isFee }) => (isFee ? 0 : gross));
  const isEnough = services.reduce((sum, gross) => sum + gross, 0) >= discount;
  return spread(discount, isEnough ? services : lines.map(({ gross }) => gross));
};

/** The sale as a document of `date` shows it, or a part of it. */
export function draftOf(sale: Sale, settings: Settings, date: IsoDate, part?: Part): Draft {
  const registration = registrationOn(settings.tax, date);
  const regime = registration?.regime ?? 'UNREGISTERED';
  const seller = sellerOf(settings, registration);
  const placeOfSupply = placeOf(sale, seller.state);
  const interState = regime === 'REGULAR' && seller.state !== null && placeOfSupply?.code !== seller.state.code;
  const discounts = discountsOf(sale);
  const tax = { collects: regime === 'REGULAR', interState, date: sale.suppliedOn };
  const whole = sale.lines.map((line, i) => taxedLine({ ...line, discount: discounts[i] as number }, tax));
  const lines = part ? partLines(part, whole, tax) : whole;
  const totals = totalsOf(lines);
  const buyer = buyerOf(sale, placeOfSupply, totals.total);
  const { reference, language = 'en', guestCount } = sale;
  const { sacDigits } = settings.tax;
  const roundOff = !part && sale.roundOff ? { roundOff: sale.roundOff } : {};
  const quiet = !part && sale.quiet ? { quiet: sale.quiet } : {};
  const digits = digitsOf(sale.buyer.mobile);
  return {
    language,
    regime,
    seller,
    buyer,
    ...digits,
    placeOfSupply,
    interState,
    sacDigits,
    reference,
    ...(guestCount !== undefined && { guestCount }),
    lines,
    totals,
    ...roundOff,
    ...quiet,
  };
}
