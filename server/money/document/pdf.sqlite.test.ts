/** The shipped program is bundled, and loads its library and fonts with the first PDF. */
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addDays, istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { addStaff, type PreparedCustomer, postBooking, prepareData } from '../../test/prepare.ts';
import { startServer } from '../../test/process.ts';
import { ask } from '../../test/servers.ts';

it('G10 the shipped program draws a PDF', { timeout: 60_000 }, async () => {
  const { dataDir, database, serviceId, customers } = await prepareData(1);
  const [asha] = customers as [PreparedCustomer];
  const db = database.connect();
  const staff = await addStaff(db);
  await db.close();
  const server = await startServer({ dataDir, env: database.env });
  try {
    const { body } = await postBooking(server.url, asha, serviceId, addDays(istDate(Date.now()), 1), 11, 'one');
    const path = `/booking/${body.data.bookingId}/documents`;
    await ask(server.url, `/booking/admin/${body.data.bookingId}/mark-completed`, { method: 'PUT', token: staff });
    const [bill] = (await ask<Schemas['DocumentSummary'][]>(server.url, path, asha)).data;
    const answer = await fetch(`${server.url}/document/${bill?.id}/pdf`, { headers: { authorization: `Bearer ${asha.token}` } });
    expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  } finally {
    await server.kill('SIGTERM');
    await database.remove();
    rmSync(dataDir, { recursive: true });
  }
});
