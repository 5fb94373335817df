import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { watchCrowd } from './crowd.ts';

it('J10 counts the requests that are answered at once, since it was last asked', async () => {
  const app = Fastify();
  const crowd = watchCrowd(app);
  let gate = Promise.withResolvers<void>();
  app.get('/', () => gate.promise.then(() => 'done'));
  const origin = await app.listen({ port: 0 });
  const ask = async () => (await fetch(origin)).text();
  expect(crowd()).toBe(0);
  gate.resolve();
  for (let n = 0; n < 8; n++) await ask();
  expect(crowd()).toBe(1);
  gate = Promise.withResolvers();
  const answers = Array.from({ length: 8 }, ask);
  while (crowd() < 8) await new Promise(setImmediate);
  gate.resolve();
  await Promise.all(answers);
  crowd();
  expect(crowd()).toBe(0);
  await app.close();
});
