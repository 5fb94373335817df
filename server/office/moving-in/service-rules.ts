/** A service of a file, and what becomes of it beside the one that has its name (rule B81). Pure. */
import { fold } from '../../../common/search.ts';
import type { BroughtService, PlainService } from '../../shop/catalog/bring.ts';
import { type Cells, cellsOf, type Fault, needed, type Reading, RowFault, type RowState, textIn } from './row-rules.ts';
import { minutesOf, paiseOf } from './value-rules.ts';

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 2000;
const MOST_PAISE = 100_000 * 100;
const MOST_MINUTES = 1440;

/** A service without its category's id, which may not exist yet. */
export type ReadService = Omit<BroughtService, 'categoryId'> & { category: string | null };

/** Paise. Throws RowFault. */
const priceIn = (cells: Cells): number => {
  const paise = paiseOf(needed(cells, 'PRICE'));
  if (paise === null || paise <= 0 || paise > MOST_PAISE) throw new RowFault('PRICE', 'NOT_A_PRICE');
  return paise;
};

/** Throws RowFault. */
const minutesIn = (cells: Cells): number => {
  const minutes = minutesOf(needed(cells, 'MINUTES'));
  if (minutes === null || minutes <= 0 || minutes > MOST_MINUTES) throw new RowFault('MINUTES', 'NOT_MINUTES');
  return minutes;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Categories need two letters at least. */
const categoryIn = (cells: Cells): string | null => {
  const category = textIn(cells, 'CATEGORY', LONGEST_NAME);
  if (category !== null && category.length < 2) throw new RowFault('CATEGORY', 'TOO_SHORT');
  return category && oneLine(category);
};

/** A service without a description has its name there, as customers read something under it. Throws RowFault. */
export function readService(row: string[], reading: Reading): ReadService {
  const cells = cellsOf(row, reading);
  const name = oneLine(textIn(cells, 'SERVICE', LONGEST_NAME) ?? needed(cells, 'SERVICE'));
  return {
    name,
    category: categoryIn(cells),
    pricePaise: priceIn(cells),
    durationInMinutes: minutesIn(cells),
    description: textIn(cells, 'DESCRIPTION', LONGEST_DESCRIPTION) ?? name,
  };
}

/** By what two services are the same. */
export function keyOfService(name: string): string {
  return fold(oneLine(name)).trim();
}

type Known = Pick<PlainService, 'name' | 'description' | 'pricePaise' | 'durationInMinutes'>;

/** Prices are never changed by an import: carts and pages would show them at once. A missing description is added. */
export function judgeService(brought: ReadService, known: Known | undefined): { state: RowState; fault: Fault | null } {
  if (!known) return { state: 'NEW', fault: null };
  const refused = (fault: Fault) => ({ state: 'REFUSED' as const, fault });
  if (brought.pricePaise !== known.pricePaise) return refused({ field: 'PRICE', reason: 'OTHER_PRICE' });
  if (brought.durationInMinutes !== known.durationInMinutes) return refused({ field: 'MINUTES', reason: 'OTHER_MINUTES' });
  const isUndescribed = known.description === known.name && brought.description !== brought.name;
  return { state: isUndescribed ? 'MERGED' : 'SAME', fault: null };
}

/** What an import may have written. If any of it is different later, somebody has changed it. */
export function printOfService(service: PlainService): string {
  const { name, description, categoryId, pricePaise, durationInMinutes, imageId, translations, variants, addOns } = service;
  return JSON.stringify([name, description, categoryId, pricePaise, durationInMinutes, imageId, translations, variants, addOns]);
}
