/** Names that every object of JavaScript has are ordinary text where a client may send any text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import { makeAdmin, makeCustomer, signInProfessional } from '../../test/makers.ts';
import { wire } from '../../test/wire.ts';
import { resolve, routes } from './document.ts';
import { PREFIX } from './prefix.ts';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

let app: TestApp;
let line: ReturnType<typeof wire>;
let tokens: string[];
beforeAll(async () => {
  // With it there are the operations of a development server's payment page.
  app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  line = wire(portOf(app), { recorded: false });
  const professional = await signInProfessional(app);
  tokens = [(await makeAdmin(app)).token, (await makeCustomer(app)).token, professional.token];
});
afterAll(async () => {
  line.close();
  await app.close();
});

interface Parameter {
  name: string;
  in: string;
}
const asking = routes.flatMap(({ method, path, operation }) => {
  const queries = (operation.parameters ?? []).map(one => resolve(one) as Parameter).filter(one => one.in === 'query');
  const parts = [...(path.includes('{') ? [''] : []), ...queries.map(({ name }) => name)];
  return parts.map(part => ({ method, path, part, operation }));
});

describe.each(NAMES)('%s', name => {
  it('breaks no operation as an id or in a query', async () => {
    const broken: string[] = [];
    for (const { method, path, part, operation } of asking) {
      const filled = path.replaceAll(/\{\w+\}/g, name);
      const address = `${PREFIX}${filled}${part && `?${part}=${name}`}`;
      const body = operation.requestBody ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
      for (const token of tokens) {
        const headers = { ...('headers' in body ? body.headers : {}), authorization: `Bearer ${token}` };
        const { status, text } = await line.send({ method, path: address, ...body, headers });
        if (status >= 500) broken.push(`${method} ${address}: ${status} ${text.slice(0, 200)}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('is no order of the development payment provider', async () => {
    const answers = [
      await app.call('GET', `/dev/pay/${name}`),
      await app.call('POST', `/dev/pay/${name}`, { body: { outcome: 'PAY' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
