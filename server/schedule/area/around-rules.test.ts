import { describe, expect, it } from 'vitest';
import type { Place } from '../../../common/place.ts';
import type { Area } from '../../salon/settings/area-rules.ts';
import { aroundHomes, aroundNamed, whyNotAround } from './around-rules.ts';

const CENTRE = { latitude: 21.14, longitude: 79.08 };
/** Kilometres to the east of the centre. */
const east = (km: number): Place => ({ latitude: CENTRE.latitude, longitude: CENTRE.longitude + km / 103.71 });

describe('where a PIN code is', () => {
  it('is known from three homes on, and never from two', () => {
    expect(aroundHomes([])).toBeUndefined();
    expect(aroundHomes([east(0), east(2)])).toBeUndefined();
    expect(aroundHomes([east(0), east(2), east(2)])).toMatchObject({ ...east(2), radiusKm: expect.closeTo(3.5, 1) });
  });

  it('does not follow one home that was typed wrong', () => {
    const homes = [east(0), east(0), east(0), east(0), east(80)];
    expect(aroundHomes(homes)).toMatchObject({ ...CENTRE, radiusKm: 1.5 });
  });

  it('is not known where places are too far apart', () => {
    expect(aroundHomes([east(0), east(40), east(80)])).toBeUndefined();
    expect(aroundNamed([])).toBeUndefined();
    expect(aroundNamed([east(5)])).toEqual({ ...east(5), radiusKm: 3 });
  });
});

describe('whether the salon goes to a PIN code', () => {
  const circle: Area = { kind: 'CIRCLE', ...CENTRE, radiusKm: 10 };
  const square = (km: number): Area => {
    const [north, out] = [km / 111.2, km / 103.71];
    const corner = (up: number, right: number) => ({
      latitude: CENTRE.latitude + up * north,
      longitude: CENTRE.longitude + right * out,
    });
    return { kind: 'POLYGON', points: [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)] };
  };
  const at = (km: number) => ({ ...east(km), radiusKm: 2 });

  it.each([
    ['a circle', circle],
    ['a polygon', square(10)],
  ])('is sure but near the edge of %s', (_, area) => {
    const seen = [0, 7.9, 8.1, 10, 11.9, 12.1, 75].map(km => whyNotAround([area], at(km)));
    expect(seen).toEqual([null, null, 'UNSURE', 'UNSURE', 'UNSURE', 'OUTSIDE_AREA', 'OUTSIDE_AREA']);
  });

  it('is decided by the area that holds it best, and by none that only lists others', () => {
    const list: Area = { kind: 'PIN_CODES', postalCodes: ['441001'] };
    expect(whyNotAround([list, square(1), circle], at(5))).toBeNull();
    expect(whyNotAround([list, circle], at(30))).toBe('OUTSIDE_AREA');
  });

  it('is unsure of a PIN code that nobody knows', () => {
    expect(whyNotAround([circle], undefined)).toBe('UNSURE');
  });
});
