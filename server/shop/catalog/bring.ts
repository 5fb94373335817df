/** Services that the salon had in another program (rule B80). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ServiceOption } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addCategory, findCategory, findCategoryNames, removeCategory } from './category-store.ts';
import { optionId } from './menu-rules.ts';
import { addService, changeService, findNamedServices, findPlainServices, type PlainService, withdrawService } from './store.ts';

export type { PlainService };

/** What another program knows of a service. Paise. */
export type BroughtService = Pick<PlainService, 'name' | 'categoryId' | 'pricePaise' | 'durationInMinutes'> & Menu;

/** A variant or an add-on of another program. */
export type BroughtOption = Pick<ServiceOption, 'name' | 'pricePaise' | 'durationInMinutes'>;

/** What an import may add to a service. */
export type Menu = Pick<PlainService, 'description' | 'variants' | 'addOns'>;

export interface Adds {
  /** null if the one that is there stays. */
  description: string | null;
  variant: BroughtOption | null;
  addOns: BroughtOption[];
}

const withOptions = (before: ServiceOption[] | null, added: BroughtOption[]): ServiceOption[] | null =>
  added.length === 0 ? before : [...(before ?? []), ...added.map(one => ({ ...one, id: optionId(), translations: null }))];

/** What is added stands last, so the default stays. */
export function menuWith({ description, variants, addOns }: Menu, adds: Adds): Menu {
  return {
    description: adds.description ?? description,
    variants: withOptions(variants, adds.variant ? [adds.variant] : []),
    addOns: withOptions(addOns, adds.addOns),
  };
}

/** Everything on sale, with the name of its category. */
export function namedServices(db: Queries) {
  return findNamedServices(db);
}

/** Every category, the oldest first. */
export function namedCategories(db: Queries): Promise<{ id: string; name: string }[]> {
  return findCategoryNames(db);
}

/** Those of these services that are on sale. */
export async function servicesById(db: Queries, ids: string[]): Promise<PlainService[]> {
  return ids.length === 0 ? [] : findPlainServices(db, ids);
}

/** A category without a picture. Its description is its name until somebody writes one. Answers its id. */
export async function bringCategory(tx: Queries, name: string, now: Instant): Promise<string> {
  const id = newId();
  await addCategory(tx, { id, name, description: name, createdAt: now });
  return id;
}

/** A service without a picture. Answers its id. */
export async function bringService(tx: Queries, brought: BroughtService, now: Instant): Promise<string> {
  const id = newId();
  await addService(tx, { ...brought, id, createdAt: now });
  return id;
}

/** What was added, or how it was before. */
export async function changeMenu(tx: Queries, service: PlainService, menu: Partial<Menu>, now: Instant): Promise<void> {
  await changeService(tx, service.id, { ...service, ...menu, changedAt: now });
}

/** The service leaves the catalogue, as if staff had deleted it. */
export async function takeServiceBack(tx: Queries, id: string, now: Instant): Promise<void> {
  await withdrawService(tx, id, now);
}

/** Removes a category that has no service on sale. */
export async function removeIfEmpty(tx: Queries, categoryId: string): Promise<void> {
  const found = await findCategory(tx, categoryId);
  if (found?.serviceCount === 0) await removeCategory(tx, categoryId);
}
