/** A file arrives: its rows are kept, and its columns guessed (rule B80). */
import { setImmediate } from 'node:timers/promises';
import type { Input, Once, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { datesIn } from './date-rules.ts';
import { discard } from './forget.ts';
import { guessKind, guessMapping } from './layout-rules.ts';
import { presentRun } from './runs.ts';
import { addRows, addRun, changeRun, findRun, type Run } from './store.ts';
import { readTable } from './table.ts';

/** Rows that are written in one transaction. Other writes have their turn in between. */
const ROWS = 500;

/** Throws IMPORT_UNREADABLE. Of a request that is repeated with its key, the first answer counts and nothing new stays. */
export async function uploadImport(
  { db, clock }: Deps,
  { kind, fileName, file }: Input<'uploadImport'>['body'],
  once: Once,
): Promise<Schemas['Import']> {
  const { encoding, columns, rows } = await readTable(file as unknown as Buffer);
  const guessedKind = guessKind(columns);
  const chosen = kind ?? guessedKind;
  const { order, columns: dates } = await datesIn(columns, rows);
  const id = newId();
  const run = {
    ...{ id, kind: chosen, guessedKind, fileName: fileName?.trim() || null, state: 'RECEIVING' as const, encoding, columns },
    ...{ ...guessMapping(columns, chosen), dateOrder: order, dates, rows: rows.length, createdAt: clock.now() },
  };
  await db.tx(tx => addRun(tx, run));
  for (let at = 0; at < rows.length; at += ROWS) {
    const some = rows.slice(at, at + ROWS).map((cells, place) => ({ runId: id, n: at + place + 2, cells }));
    await db.tx(tx => addRows(tx, some));
    await setImmediate();
  }
  const answer = await db
    .tx(tx =>
      once(
        tx,
        async () => {
          await changeRun(tx, id, { state: 'UPLOADED' });
          return presentRun(tx, (await findRun(tx, id)) as Run, clock.now());
        },
        // The kept answer has the first rows. Encrypted, it tells nobody of a person who is erased meanwhile.
        { holdsSecret: true },
      ),
    )
    .catch(async error => {
      await discard(db, id);
      throw error;
    });
  if (answer.id !== id) await discard(db, id);
  return answer;
}
