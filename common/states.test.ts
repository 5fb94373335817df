import { describe, expect, it } from 'vitest';
import { isGstin, isTaxpayer } from './gstin.ts';
import { officialState, stateNamed, stateOfCode } from './states.ts';
import { states as english } from './words/en/states.ts';

describe('a State', () => {
  it.each([
    ...[
      ['M.P.', '23'],
      ['MP', '23'],
      ['m p', '23'],
      ['Madhya Pradesh', '23'],
      ['मध्य प्रदेश', '23'],
      ['मध्यप्रदेश', '23'],
      ['Madhyapradesh', '23'],
    ],
    ...[
      ['Tamilnadu', '33'],
      ['TAMIL NADU', '33'],
      ['T.N.', '33'],
      ['तमिलनाडु', '33'],
      ['तामिळनाडू', '33'],
    ],
    ...[
      ['J&K', '01'],
      ['J & K', '01'],
      ['Jammu & Kashmir', '01'],
      ['Jammu And Kashmir (UT)', '01'],
      ['जम्मू-कश्मीर', '01'],
    ],
    ...[
      ['Maharashtra', '27'],
      ['Maharastra', '27'],
      ['Maharashtra.', '27'],
      ['State of Maharashtra', '27'],
      ['MH', '27'],
      ['महाराष्ट्र राज्य', '27'],
    ],
    ...[
      ['NCT of Delhi', '07'],
      ['New Delhi', '07'],
      ['नई दिल्ली', '07'],
      ['Orissa', '21'],
      ['Chattisgarh', '22'],
      ['छत्तीसगढ', '22'],
    ],
    ...[
      ['Uttaranchal', '05'],
      ['उत्तराखण्ड', '05'],
      ['उत्तराखंड', '05'],
      ['Pondicherry', '34'],
      ['Telengana', '36'],
      ['A.P.', '37'],
    ],
    ...[
      ['Andaman & Nicobar', '35'],
      ['Daman & Diu', '26'],
      ['D&NH', '26'],
      ['West Bengal', '19'],
      ['पश्चिम बङ्गाल', '19'],
    ],
  ] as [string, string][])('G4 is read as people write it: %s', (text, code) => {
    expect(stateNamed(text)?.code).toBe(code);
  });

  it.each(['', 'Atlantis', 'Nagpur', 'Uttar', 'India', 'Pradesh', '27', 'XX', 'ಕನ್ನಡ'])('G4 is not guessed: %j', text => {
    expect(stateNamed(text)).toBeUndefined();
    expect(officialState(text)).toBe(text);
  });

  it('G4 has its own name, and one letter more or less leads to no other', () => {
    for (const [code, name] of Object.entries(english)) {
      expect(stateNamed(name)).toEqual({ code, name });
      expect(stateNamed(`${name}a`)).toEqual(name.length < 6 ? undefined : { code, name });
      expect(stateOfCode(code)?.name).toBe(name);
    }
    expect(stateOfCode('99')).toBeUndefined();
  });
});

/** With the check character that belongs to it. */
const whole = (first14: string): string =>
  [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(check => first14 + check).find(isGstin) ?? 'none';

it.each([
  ['a taxpayer', '27AAPFU0939F1ZV', true],
  ['an embassy or a body of the United Nations (UIN)', '0717UNO00157UNO', false],
  ['somebody from abroad who serves India online', '9917USA29003OSD', false],
  ['who deducts tax, with a TAN', whole('27MUMA12345B1D'), false],
  ['who deducts tax, with a PAN', whole('27AAAGM0289C1D'), false],
  ['a marketplace that collects tax', whole('29AAICA3918J1C'), false],
  ['a non-resident', whole('2717AUS20001NR'), false],
])('G8 a number of %s is valid: %s', (_who, number, taxpayer) => {
  expect([isGstin(number), isTaxpayer(number)]).toEqual([true, taxpayer]);
  expect(isGstin(`${number.slice(0, 14)}${number[14] === 'A' ? 'B' : 'A'}`)).toBe(false);
});
