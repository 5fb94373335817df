/**
 * What Indian GST law fixes, as data with the day from which it holds (rule G2). The salon's accountant confirms it: see
 * server/guides/tax.md. Rates are hundredths of a per cent.
 */
import type { DocumentState as State } from '../db/schema.ts';
import type { IsoDate } from '../shared/time.ts';

interface Rate {
  /** How the service codes begin. The longest beginning counts; the empty one is for all others. */
  sac: string;
  from: IsoDate;
  rate: number;
}

const RATES: readonly Rate[] = [
  { sac: '', from: '2017-07-01', rate: 1800 },
  // Beauty and physical well-being.
  { sac: '99972', from: '2017-07-01', rate: 1800 },
  // Notification 15/2025-Central Tax (Rate): without input tax credit, and not a choice.
  { sac: '99972', from: '2025-09-22', rate: 500 },
  // Education. An exemption is for institutions and approved courses only.
  { sac: '9992', from: '2017-07-01', rate: 1800 },
];

/** The tax on a service that is performed on this day. */
export function rateOf(sac: string, date: IsoDate): number {
  const valid = RATES.filter(rate => sac.startsWith(rate.sac) && rate.from <= date);
  const best = valid.toSorted((a, b) => b.sac.length - a.sac.length || b.from.localeCompare(a.from))[0];
  return best?.rate ?? 0;
}

/** Courses. Their place of supply is that of a registered buyer (IGST Act, section 12(5)). */
const TRAINING = '9992';
export function isTraining(sac: string): boolean {
  return sac.startsWith(TRAINING);
}

/** From this value on, an invoice names the address of a buyer who is not registered (rule 46 e of the CGST Rules). */
export const ADDRESS_FROM_PAISE = 50_000_00;

/** The sentence at the top of a bill of supply. */
const COMPOSITION_WORDS = [
  {
    from: '2019-04-01',
    words:
      'Taxable person paying tax in terms of notification No. 2/2019-Central Tax (Rate) dated 07.03.2019, not eligible to collect tax on supplies',
  },
];
export function compositionWordsOn(date: IsoDate): string {
  return COMPOSITION_WORDS.findLast(({ from }) => from <= date)?.words ?? '';
}

const STATES: readonly (readonly [code: string, ...names: [string, ...string[]]])[] = [
  ['01', 'Jammu and Kashmir', 'Jammu & Kashmir'],
  ['02', 'Himachal Pradesh'],
  ['03', 'Punjab'],
  ['04', 'Chandigarh'],
  ['05', 'Uttarakhand', 'Uttaranchal'],
  ['06', 'Haryana'],
  ['07', 'Delhi', 'New Delhi', 'NCT of Delhi', 'National Capital Territory of Delhi'],
  ['08', 'Rajasthan'],
  ['09', 'Uttar Pradesh'],
  ['10', 'Bihar'],
  ['11', 'Sikkim'],
  ['12', 'Arunachal Pradesh'],
  ['13', 'Nagaland'],
  ['14', 'Manipur'],
  ['15', 'Mizoram'],
  ['16', 'Tripura'],
  ['17', 'Meghalaya'],
  ['18', 'Assam'],
  ['19', 'West Bengal'],
  ['20', 'Jharkhand'],
  ['21', 'Odisha', 'Orissa'],
  ['22', 'Chhattisgarh', 'Chattisgarh'],
  ['23', 'Madhya Pradesh', 'MP'],
  ['24', 'Gujarat'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli', 'Daman and Diu'],
  ['27', 'Maharashtra', 'महाराष्ट्र'],
  ['29', 'Karnataka'],
  ['30', 'Goa'],
  ['31', 'Lakshadweep'],
  ['32', 'Kerala'],
  ['33', 'Tamil Nadu'],
  ['34', 'Puducherry', 'Pondicherry'],
  ['35', 'Andaman and Nicobar Islands'],
  ['36', 'Telangana'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
];

const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
const byCode = new Map(STATES.map(([code, name]) => [code, { code, name }]));
const byName = new Map(STATES.flatMap(([code, name, ...others]) => [name, ...others].map(one => [plain(one), { code, name }])));

/** The State whose code a GSTIN begins with; undefined for the codes of special offices, such as 97. */
export function stateOfGstin(gstin: string): State | undefined {
  return byCode.get(gstin.slice(0, 2));
}

/** The State that an address names; undefined if we do not know the name. */
export function stateNamed(name: string): State | undefined {
  return byName.get(plain(name));
}
