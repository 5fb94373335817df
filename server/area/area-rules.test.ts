import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isServed, mistakeInPolygon } from './area-rules.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SQUARE = [at(21, 79), at(21, 79.2), at(21.2, 79.2), at(21.2, 79)];
const L_SHAPE = [at(0, 0), at(0, 2), at(1, 2), at(1, 1), at(2, 1), at(2, 0)];

describe('the area that is served', () => {
  it('is everywhere, as long as none is drawn', () => {
    expect(isServed([], {})).toBe(true);
  });

  it.each([
    ['the middle', at(21.1, 79.1), true],
    ['a corner', at(21.2, 79), true],
    ['the middle of an edge', at(21, 79.1), true],
    ['just outside', at(20.9999, 79.1), false],
    ['beside a corner, on its height', at(21.2, 78.9), false],
  ])('holds of a polygon: %s', (_, place, served) => {
    expect(isServed([{ kind: 'POLYGON', points: SQUARE }], { place })).toBe(served);
    expect(isServed([{ kind: 'POLYGON', points: SQUARE.toReversed() }], { place })).toBe(served);
  });

  it('leaves out the dent of a polygon', () => {
    const area = { kind: 'POLYGON' as const, points: L_SHAPE };
    expect(isServed([area], { place: at(0.5, 1.5) })).toBe(true);
    expect(isServed([area], { place: at(1.5, 0.5) })).toBe(true);
    expect(isServed([area], { place: at(1.5, 1.5) })).toBe(false);
    expect(isServed([area], { place: at(1, 1.5) })).toBe(true);
  });

  it('holds every point of every edge', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
        const [a, b] = [L_SHAPE[n], L_SHAPE[(n + 1) % 6]] as [(typeof L_SHAPE)[0], (typeof L_SHAPE)[0]];
        const place = at(a.latitude + (b.latitude - a.latitude) * part, a.longitude + (b.longitude - a.longitude) * part);
        expect(isServed([{ kind: 'POLYGON', points: L_SHAPE }], { place })).toBe(true);
      }),
    );
  });

  it('is a circle with its edge, or a list of PIN codes; one of several is enough', () => {
    const circle = { kind: 'CIRCLE' as const, latitude: 21.1458, longitude: 79.0882, radiusKm: 5 };
    const list = { kind: 'POSTAL_CODES' as const, postalCodes: ['440010', '440033'] };
    // A degree of latitude is 111.19 km.
    expect(isServed([circle], { place: at(21.1458 + 5 / 111.1949, 79.0882) })).toBe(true);
    expect(isServed([circle], { place: at(21.1458 + 5.01 / 111.1949, 79.0882) })).toBe(false);
    expect(isServed([circle, list], { place: at(22, 80), postalCode: '440033' })).toBe(true);
    expect(isServed([circle, list], { place: at(22, 80), postalCode: '440001' })).toBe(false);
    expect(isServed([circle], { postalCode: '440010' })).toBe(false);
  });
});

it.each([
  ['TOO_FEW_POINTS', SQUARE.slice(0, 2)],
  ['TOO_MANY_POINTS', Array.from({ length: 501 }, (_, n) => at(Math.sin(n / 80), Math.cos(n / 80)))],
  ['NO_AREA', [at(0, 0), at(1, 1), at(2, 2)]],
  ['NO_AREA', [at(0, 0), at(1, 1), at(1, 1), at(0, 0)]],
  ['CROSSES_ITSELF', [at(0, 0), at(1, 1), at(0, 1), at(1, 0)].map((p, n) => (n === 3 ? at(1.5, 0) : p))],
  [undefined, SQUARE],
  [undefined, L_SHAPE],
])('a polygon is refused as %s', (mistake, points) => {
  expect(mistakeInPolygon(points)).toBe(mistake);
});
