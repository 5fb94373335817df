import { expect, it } from 'vitest';
import { codeCell, csvLine, numberCell } from './csv.ts';

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

it('V18 R82 guards the texts of people, and leaves our numbers to be added up', () => {
  expect(csvLine(['-100.00', '=1+1', numberCell(-100, 2), numberCell(-0, 2), numberCell(3)])).toBe(
    "'-100.00,'=1+1,-100.00,0.00,3\r\n",
  );
});
