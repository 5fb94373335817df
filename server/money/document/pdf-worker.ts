/** The thread that draws documents: each one that arrives is answered with its bytes. One that cannot be drawn ends the thread. */
import { parentPort } from 'node:worker_threads';
import { pdfOf } from './pdf.ts';
import { sheetOf } from './sheet-rules.ts';
import type { DocumentRow } from './store.ts';

parentPort?.on('message', async (document: DocumentRow) => {
  parentPort?.postMessage(await pdfOf(sheetOf(document), document.issuedAt));
});
