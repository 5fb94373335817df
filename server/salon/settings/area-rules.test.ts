import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mistakesInAreas } from './area-entry-rules.ts';
import { type Area, type Whereabouts, whyNotServed } from './area-rules.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const SQUARE = [at(21, 79), at(21, 79.2), at(21.2, 79.2), at(21.2, 79)];
const L_SHAPE = [at(0, 0), at(0, 2), at(1, 2), at(1, 1), at(2, 1), at(2, 0)];

const isServed = (areas: Area[], where: Partial<Whereabouts>) =>
  whyNotServed(areas, { place: at(0, 0), postalCode: '', ...where }) === null;

describe('the area that is served (rule A17)', () => {
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
    const list = { kind: 'PIN_CODES' as const, postalCodes: ['440010', '440033'] };
    // A degree of latitude is 111.19 km.
    expect(isServed([circle], { place: at(21.1458 + 5 / 111.1949, 79.0882) })).toBe(true);
    expect(isServed([circle], { place: at(21.1458 + 5.01 / 111.1949, 79.0882) })).toBe(false);
    expect(isServed([circle, list], { place: at(22, 80), postalCode: '440033' })).toBe(true);
    expect(isServed([circle, list], { place: at(22, 80), postalCode: '440001' })).toBe(false);
    expect(isServed([circle], { postalCode: '440010' })).toBe(false);
  });
});

describe('what is known of an address (rule A18)', () => {
  const circle = { kind: 'CIRCLE' as const, latitude: 21.1458, longitude: 79.0882, radiusKm: 5 };
  const list = { kind: 'PIN_CODES' as const, postalCodes: ['440010'] };
  const [near, far] = [at(21.15, 79.09), at(22, 80)];

  it.each<[string, Area[], Partial<Whereabouts>, string | null]>([
    ['a PIN code in a list', [circle, list], { postalCode: '440010' }, null],
    ['a PIN code in no list, beside a circle', [circle, list], { postalCode: '442001' }, 'UNSURE'],
    ['a PIN code, and only circles', [circle], { postalCode: '440010' }, 'UNSURE'],
    ['a PIN code, and only lists', [list], { postalCode: '442001' }, 'OUTSIDE_AREA'],
    ['a position in the circle', [circle, list], { place: near }, null],
    ['a position outside, beside a list', [circle, list], { place: far }, 'UNSURE'],
    ['a position outside, and only circles', [circle], { place: far }, 'OUTSIDE_AREA'],
    ['both, in neither', [circle, list], { place: far, postalCode: '442001' }, 'OUTSIDE_AREA'],
    ['nothing, and no areas', [], {}, null],
  ])('%s', (_, areas, known, answer) => {
    expect(whyNotServed(areas, { place: null, postalCode: null, ...known })).toBe(answer);
  });
});

describe('entering areas', () => {
  const asText = (points: ReturnType<typeof at>[]) =>
    points.map(({ latitude, longitude }) => ({ latitude: String(latitude), longitude: String(longitude) }));
  const polygon = (points: ReturnType<typeof at>[]) => ({ kind: 'POLYGON' as const, name: 'Area', points: asText(points) });
  const mistakes = (...areas: Parameters<typeof mistakesInAreas>[0]) =>
    mistakesInAreas(areas).map(({ field, rule }) => `${field} ${rule}`);

  it.each([
    ['a line', [at(0, 0), at(1, 1), at(2, 2)], ['areas.0.points noArea']],
    ['a way and back', [at(0, 0), at(1, 1), at(1, 1), at(0, 0)], ['areas.0.points noArea']],
    ['less than a hectare', [at(21, 79), at(21, 79.0009), at(21.0009, 79.0009)], ['areas.0.points noArea']],
    ['more than a hectare', [at(21, 79), at(21, 79.002), at(21.002, 79.002)], []],
    ['a bow', [at(0, 0), at(1, 1), at(0, 1), at(1.5, 0)], ['areas.0.points crossesItself']],
    ['a point off the Earth', [at(0, 0), at(0, 181), at(2, 2)], ['areas.0.points.1.longitude max']],
    ['a square', SQUARE, []],
    ['an L', L_SHAPE, []],
  ])('as a polygon: %s', (_, points, wrong) => {
    expect(mistakes(polygon(points))).toEqual(wrong);
  });

  it('takes the fields of the kind and no others', () => {
    const circle = { kind: 'CIRCLE' as const, name: ' ', latitude: '21', postalCodes: ['440010'] };
    const list = { kind: 'PIN_CODES' as const, name: 'Kamptee', postalCodes: ['441001', '441001'] };
    expect(mistakes(circle, list)).toEqual([
      'areas.0.name required',
      'areas.0.longitude required',
      'areas.0.radiusKm required',
      'areas.0.postalCodes unknownField',
      'areas.1.postalCodes.1 unique',
    ]);
  });
});
