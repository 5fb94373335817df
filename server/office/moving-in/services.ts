/** Brings services and their categories in, and takes them back (rules B81, B84). */
import { choiceIn } from '../../../common/choice.ts';
import { fold } from '../../../common/search.ts';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import {
  type Adds,
  bringCategory,
  bringService,
  changeMenu,
  type Menu,
  menuWith,
  namedCategories,
  namedServices,
  type PlainService,
  removeIfEmpty,
  servicesById,
  takeServiceBack,
} from '../../shop/catalog/bring.ts';
import { type Mover, type Piece, readingOf, type TakenBack, unjudged } from './piece.ts';
import { readOr } from './row-rules.ts';
import {
  type Known as Judging,
  judgeService,
  keyOfService,
  printOfService,
  type ReadService,
  readService,
} from './service-rules.ts';
import { findBookedChoices, findEarlier, type Row } from './store.ts';

/** One of the file has no id before it is written. */
type Known = Judging & { id?: string };

const parse = ({ run, rows, now }: Pick<Piece, 'run' | 'rows' | 'now'>) => {
  const reading = readingOf(run, now);
  return rows.map(cells => ({ cells, ...readOr(() => readService(cells.cells, reading)) }));
};

const knownServices = async (db: Queries): Promise<Map<string, Known>> =>
  new Map((await namedServices(db)).map(one => [keyOfService(one.name), one]));

/** The service before its variant and add-ons. */
const plainOf = ({ name, description, pricePaise, durationInMinutes }: ReadService): Judging => ({
  ...{ name, description, pricePaise, durationInMinutes, variants: null, addOns: null },
});

/** Judges rows one after another. `write` does what a row asks for, and answers what the row keeps of it. */
const judge = async (
  piece: Pick<Piece, 'run' | 'rows' | 'now'>,
  known: Map<string, Known>,
  write: (brought: ReadService, before: Known | undefined, adds: Adds) => Promise<Partial<Row>>,
): Promise<Row[]> => {
  const judged: Row[] = [];
  for (const { cells, row: brought, fault } of parse(piece)) {
    if (!brought) {
      judged.push({ ...unjudged(cells), state: 'REFUSED', ...fault });
      continue;
    }
    const key = keyOfService(brought.name);
    const before = known.get(key);
    const { state, fault: refusal, adds } = judgeService(brought, before);
    const isAdded = state === 'NEW' || state === 'MERGED';
    const wrote = isAdded ? await write(brought, before, adds) : {};
    if (isAdded) {
      const after = before ?? { ...plainOf(brought), ...(wrote.targetId && { id: wrote.targetId }) };
      known.set(key, { ...after, ...menuWith(after, adds) });
    }
    judged.push({ ...unjudged(cells), key, state, ...refusal, ...wrote });
  }
  return judged;
};

const nothing = async () => ({});

const check = async ({ tx, run, rows, now }: Piece): Promise<Row[]> => {
  const known = await knownServices(tx);
  const keys = parse({ run, rows, now }).flatMap(({ row }) => (row ? keyOfService(row.name) : []));
  const earlier = await findEarlier(tx, run.id, [...new Set(keys)], rows[0]?.n ?? 0);
  await judge({ run, rows: earlier, now }, known, nothing);
  return judge({ run, rows, now }, known, nothing);
};

/** Finds categories by their names, and makes those that are missing. */
const categoriesOf = async (tx: Queries, now: Instant) => {
  const ids = new Map((await namedCategories(tx)).toReversed().map(({ id, name }) => [fold(name).trim(), id]));
  return async (name: string | null): Promise<{ id: string | null; isNew: boolean }> => {
    if (name === null) return { id: null, isNew: false };
    const known = ids.get(fold(name).trim());
    if (known) return { id: known, isNew: false };
    const id = await bringCategory(tx, name, now);
    ids.set(fold(name).trim(), id);
    return { id, isNew: true };
  };
};

const menuOf = ({ description, variants, addOns }: Menu): Menu => ({ description, variants, addOns });

const bring = async ({ tx, run, rows, now }: Piece): Promise<Row[]> => {
  const categoryOf = await categoriesOf(tx, now);
  const printNow = async (id: string) => (await servicesById(tx, [id])).map(printOfService)[0] ?? null;
  return judge({ run, rows, now }, await knownServices(tx), async (brought, known, adds) => {
    const [service] = known?.id ? await servicesById(tx, [known.id]) : [];
    if (service) {
      await changeMenu(tx, service, menuWith(service, adds), now);
      return { targetId: service.id, before: menuOf(service), after: await printNow(service.id) };
    }
    const { id: categoryId, isNew } = await categoryOf(brought.category);
    const plain = plainOf(brought);
    const targetId = await bringService(tx, { ...plain, ...menuWith(plain, adds), categoryId }, now);
    return { targetId, after: await printNow(targetId), before: isNew ? { madeCategory: categoryId } : null };
  });
};

/** What a row keeps of what was there before it: the menu of a service that it added to, or the category that it made. */
type Before = Partial<Menu> & { madeCategory?: string };

/** Whether the service was booked, or of one that was there before, what the row and those after it added. */
const isBooked = ({ id, variants, addOns }: PlainService, before: Before, booked: { id: string; choice: string }[]): boolean => {
  const choices = booked.filter(one => one.id === id).map(({ choice }) => choice);
  if (before.description === undefined) return choices.length > 0;
  const had = new Set([...(before.variants ?? []), ...(before.addOns ?? [])].map(one => one.id));
  const added = [...(variants ?? []), ...(addOns ?? [])].filter(one => !had.has(one.id));
  return choices
    .map(choiceIn)
    .some(({ variantId, addOnIds = [] }) => added.some(one => one.id === variantId || addOnIds.includes(one.id)));
};

const takeBack = async ({ tx, rows, now }: Piece): Promise<TakenBack[]> => {
  const ids = rows.flatMap(({ targetId }) => targetId ?? []);
  const services = new Map((await servicesById(tx, ids)).map(one => [one.id, one]));
  const booked = await findBookedChoices(tx, ids);
  const taken: TakenBack[] = [];
  for (const row of rows) {
    const service = services.get(row.targetId ?? '');
    const before = (row.before ?? {}) as Before;
    const { madeCategory, ...menu } = before;
    if (!service) taken.push('GONE');
    else if (isBooked(service, before, booked)) taken.push('HAS_BOOKINGS');
    else if (printOfService(service) !== row.after) taken.push('CHANGED');
    else if (before.description !== undefined) {
      await changeMenu(tx, service, menu, now);
      services.set(service.id, { ...service, ...menu });
      taken.push(row.state === 'NEW' ? 'REMOVED' : 'RESTORED');
    } else {
      await takeServiceBack(tx, service.id, now);
      taken.push('REMOVED');
      if (madeCategory) await removeIfEmpty(tx, madeCategory);
    }
  }
  return taken;
};

export const serviceMover: Mover = { check, bring, takeBack };
