/** Tables in our own layout: empty to fill in, or with what the salon has (rule B80). */
import { toRupees } from '../../../common/money.ts';
import { type Brought, everyCustomer } from '../../accounts/auth/bring.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { BYTE_ORDER_MARK, csvLine, numberCell } from '../../platform/shared/csv.ts';
import { namedServices } from '../../shop/catalog/bring.ts';
import type { ImportKind } from './layout-rules.ts';

const HEADS: Record<ImportKind, string[]> = {
  CUSTOMERS: ['Mobile', 'Name', 'E-mail', 'Gender', 'Date of birth', 'Note'],
  SERVICES: ['Service', 'Category', 'Price', 'Minutes', 'Description'],
  BOOKINGS: [
    ...['Mobile', 'Name', 'Date', 'Time', 'Service', 'Price', 'Status', 'Professional'],
    ...['Flat', 'Street', 'City', 'PIN code', 'Latitude', 'Longitude'],
  ],
};

const EXAMPLES: Record<ImportKind, string[]> = {
  CUSTOMERS: ['9876543210', 'Asha Rao', 'asha@mail.example', 'FEMALE', '1994-08-15', 'Rings twice.'],
  SERVICES: ['Gold Facial', 'Facials', '1299', '60', 'Cleanse, massage and mask.'],
  BOOKINGS: [
    ...['9876543210', 'Asha Rao', '2026-12-24', '14:30', 'Gold Facial', '1299', 'BOOKED', ''],
    ...['12', 'Ramdaspeth', 'Nagpur', '440010', '', ''],
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

const services = async ({ db }: Deps): Promise<string> => {
  const all = await namedServices(db.read);
  return all
    .map(({ name, categoryName, pricePaise, durationInMinutes, description }) =>
      csvLine([
        ...[name, categoryName ?? ''],
        ...[numberCell(toRupees(pricePaise), 2), numberCell(durationInMinutes)],
        description,
      ]),
    )
    .join('');
};

const FILLED: Partial<Record<ImportKind, (deps: Deps) => Promise<string>>> = { CUSTOMERS: customers, SERVICES: services };

/** Bookings have an export of their own, so theirs is empty. */
export async function importTemplate(
  deps: Deps,
  { kind, filled }: { kind: Schemas['ImportKind']; filled: boolean },
): Promise<{ fileName: string; csv: string }> {
  const body = filled ? await FILLED[kind]?.(deps) : csvLine(EXAMPLES[kind]);
  const fileName = `${kind.toLowerCase()}${filled ? '' : '-template'}.csv`;
  return { fileName, csv: BYTE_ORDER_MARK + csvLine(HEADS[kind]) + (body ?? '') };
}
