import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { limitBodies } from './slow-clients.ts';

const app = fastify();
afterAll(() => app.close());

it('stops the timer of a request when its body has arrived', async () => {
  limitBodies(app);
  app.post('/', async () => 'arrived');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = () => fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  const clocks = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;
  await (await post()).text();
  const before = clocks();
  for (let i = 0; i < 20; i++) expect(await (await post()).text()).toBe('arrived');
  await expect.poll(clocks).toBeLessThan(before + 10);
});
