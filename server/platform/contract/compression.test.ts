/** Answers over 1 kB are compressed for clients that ask for it, and caches can still tell the copies apart. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeCategory, makeService } from '../../test/makers.ts';

const PARTNER = 'https://partner.example';
const LIST = '/api/v1/service/all?page=0&size=20';

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await startApp({ env: { CORS_ORIGINS: PARTNER } });
  const categoryId = await makeCategory(app, 'Facials');
  for (let n = 1; n <= 9; n++) await makeService(app, { name: `Facial ${n}`, categoryId });
  const days = Array.from({ length: 60 }, (_, n) => `2027-0${1 + Math.floor(n / 28)}-${String(1 + (n % 28)).padStart(2, '0')}`);
  await changeSettings(app, { closedDays: days });
  ({ token } = await makeAdmin(app));
});
afterAll(() => app.close());

const asStaff = (): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** As it goes over the wire. */
const ask = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, headers: sent, rawPayload } = await app.app.inject({ method, url, headers });
  return { status: statusCode, headers: sent, bytes: rawPayload };
};
const decoders = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
  gzip: (bytes: Buffer) => gunzipSync(bytes),
  none: (bytes: Buffer) => bytes,
};

/** Kept by its address, made for each call, and private: three ways through the server. */
const ways = [
  ['a kept list', LIST, {}],
  ['the settings', '/api/v1/settings', {}],
  ['the settings of staff', '/api/v1/settings/admin', { isStaff: true }],
  ['the contract', '/api/v1/openapi.json', {}],
] as const;

describe.each(ways)('%s', (_name, url, { isStaff = false }: { isStaff?: boolean }) => {
  const bearer = (): Record<string, string> => (isStaff ? asStaff() : {});

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, GZIP;q=0.5'],
    ['none', 'identity'],
    ['none', 'zstd'],
    ['none', undefined],
  ] as const)('comes as %s for Accept-Encoding: %s', async (encoding, accepted) => {
    const plain = await ask(url, bearer());
    // The second one is kept where answers are kept.
    for (const _call of ['first', 'second']) {
      const answer = await ask(url, { ...bearer(), ...(accepted && { 'accept-encoding': accepted }) });
      expect(answer.headers['content-encoding']).toBe(encoding === 'none' ? undefined : encoding);
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(decoders[encoding](answer.bytes).equals(plain.bytes)).toBe(true);
      expect(answer.bytes.length < plain.bytes.length).toBe(encoding !== 'none');
    }
  });

  it('tells caches which headers it depends on', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }] as Record<string, string>[]) {
      const answer = await ask(url, { ...bearer(), origin: PARTNER, ...headers });
      expect(answer.headers.vary).toBe('Origin, Accept-Encoding');
    }
  });

  it('has the same head for HEAD', async () => {
    const headers = { ...bearer(), 'accept-encoding': 'gzip' };
    const [read, head] = [await ask(url, headers), await ask(url, headers, 'HEAD')];
    expect(head.bytes).toHaveLength(0);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, read.headers[name]]);
  });
});

describe.each([
  ['a kept list', LIST, {}],
  ['the settings of staff', '/api/v1/settings/admin', { isStaff: true }],
  ['the contract', '/api/v1/openapi.json', {}],
] as const)('the ETag of %s', (_name, url, { isStaff = false }: { isStaff?: boolean }) => {
  const bearer = (): Record<string, string> => (isStaff ? asStaff() : {});

  it('differs by encoding, and each is answered with 304', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { etag } = (await ask(url, { ...bearer(), 'accept-encoding': encoding })).headers;
      tags.add(String(etag));
      const unchanged = await ask(url, { ...bearer(), 'accept-encoding': encoding, 'if-none-match': String(etag) });
      expect([unchanged.status, unchanged.headers.etag, unchanged.bytes.length]).toEqual([304, etag, 0]);
      expect(unchanged.headers).not.toHaveProperty('content-type');
      expect(unchanged.headers).not.toHaveProperty('content-encoding');
      expect(unchanged.headers).not.toHaveProperty('content-length');
    }
    expect(tags.size).toBe(3);
  });

  it('is found in a list, also weakened or suffixed by a proxy, and is repeated as the client sent it', async () => {
    const { etag } = (await ask(url, bearer())).headers;
    for (const named of [`W/${etag}`, String(etag).replace(/"$/, '-gzip"')]) {
      const { status, headers } = await ask(url, { ...bearer(), 'if-none-match': `"other", ${named}` });
      expect([status, headers.etag]).toEqual([304, named.replace('W/', '')]);
    }
    expect((await ask(url, { ...bearer(), 'if-none-match': '"other-br"' })).status).toBe(200);
  });
});

it('settings can be saved with the ETag of a compressed answer', async () => {
  const read = await ask('/api/v1/settings/admin', { ...asStaff(), 'accept-encoding': 'br' });
  const { data } = JSON.parse(brotliDecompressSync(read.bytes).toString());
  const save = (tag: string) => app.call('PUT', '/settings/admin', { token, body: data, headers: { 'if-match': tag } });
  expect((await save('"other-br"')).status).toBe(412);
  expect((await save(String(read.headers.etag))).status).toBe(200);
});

it('an answer under 1 kB is not compressed', async () => {
  for (const url of ['/api/v1/service/none', '/api/v1/category', '/health']) {
    const { headers, bytes } = await ask(url, { 'accept-encoding': 'br' });
    expect(bytes.length).toBeLessThan(1024);
    expect(headers).not.toHaveProperty('content-encoding');
  }
});
