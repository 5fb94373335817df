/** Brings services and their categories in, and takes them back (rules B81, B84). */
import { fold } from '../../../common/search.ts';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import {
  bringCategory,
  bringService,
  describeService,
  namedCategories,
  namedServices,
  type PlainService,
  removeIfEmpty,
  servicesById,
  takeServiceBack,
} from '../../shop/catalog/bring.ts';
import { type Mover, type Piece, readingOf, type TakenBack, unjudged } from './piece.ts';
import { readOr } from './row-rules.ts';
import { judgeService, keyOfService, printOfService, type ReadService, readService } from './service-rules.ts';
import { findBookedServices, findEarlier, type Row } from './store.ts';

/** What a service is judged by. One of the file has no id before it is written. */
type Known = Pick<PlainService, 'name' | 'description' | 'pricePaise' | 'durationInMinutes'> & { id?: string };

const parse = ({ run, rows, now }: Pick<Piece, 'run' | 'rows' | 'now'>) => {
  const reading = readingOf(run, now);
  return rows.map(cells => ({ cells, ...readOr(() => readService(cells.cells, reading)) }));
};

const knownServices = async (db: Queries): Promise<Map<string, Known>> =>
  new Map((await namedServices(db)).map(one => [keyOfService(one.name), one]));

/** Judges rows one after another. `write` does what a row asks for, and answers what the row keeps of it. */
const judge = async (
  piece: Pick<Piece, 'run' | 'rows' | 'now'>,
  known: Map<string, Known>,
  write: (brought: ReadService, before: Known | undefined) => Promise<Partial<Row>>,
): Promise<Row[]> => {
  const judged: Row[] = [];
  for (const { cells, row: brought, fault } of parse(piece)) {
    if (!brought) {
      judged.push({ ...unjudged(cells), state: 'REFUSED', ...fault });
      continue;
    }
    const key = keyOfService(brought.name);
    const before = known.get(key);
    const { state, fault: refusal } = judgeService(brought, before);
    const wrote = state === 'NEW' || state === 'MERGED' ? await write(brought, before) : {};
    if (state === 'NEW') known.set(key, { ...brought, ...(wrote.targetId && { id: wrote.targetId }) });
    if (state === 'MERGED' && before) known.set(key, { ...before, description: brought.description });
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

const bring = async ({ tx, run, rows, now }: Piece): Promise<Row[]> => {
  const categoryOf = await categoriesOf(tx, now);
  return judge({ run, rows, now }, await knownServices(tx), async ({ category, ...brought }, before) => {
    const [service] = before?.id ? await servicesById(tx, [before.id]) : [];
    if (service) {
      await describeService(tx, service, brought.description, now);
      const after = printOfService({ ...service, description: brought.description });
      return { targetId: service.id, before: { description: service.description }, after };
    }
    const { id: categoryId, isNew } = await categoryOf(category);
    const targetId = await bringService(tx, { ...brought, categoryId }, now);
    const [made] = await servicesById(tx, [targetId]);
    return { targetId, after: made ? printOfService(made) : null, before: isNew ? { madeCategory: categoryId } : null };
  });
};

const takeBack = async ({ tx, rows, now }: Piece): Promise<TakenBack[]> => {
  const ids = rows.flatMap(({ targetId }) => targetId ?? []);
  const services = new Map((await servicesById(tx, ids)).map(one => [one.id, one]));
  const booked = await findBookedServices(tx, ids);
  const taken: TakenBack[] = [];
  for (const row of rows) {
    const service = services.get(row.targetId ?? '');
    if (!service) taken.push('GONE');
    else if (printOfService(service) !== row.after) taken.push('CHANGED');
    else if (row.state === 'MERGED') {
      const { description } = row.before as { description: string };
      await describeService(tx, service, description, now);
      services.set(service.id, { ...service, description });
      taken.push('RESTORED');
    } else if (booked.has(service.id)) taken.push('HAS_BOOKINGS');
    else {
      await takeServiceBack(tx, service.id, now);
      taken.push('REMOVED');
    }
    const { madeCategory } = (row.before ?? {}) as { madeCategory?: string };
    if (madeCategory && taken.at(-1) === 'REMOVED') await removeIfEmpty(tx, madeCategory);
  }
  return taken;
};

export const serviceMover: Mover = { check, bring, takeBack };
