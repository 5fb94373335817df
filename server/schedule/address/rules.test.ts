import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOME } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';
import { fieldsOf, joinedStreet, mistakesIn } from './rules.ts';

const fields = (change: Partial<Parameters<typeof fieldsOf>[0]> = {}) => fieldsOf({ ...HOME, ...change });

describe('the joined street', () => {
  it.each([
    [{}, '12, Lotus Residency, Ramdaspeth, Opposite the park'],
    [{ building: null }, '12, Ramdaspeth, Opposite the park'],
    [{ building: '  ', landmark: '' }, '12, Ramdaspeth'],
    [{ building: undefined, landmark: undefined }, '12, Ramdaspeth'],
    [{ flatNumber: ' 12 ', street: ' Wardha Road, Ajni ', building: null, landmark: null }, '12, Wardha Road, Ajni'],
  ])('of %j is %s', (change, street) => {
    expect(joinedStreet(fields(change))).toBe(street);
  });
});

describe('a valid address', () => {
  it('needs only the fields with a star', () => {
    expect(mistakesIn(fields({ building: null, landmark: ' ', instructions: '' }))).toEqual([]);
  });

  it('R62 has no blank fields, which are named in the order of the form', () => {
    const blank = { flatNumber: ' ', street: '\t', city: '', state: '\n', postalCode: '\u00a0', country: '  ' };
    expect(mistakesIn(fields(blank))).toEqual([
      refusedField('flatNumber', 'Flat/House No. is required', 'required'),
      refusedField('street', 'Street is required', 'required'),
      refusedField('city', 'City is required', 'required'),
      refusedField('state', 'State is required', 'required'),
      refusedField('postalCode', 'Postal Code is required', 'required'),
      refusedField('country', 'Country is required', 'required'),
    ]);
  });

  it('may have a dash in a field, but not only invisible characters', () => {
    expect(mistakesIn(fields({ street: '\u200b', city: '\u2060\u00ad' })).map(({ field }) => field)).toEqual(['street', 'city']);
    expect(mistakesIn(fields({ flatNumber: '-', street: 'वर्धा रोड' }))).toEqual([]);
  });

  it('R59 has a position on Earth', () => {
    const digits = fc.integer({ min: 0, max: 999_999 });
    fc.assert(
      fc.property(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -999, max: 999 }), digits, (north, east, fraction) => {
        const [latitude, longitude] = [`${north}.${fraction}`, `${east}.${fraction}`];
        const wrong = mistakesIn(fields({ latitude, longitude })).map(({ field }) => field);
        expect(wrong.includes('latitude')).toBe(Number(latitude) < -90 || Number(latitude) > 90);
        expect(wrong.includes('longitude')).toBe(Number(longitude) < -180 || Number(longitude) > 180);
      }),
    );
  });
});

describe('A21 a field that messages name', () => {
  it.each([
    ['street', 'Ramdaspeth\nYour bill is ready', 'Street'],
    ['building', 'http://evil.example', 'Building'],
    ['flatNumber', '12\r\n', null],
    ['city', 'Nag\u2028pur', 'City'],
    ['landmark', 'a\u0007b', 'Landmark'],
  ])('%s is one line without a link: %j', (field, text, label) => {
    const mistakes = mistakesIn(fields({ [field]: text }));
    // What is trimmed is no line.
    expect(mistakes).toEqual(label ? [refusedField(field, `${label} must be one line, without a link.`, 'oneLine')] : []);
  });

  it('is not the instructions, which stand on the professional’s page alone', () => {
    expect(mistakesIn(fields({ instructions: 'Ring twice.\nSee https://maps.example/x' }))).toEqual([]);
  });
});
