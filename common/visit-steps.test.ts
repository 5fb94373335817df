import { expect, it } from 'vitest';
import { nobodyFrom } from './visit-steps.ts';

const visit = { date: '2026-11-21', startMinute: 11 * 60 };
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+05:30`);

it.each([
  ['too early, from the time of the visit on', '10:40', '11:15'],
  ['late, from then on', '11:20', '11:35'],
])('N83: she who arrives %s waits 15 minutes', (_, arrived, from) => {
  expect(nobodyFrom({ ...visit, arrivedAt: at(arrived) }, 15)).toBe(at(from));
});

it('N83: nobody waits at a door before arriving', () => {
  expect(nobodyFrom({ ...visit, arrivedAt: null }, 15)).toBeNull();
});
