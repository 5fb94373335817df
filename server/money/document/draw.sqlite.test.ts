/** The thread that draws documents: its queue, its faults and its end. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createPdfDrawer } from './draw.ts';
import type { DocumentRow } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nikhar-draw-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A drawer whose thread runs this for each document. It may use `document`, `post` and `count`, the documents of this thread so far. */
const drawerWith = (code: string, timeLimit?: number) => {
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const post = text => parentPort.postMessage(Buffer.from(text));
    let count = 0;
    parentPort.on('message', document => { count++; ${code} });`,
  );
  const drawer = createPdfDrawer({ file: pathToFileURL(file), ...(timeLimit && { timeLimit }) });
  onTestFinished(drawer.close);
  return drawer;
};
const documentOf = (id: string, cancelledAt: number | null = null) => ({ id, cancelledAt }) as DocumentRow;
const text = async (bytes: Promise<Buffer>) => (await bytes).toString();

it('draws a document once, also if many ask at once, until it is cancelled or somebody is erased', async () => {
  const drawer = drawerWith("post([document.id, count].join(' '))");
  const asked = Array.from({ length: 5 }, () => text(drawer.draw(documentOf('a'), 'asha')));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['a 1']));
  expect(await text(drawer.draw(documentOf('b'), 'asha'))).toBe('b 2');
  expect(await text(drawer.draw(documentOf('a', 1), 'asha'))).toBe('a 3');
  drawer.forget();
  expect(await text(drawer.draw(documentOf('a'), 'asha'))).toBe('a 4');
});

it('keeps fifty documents', async () => {
  const drawer = drawerWith('post(String(count))');
  for (let i = 0; i < 51; i++) await drawer.draw(documentOf(String(i)), 'staff');
  expect(await text(drawer.draw(documentOf('50'), 'staff'))).toBe('51');
  expect(await text(drawer.draw(documentOf('0'), 'staff'))).toBe('52');
});

it('R94 refuses a caller who lets more than ten wait, while others wait behind those', async () => {
  const drawer = drawerWith('setTimeout(() => post(document.id), 5)');
  const asked = Array.from({ length: 12 }, (_, i) => drawer.draw(documentOf(String(i)), 'asha'));
  const other = text(drawer.draw(documentOf('other'), 'meera'));
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual([...Array(11).fill('fulfilled'), 'rejected']);
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'RATE_LIMITED' } });
  expect(await other).toBe('other');
});

it('starts a new thread after one that failed, ended or hangs', async () => {
  const code = `
    if (document.id === 'fails') throw new Error('It cannot be drawn');
    if (document.id === 'ends') process.exit();
    if (document.id === 'hangs') while (true);
    post(String(count));`;
  const drawer = drawerWith(code, 1000);
  for (const id of ['fails', 'ends', 'hangs']) {
    await expect(drawer.draw(documentOf(id), 'asha')).rejects.toThrow();
    expect(await text(drawer.draw(documentOf(`after ${id}`), 'asha'))).toBe('1');
  }
});
