/** States and Union Territories of India, however people spell them (rules A1, G4). Pure. */
import { states as english } from './words/en/states.ts';
import { states as hindi } from './words/hi/states.ts';
import { states as marathi } from './words/mr/states.ts';

export interface State {
  /** Two digits, as a GSTIN begins. */
  code: string;
  /** The official English name. */
  name: string;
}

type Code = keyof typeof english;

/** Beside the names in three languages: codes of vehicles and of the post, former names and short ones. */
const OTHERS: Record<Code, string[]> = {
  '01': ['JK', 'J&K', 'Kashmir'],
  '02': ['HP'],
  '03': ['PB', 'Panjab'],
  '04': ['CH'],
  '05': ['UK', 'UA', 'Uttaranchal'],
  '06': ['HR'],
  '07': ['DL', 'New Delhi', 'NCT of Delhi', 'National Capital Territory of Delhi', 'नई दिल्ली', 'नवी दिल्ली'],
  '08': ['RJ'],
  '09': ['UP'],
  '10': ['BR'],
  '11': ['SK'],
  '12': ['AR'],
  '13': ['NL'],
  '14': ['MN'],
  '15': ['MZ'],
  '16': ['TR'],
  '17': ['ML'],
  '18': ['AS'],
  '19': ['WB', 'Bengal', 'Paschim Banga', 'Paschimbanga'],
  '20': ['JH'],
  '21': ['OD', 'OR', 'Orissa', 'उड़ीसा'],
  '22': ['CG', 'CT'],
  '23': ['MP'],
  '24': ['GJ'],
  '26': ['DN', 'DD', 'DH', 'DNH', 'DNHDD', 'Dadra and Nagar Haveli', 'Daman and Diu', 'Daman'],
  '27': ['MH'],
  '29': ['KA'],
  '30': ['GA'],
  '31': ['LD'],
  '32': ['KL', 'Keralam'],
  '33': ['TN'],
  '34': ['PY', 'Pondicherry', 'Pondy'],
  '35': ['AN', 'Andaman and Nicobar', 'Andaman'],
  '36': ['TS', 'TG'],
  '37': ['AP', 'AD', 'Andhra'],
  '38': ['LA'],
};

/** Words that some write and others leave out. `and` stands alone only: it is a part of Uttarakhand, too. */
const FILLERS = ['and', 'the', 'of', 'state', 'ut', 'union', 'territory', 'nct', 'india', 'और', 'एवं', 'व', 'आणि', 'राज्य'];

/** Letters only, without the signs that one writes and another does not: case, dots, blanks, accents, nukta and its like. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    // The nasal sign stands for the half letter before another.
    .replace(/[ङञणनम]\u094d(?=[क-म])/g, '\u0902')
    .replace(/\u0901/g, '\u0902')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(word => !FILLERS.includes(word))
    .join('');

const NAMES = new Map(
  (Object.keys(english) as Code[]).flatMap(code =>
    [english[code], hindi[code], marathi[code], ...OTHERS[code]].map(name => [folded(name), code] as const),
  ),
);

/** A name this long has no other at the distance of one letter. */
const LONG = 6;

/** Whether one letter was forgotten, added or mistaken. */
const isNear = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(short.length === long.length ? same + 1 : same) === long.slice(same + 1);
};

const ofCode = (code: Code): State => ({ code, name: english[code] });

/** The State that a text names, in any usual spelling; undefined if none is known. */
export function stateNamed(text: string): State | undefined {
  const name = folded(text);
  const code = NAMES.get(name);
  if (code) return ofCode(code);
  if (name.length < LONG) return undefined;
  const near = new Set([...NAMES].filter(([known]) => known.length >= LONG && isNear(known, name)).map(([, one]) => one));
  const [only] = near;
  return only && near.size === 1 ? ofCode(only) : undefined;
}

/** The State of a GST code; undefined for the codes of special offices, such as 97 and 99. */
export function stateOfCode(code: string): State | undefined {
  return code in english ? ofCode(code as Code) : undefined;
}

/** The official name, or the text as it is if no State is known by it. */
export function officialState(text: string): string {
  return stateNamed(text)?.name ?? text;
}
