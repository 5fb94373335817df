import type { components } from '#contract';
import { adminPaths } from '../../../admin-paths.ts';

type Schemas = components['schemas'];
export type Import = Schemas['Import'];
export type Kind = Schemas['ImportKind'];
export type RowState = Schemas['ImportRowState'];

export const kindWords: Record<Kind, string> = { CUSTOMERS: 'Customers', SERVICES: 'Services', BOOKINGS: 'Bookings' };

export const stateWords: Record<Import['state'], string> = {
  UPLOADED: 'Columns to check',
  CHECKING: 'Being checked',
  CHECKED: 'Ready to import',
  RUNNING: 'Being imported',
  DONE: 'Imported',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
};

/** What became of rows, or will: a word, and what it means. */
export const rowWords: Record<RowState, { label: string; hint: string }> = {
  NEW: { label: 'New', hint: 'These are added.' },
  MERGED: { label: 'Merged', hint: 'These are there already. What is missing is added, and nothing is replaced.' },
  SAME: { label: 'Same', hint: 'These are there already, as they are in the file. Nothing changes.' },
  REFUSED: { label: 'Refused', hint: 'These are left out. Correct them in the table of refused rows, and upload that.' },
};

/** The steps that go on by themselves. */
export function isUnderWay({ state }: Pick<Import, 'state'>): boolean {
  return state === 'CHECKING' || state === 'RUNNING' || state === 'UNDOING';
}

/** Where what was imported can be seen. */
export const placeOf: Record<Kind, string> = {
  CUSTOMERS: adminPaths.customers,
  SERVICES: adminPaths.services,
  BOOKINGS: adminPaths.bookings,
};
