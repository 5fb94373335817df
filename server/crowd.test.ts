import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { watchCrowd } from './crowd.ts';

it('J10 sees eight requests that are answered at once, and not eight one after the other', async () => {
  const app = Fastify();
  const isCrowded = watchCrowd(app);
  let gate = Promise.withResolvers<void>();
  app.get('/', () => gate.promise.then(() => 'done'));
  const origin = await app.listen({ port: 0 });
  const ask = async () => (await fetch(origin)).text();
  gate.resolve();
  for (let n = 0; n < 8; n++) await ask();
  expect(isCrowded()).toBe(false);
  gate = Promise.withResolvers();
  const answers = Array.from({ length: 8 }, ask);
  while (!isCrowded()) await new Promise(setImmediate);
  gate.resolve();
  await Promise.all(answers);
  isCrowded();
  expect(isCrowded()).toBe(false);
  await app.close();
});
