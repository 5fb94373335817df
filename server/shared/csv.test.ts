import { expect, it } from 'vitest';
import { codeCell } from './csv.ts';

it.each([
  '033504',
  '725E29',
  '1285E4',
  'DEC25',
  'MAY-10',
  'AUGUST15',
  'SEPT5',
  '25DEC',
  '10-12',
  '15-AUG-2026',
  '15AUG26',
  'AUG-15-2026',
  '1E-5',
  '7PM',
  '10-AM',
  '50-',
  '202612041230',
  '12345678901234567890',
])('protects %s from a spreadsheet', code => {
  expect(codeCell(code)).toBe(`'${code}`);
});

it.each(['', '446131', '20261204123', '5E0FA2', 'E12345', 'NIKHAR10', 'MARIGOLD10', 'DECEMBER', '10-OFF'])(
  'writes %j unchanged',
  code => {
    expect(codeCell(code)).toBe(code);
  },
);
