import { expect, it } from 'vitest';
import { nobodyFrom } from './door-rules.ts';
import type { ProfessionalVisit } from './visit.ts';

const visit = { date: '2026-11-21', from: '11:00:00', waitMinutes: 15 } as ProfessionalVisit;
const at = (clock: string) => new Date(`2026-11-21T${clock}:00+05:30`).toISOString();

it.each([
  ['too early, from the time of the visit on', '10:40', '11:15'],
  ['late, from then on', '11:20', '11:35'],
])('N83: she who arrives %s waits 15 minutes', (_, arrived, from) => {
  expect(nobodyFrom({ ...visit, arrivedAt: at(arrived) })).toBe(Date.parse(at(from)));
});

it('N83: nobody waits at a door before arriving', () => {
  expect(nobodyFrom({ ...visit, arrivedAt: null })).toBeNull();
});
