import { expect, it } from 'vitest';
import { minuteOf } from '../../../../../../common/minutes.ts';
import { gapsOf, hoursShown, routesOf, shadesOf, uncoveredStops, utilisationOf, waysOf } from './board-rules.ts';
import type { Day, DayColumn, DayVisit } from './day.ts';

const visit = (from: string, to: string, change: Partial<DayVisit> = {}) =>
  ({ bookingId: from, from, to, travelMinutes: 20, latitude: '21.1', longitude: '79.1', reason: null, ...change }) as DayVisit;

const column = (change: Partial<DayColumn> = {}) =>
  ({
    professional: { id: 'a', name: 'Asha', photoUrl: null },
    hours: [
      { from: '09:00:00', to: '13:00:00' },
      { from: '14:00:00', to: '18:00:00' },
    ],
    leave: [],
    start: { latitude: '21.0', longitude: '79.0' },
    visits: [],
    visitMinutes: 180,
    travelMinutes: 60,
    rosteredMinutes: 480,
    ...change,
  }) as DayColumn;

const day = (change: Partial<Day> = {}) =>
  ({ opening: { from: '09:00:00', to: '18:00:00' }, professionals: [], uncovered: [], held: [], ...change }) as Day;

it('shows whole hours, with the way to the first visit', () => {
  expect(hoursShown(day())).toEqual({ from: 540, to: 1080 });
  const early = column({ visits: [visit('09:00:00', '10:00:00'), visit('17:30:00', '18:30:00')] });
  expect(hoursShown(day({ professionals: [early] }))).toEqual({ from: 480, to: 1140 });
  expect(hoursShown(day({ opening: null }))).toEqual({ from: 540, to: 1080 });
});

it('shades the time before, between and after her hours, and leave until midnight', () => {
  const shown = { from: 480, to: 1140 };
  expect(shadesOf(column(), shown).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['off', 480, 540],
    ['break', 780, 840],
    ['off', 1080, 1140],
  ]);
  expect(shadesOf(column({ hours: [] }), shown)).toEqual([{ kind: 'off', ...shown, note: null }]);
  const away = column({ hours: [], leave: [{ from: '12:00:00', to: '24:00:00', note: 'Fever' }] });
  expect(shadesOf(away, shown).at(-1)).toEqual({ kind: 'leave', from: 720, to: 1140, note: 'Fever' });
});

it('draws the way before a visit, but never over the visit before', () => {
  const ways = waysOf([visit('10:00:00', '11:00:00'), visit('11:10:00', '12:00:00'), visit('12:00:00', '13:00:00')]);
  expect(ways.map(({ from, to }) => [from, to])).toEqual([
    [580, 600],
    [660, 670],
  ]);
  expect(minuteOf('24:00:00')).toBe(1440);
});

it('counts visits and travel as a share of her hours', () => {
  expect(utilisationOf(column())).toBe(50);
  expect(utilisationOf(column({ rosteredMinutes: 0 }))).toBeNull();
});

it('numbers routes by the column and the visit, without those that she cannot carry out', () => {
  const [first, second] = [visit('10:00:00', '11:00:00'), visit('12:00:00', '13:00:00', { latitude: null })];
  const shown = day({ professionals: [column(), column({ visits: [first, second] })], uncovered: [first] });
  expect(routesOf(shown).map(({ number, stops }) => [number, stops.map(({ label }) => label)])).toEqual([[2, ['2.1']]]);
  expect(routesOf(shown)[0]?.stops[0]?.position).toBeNull();
  expect(uncoveredStops(shown)).toMatchObject([{ label: '!', position: { latitude: 21.1, longitude: 79.1 } }]);
});

it('B97 finds the gaps of a day: without visits, ways, leave and what is held, from now on, where a visit may begin', () => {
  const starts = [9, 11, 13, 15, 17].map(hour => hour * 60);
  const free = { held: [], starts, after: 0 };
  const hers = column({ active: true });
  expect(gapsOf(hers, free)).toEqual([
    { from: 540, to: 780, start: 540 },
    { from: 840, to: 1080, start: 900 },
  ]);
  const visits = [visit('11:00:00', '12:00:00'), visit('15:10:00', '16:00:00')];
  expect(gapsOf({ ...hers, visits }, free)).toEqual([
    { from: 540, to: 640, start: 540 },
    // From 12:00 to 13:00 and from 14:00 to 14:50 nobody can begin.
    { from: 960, to: 1080, start: 1020 },
  ]);
  expect(gapsOf({ ...hers, visits }, { ...free, after: 600 })).toEqual([{ from: 960, to: 1080, start: 1020 }]);
  expect(gapsOf({ ...hers, visits }, { ...free, held: [{ from: 1020, to: 1080 }] })).toEqual([
    { from: 540, to: 640, start: 540 },
  ]);
  const leave = [{ from: '09:00:00', to: '00:00:00', note: null }];
  expect(gapsOf({ ...hers, leave } as DayColumn, free)).toEqual([]);
  expect(gapsOf(column({ active: false }), free)).toEqual([]);
});
