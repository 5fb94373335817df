/**
 * What Indian GST law fixes, as data with the day from which it holds (rule G2). The salon's accountant confirms it: see
 * server/guides/tax.md. Rates are hundredths of a per cent.
 */
import { type State, stateOfCode } from '../../../common/states.ts';
import type { IsoDate } from '../../../common/time.ts';

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

/** The State whose code a GSTIN begins with; undefined for the codes of special offices, such as 97. */
export function stateOfGstin(gstin: string): State | undefined {
  return stateOfCode(gstin.slice(0, 2));
}
