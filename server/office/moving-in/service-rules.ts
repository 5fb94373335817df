/** A service of a file, and what becomes of it beside the one that has its name (rules B81 and B86). Pure. */
import { fold } from '../../../common/search.ts';
import type { Adds, BroughtOption, BroughtService, PlainService } from '../../shop/catalog/bring.ts';
import { addOnsIn } from './add-on-rules.ts';
import { type Cells, cellsOf, type Fault, needed, type Reading, RowFault, type RowState, readOr, textIn } from './row-rules.ts';
import { minutesOf, paiseOf } from './value-rules.ts';

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 2000;
const MOST_PAISE = 100_000 * 100;
const MOST_MINUTES = 1440;

/** As the contract allows in staff's form (rule C31). */
const LONGEST_OPTION = 40;
const MOST_VARIANTS = 8;
const MOST_ADD_ONS = 12;

/** A row: a service, or a variant of one. Price and minutes are the variant's, if there is one. */
export interface ReadService extends Pick<BroughtService, 'name' | 'description' | 'pricePaise' | 'durationInMinutes'> {
  /** Its name; null without one. */
  variant: string | null;
  category: string | null;
  addOns: BroughtOption[];
}

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

const variantIn = (cells: Cells): string | null => {
  const variant = textIn(cells, 'VARIANT', LONGEST_OPTION);
  return variant && oneLine(variant);
};

/** A service without a description has its name there, as customers read something under it. Throws RowFault. */
export function readService(row: string[], reading: Reading): ReadService {
  const cells = cellsOf(row, reading);
  const name = oneLine(textIn(cells, 'SERVICE', LONGEST_NAME) ?? needed(cells, 'SERVICE'));
  return {
    name,
    variant: variantIn(cells),
    category: categoryIn(cells),
    pricePaise: priceIn(cells),
    durationInMinutes: minutesIn(cells),
    addOns: addOnsIn(cells),
    description: textIn(cells, 'DESCRIPTION', LONGEST_DESCRIPTION) ?? name,
  };
}

/** By what two services are the same. */
export function keyOfService(name: string): string {
  return fold(oneLine(name)).trim();
}

/** What a service is judged by. */
export type Known = Pick<PlainService, 'name' | 'description' | 'pricePaise' | 'durationInMinutes' | 'variants' | 'addOns'>;

interface Judged {
  state: RowState;
  fault: Fault | null;
  /** What the service gets, of NEW and MERGED. */
  adds: Adds;
}

const named = <Named extends { name: string }>(all: readonly Named[] | null, name: string): Named | undefined =>
  all?.find(one => keyOfService(one.name) === keyOfService(name));

type Priced = Pick<BroughtOption, 'pricePaise' | 'durationInMinutes'>;

const costsTheSame = (one: Priced, other: Priced): boolean =>
  one.pricePaise === other.pricePaise && one.durationInMinutes === other.durationInMinutes;

/** The variant that the row adds; null if it is there, or the row has none. Throws RowFault. */
const variantToAdd = (brought: ReadService, known: Known): BroughtOption | null => {
  const { variant: name, pricePaise, durationInMinutes } = brought;
  if (name !== null && !known.variants) throw new RowFault('VARIANT', 'NO_VARIANTS');
  // Without its name it is the default, whose price and minutes are the service's.
  const there = name === null ? known : named(known.variants, name);
  if (there && pricePaise !== there.pricePaise) throw new RowFault('PRICE', 'OTHER_PRICE');
  if (there && durationInMinutes !== there.durationInMinutes) throw new RowFault('MINUTES', 'OTHER_MINUTES');
  if (name === null || there) return null;
  if ((known.variants?.length ?? 0) >= MOST_VARIANTS) throw new RowFault('VARIANT', 'TOO_MANY');
  return { name, pricePaise, durationInMinutes };
};

/** The add-ons that are not there. Throws RowFault. */
const addOnsToAdd = (brought: readonly BroughtOption[], known: Known['addOns']): BroughtOption[] => {
  const added: BroughtOption[] = [];
  for (const addOn of brought) {
    const there = named(known, addOn.name) ?? named(added, addOn.name);
    if (!there) added.push(addOn);
    else if (!costsTheSame(there, addOn)) throw new RowFault('ADD_ONS', 'OTHER_ADD_ON');
  }
  if (added.length > 0 && (known?.length ?? 0) + added.length > MOST_ADD_ONS) throw new RowFault('ADD_ONS', 'TOO_MANY');
  return added;
};

const addsOf = (brought: ReadService, known: Known | undefined): Adds => {
  if (!known) {
    const { variant, pricePaise, durationInMinutes } = brought;
    return {
      description: null,
      variant: variant === null ? null : { name: variant, pricePaise, durationInMinutes },
      addOns: addOnsToAdd(brought.addOns, null),
    };
  }
  const isUndescribed = known.description === known.name && brought.description !== brought.name;
  return {
    description: isUndescribed ? brought.description : null,
    variant: variantToAdd(brought, known),
    addOns: addOnsToAdd(brought.addOns, known.addOns),
  };
};

/**
 * Prices are never changed by an import: carts and pages would show them at once. A missing variant, add-on or description is added. A
 * service without variants gets none: the first one would be its default, in carts, too.
 */
export function judgeService(brought: ReadService, known: Known | undefined): Judged {
  const { row: adds, fault } = readOr(() => addsOf(brought, known));
  if (!adds) return { state: 'REFUSED', fault, adds: { description: null, variant: null, addOns: [] } };
  if (!known || adds.variant) return { state: 'NEW', fault: null, adds };
  return { state: adds.description !== null || adds.addOns.length > 0 ? 'MERGED' : 'SAME', fault: null, adds };
}

/** What an import may have written. If any of it is different later, somebody has changed it. */
export function printOfService(service: PlainService): string {
  const { name, description, categoryId, pricePaise, durationInMinutes, imageId, translations, variants, addOns } = service;
  return JSON.stringify([name, description, categoryId, pricePaise, durationInMinutes, imageId, translations, variants, addOns]);
}
