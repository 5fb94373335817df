/** A customer of a file, and what becomes of it beside the account that has its mobile (rule B81). Pure. */
import type { Account } from '../../accounts/auth/account.ts';
import type { Brought } from '../../accounts/auth/bring.ts';
import { TYPED_TEXTS } from '../../platform/shared/typed.ts';
import {
  type Cells,
  cellsOf,
  type Fault,
  mobileIn,
  personIn,
  type Reading,
  RowFault,
  type RowState,
  textIn,
} from './row-rules.ts';
import { dateOf, isDayWithoutYear } from './value-rules.ts';

const LONGEST_NOTE = 1000;
const EARLIEST_BIRTH = '1900-01-01';

const GENDERS: [NonNullable<Brought['gender']>, RegExp][] = [
  ['FEMALE', /^(f|female|woman|women|lady|ladies|girl|महिला|स्त्री|औरत)$/i],
  ['MALE', /^(m|male|man|men|gents?|boy|पुरुष)$/i],
  ['OTHER', /^(o|other|others|non-?binary|transgender|अन्य|इतर)$/i],
];
const UNSAID = /^(prefer not to say|rather not say|unspecified|u)$/i;

const genderIn = (cells: Cells): Brought['gender'] => {
  const cell = cells('GENDER');
  if (cell === '' || UNSAID.test(cell)) return null;
  const found = GENDERS.find(([, words]) => words.test(cell));
  if (!found) throw new RowFault('GENDER', 'NOT_A_GENDER');
  return found[0];
};

const emailIn = (cells: Cells): string | null => {
  const cell = cells('EMAIL');
  if (cell === '') return null;
  const { read, accepts } = TYPED_TEXTS.email;
  const email = read(cell);
  if (!accepts(email)) throw new RowFault('EMAIL', 'NOT_AN_EMAIL');
  return email;
};

/** A birthday without its year is no date, and too good to lose: it goes into the note. */
const isOnlyBirthday = (cells: Cells, { order }: Reading): boolean => isDayWithoutYear(cells('DATE_OF_BIRTH'), order);

const birthIn = (cells: Cells, reading: Reading): string | null => {
  const { order, today } = reading;
  const cell = cells('DATE_OF_BIRTH');
  if (cell === '' || isOnlyBirthday(cells, reading)) return null;
  const date = dateOf(cell, order);
  if (date === null || date < EARLIEST_BIRTH || date >= today) throw new RowFault('DATE_OF_BIRTH', 'NOT_A_DATE');
  return date;
};

const noteIn = (cells: Cells, reading: Reading): string | null => {
  const note = textIn(cells, 'NOTE', LONGEST_NOTE);
  if (!isOnlyBirthday(cells, reading)) return note;
  return [note, `Birthday: ${cells('DATE_OF_BIRTH')}`].filter(Boolean).join('\n');
};

/** Throws RowFault. */
export function readCustomer(row: string[], reading: Reading): Brought {
  const cells = cellsOf(row, reading);
  const mobile = mobileIn(cells);
  const fullName = personIn(cells);
  if (fullName === null) throw new RowFault(reading.mapping.includes('FULL_NAME') ? 'FULL_NAME' : 'FIRST_NAME', 'REQUIRED');
  return {
    mobile,
    fullName,
    email: emailIn(cells),
    gender: genderIn(cells),
    dateOfBirth: birthIn(cells, reading),
    note: noteIn(cells, reading),
  };
}

const OWN_FIELDS = ['email', 'gender', 'dateOfBirth'] as const;

const noteBeside = (known: string | null, brought: string | null): string | null => {
  if (brought === null || known?.includes(brought)) return null;
  return known === null ? brought : `${known}\n${brought}`;
};

interface Judged {
  state: RowState;
  fault: Fault | null;
  /** What the account gets, of MERGED. */
  change: Partial<Brought>;
}

/**
 * What is missing is added, and nothing is replaced. The profile of a customer who signs in is hers, so it gets the note alone. `known` is
 * the account with the mobile.
 */
export function judgeCustomer(brought: Brought, known: Account | undefined): Judged {
  if (!known) return { state: 'NEW', fault: null, change: {} };
  const change: Partial<Brought> = {};
  const note = noteBeside(known.note, brought.note);
  if (note !== null && note.length > LONGEST_NOTE)
    return { state: 'REFUSED', fault: { field: 'NOTE', reason: 'NOTE_FULL' }, change };
  if (note !== null) change.note = note;
  if (!known.verified)
    for (const name of OWN_FIELDS)
      if (known[name] === null && brought[name] !== null) Object.assign(change, { [name]: brought[name] });
  return { state: Object.keys(change).length > 0 ? 'MERGED' : 'SAME', fault: null, change };
}

/** What an import may have written. If any of it is different later, somebody has changed it. */
export function printOf(account: Account): string {
  const { mobile, fullName, email, gender, dateOfBirth, note, active, verified, womenOnly, businessName, gstin, language } =
    account;
  return JSON.stringify([
    ...[mobile, fullName, email, gender, dateOfBirth, note],
    ...[active, verified, womenOnly, businessName, gstin, language],
  ]);
}
