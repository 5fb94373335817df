/** Tables in our own layout: empty to fill in, or with what the salon has (rule B80). */
import { toRupees } from '../../../common/money.ts';
import { type Brought, everyCustomer } from '../../accounts/auth/bring.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { BYTE_ORDER_MARK, csvLine, numberCell } from '../../platform/shared/csv.ts';
import { namedServices } from '../../shop/catalog/bring.ts';
import { addOnsCell } from './add-on-rules.ts';
import type { ImportKind } from './layout-rules.ts';

const HEADS: Record<ImportKind, string[]> = {
  CUSTOMERS: ['Mobile', 'Name', 'E-mail', 'Gender', 'Date of birth', 'Note'],
  SERVICES: ['Service', 'Variant', 'Category', 'Price', 'Minutes', 'Add-ons', 'Description'],
  BOOKINGS: [
    ...['Mobile', 'Name', 'Date', 'Time', 'Service', 'Price', 'Status', 'Professional'],
    ...['Flat', 'Street', 'City', 'PIN code', 'Latitude', 'Longitude'],
  ],
};

const EXAMPLES: Record<ImportKind, string[][]> = {
  CUSTOMERS: [['9876543210', 'Asha Rao', 'asha@mail.example', 'FEMALE', '1994-08-15', 'Rings twice.']],
  SERVICES: [
    ['Gold Facial', '', 'Facials', '1299', '60', '', 'Cleanse, massage and mask.'],
    ['Haircut', 'Short', 'Hair', '499', '30', 'Hair wash:249:15; Serum:99', 'Cut and blow-dry.'],
    ['Haircut', 'Long', 'Hair', '899', '60', '', ''],
  ],
  BOOKINGS: [
    [
      ...['9876543210', 'Asha Rao', '2026-12-24', '14:30', 'Gold Facial', '1299', 'BOOKED', ''],
      ...['12', 'Ramdaspeth', 'Nagpur', '440010', '', ''],
    ],
  ],
};

const lineOf = ({ mobile, fullName, email, gender, dateOfBirth, note }: Brought): string =>
  csvLine([mobile, fullName, email ?? '', gender ?? '', dateOfBirth ?? '', note ?? '']);

const PIECE = 1000;

const customers = async ({ db }: Deps): Promise<string> => {
  const lines: string[] = [];
  for await (const accounts of everyCustomer(db.read, PIECE)) lines.push(...accounts.map(lineOf));
  return lines.join('');
};

type Named = Awaited<ReturnType<typeof namedServices>>[number];

/** A row for each variant. What they share stands in the first: add-ons and description. */
const linesOf = ({ name, categoryName, description, addOns, variants, ...own }: Named): string[] => {
  const options = variants ?? [{ name: '', ...own }];
  return options.map(({ name: variant, pricePaise, durationInMinutes }, place) =>
    csvLine([
      ...[name, variant, categoryName ?? ''],
      ...[numberCell(toRupees(pricePaise), 2), numberCell(durationInMinutes)],
      ...(place === 0 ? [addOnsCell(addOns ?? []), description] : ['', '']),
    ]),
  );
};

const services = async ({ db }: Deps): Promise<string> => (await namedServices(db.read)).flatMap(linesOf).join('');

const FILLED: Partial<Record<ImportKind, (deps: Deps) => Promise<string>>> = { CUSTOMERS: customers, SERVICES: services };

/** Bookings have an export of their own, so theirs is empty. */
export async function importTemplate(
  deps: Deps,
  { kind, filled }: { kind: Schemas['ImportKind']; filled: boolean },
): Promise<{ fileName: string; csv: string }> {
  const body = filled ? await FILLED[kind]?.(deps) : EXAMPLES[kind].map(csvLine).join('');
  const fileName = `${kind.toLowerCase()}${filled ? '' : '-template'}.csv`;
  return { fileName, csv: BYTE_ORDER_MARK + csvLine(HEADS[kind]) + (body ?? '') };
}
