/** When a busy process begins to refuse. operations.sqlite.test.ts shows what it refuses. */
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { PREFIX } from '../contract/prefix.ts';
import { refuse } from '../contract/refuse.ts';
import { refuseWhenOverloaded } from './overload.ts';

const served = async (warmUp: number) => {
  const app = Fastify();
  app.setErrorHandler(refuse);
  await refuseWhenOverloaded(app, warmUp);
  app.get(`${PREFIX}/nothing`, () => 'served');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return async () => (await app.inject(`${PREFIX}/nothing`)).statusCode;
};

/** Keeps this process busy, with a moment between for its sensors. */
const beBusy = async () => {
  for (let times = 0; times < 3; times++) {
    const started = performance.now();
    while (performance.now() - started < 1500);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};

it('is not reported during the start of a slow machine, but afterwards', { timeout: 60_000 }, async () => {
  const [starting, running] = [await served(Number.POSITIVE_INFINITY), await served(0)];
  await beBusy();
  expect(await starting()).toBe(200);
  expect(await running()).toBe(503);
});
