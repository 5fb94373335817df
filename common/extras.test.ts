import { expect, test } from 'vitest';
import { quietPercentAt, travelFeeTo } from './extras.ts';

const salon = {
  latitude: '21.1458',
  longitude: '79.0882',
  travelFees: [
    { upToKm: 3, fee: 0 },
    { upToKm: 8, fee: 99.5 },
  ],
};
/** A degree of latitude is 111.2 km. */
const north = (km: number) => ({ latitude: 21.1458 + km / 111.195, longitude: 79.0882 });

test.each([
  [0, 0],
  [2.9, 0],
  [3.1, 99.5],
  [7.9, 99.5],
  [30, 99.5],
])('M50 the way of %d km costs ₹%d', (km, fee) => {
  expect(travelFeeTo(salon, north(km))).toBe(fee);
});

test('M50 costs nothing without rings, and to an unknown place', () => {
  expect(travelFeeTo({ ...salon, travelFees: undefined }, north(1))).toBe(0);
  expect(travelFeeTo(salon, null)).toBe(0);
});

test('M51 the best window counts in which the visit begins', () => {
  const quietHours = [
    { days: ['TUESDAY' as const], from: '11:00:00', to: '15:00:00', percent: 10 },
    { days: ['TUESDAY' as const, 'WEDNESDAY' as const], from: '14:00:00', to: '16:00:00', percent: 25 },
  ];
  const at = (date: string, hour: number) => quietPercentAt({ quietHours }, date, hour * 60);
  // The first of December 2026 is a Tuesday.
  expect([10.5, 11, 14, 15, 16].map(hour => at('2026-12-01', hour))).toEqual([0, 10, 25, 25, 0]);
  expect([at('2026-12-02', 11), at('2026-12-02', 15), at('2026-12-03', 15)]).toEqual([0, 25, 0]);
  expect(quietPercentAt({}, '2026-12-01', 700)).toBe(0);
});
