/** What holds for every operation alike, generated from the contract: tokens, roles, sizes, types, limits, faults. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { exampleBody } from '../../test/example-body.ts';
import { portOf } from '../../test/form.ts';
import { makeAdmin, makeCategory, makeCustomer, makeService, signInProfessional } from '../../test/makers.ts';
import { type WireRequest, wire } from '../../test/wire.ts';
import { contract, resolve, routes } from './document.ts';
import { type Route, signInsOf } from './operation.ts';
import { PREFIX } from './prefix.ts';
import type { SignIn } from './roles.ts';

let app: TestApp;
let send: ReturnType<typeof wire>['send'];
let close: () => void;
let customer: string;
let customerId: string;
let admin: string;
/** A token for each sign-in that the contract knows. */
let tokens: Record<SignIn, string>;

beforeAll(async () => {
  app = await startApp();
  ({ send, close } = wire(portOf(app)));
  ({ token: customer, userId: customerId } = await makeCustomer(app));
  tokens = { ...(await tokensOf(app)), customer };
  ({ admin } = tokens);
});
afterAll(async () => {
  close();
  await app.close();
});

const rolesOf = ({ operation }: Route) => signInsOf(operation);
const secured = routes.filter(route => rolesOf(route).length > 0);
/** The clock and the outbox of a development server are no rows, and reports are refused before they reach any. */
const stored = routes.filter(({ path }) => !/^\/(dev|hooks)\//.test(path));

/** The least a query needs for this operation to be reached. */
const SAMPLES: Record<string, string> = {
  date: '2026-12-10',
  from: '2026-12-10',
  to: '2026-12-10',
  month: '2026-12',
  q: 'Sitabuldi',
  salonName: 'Roop',
  lat: '21.1',
  lon: '79.1',
  status: 'COMPLETED',
  active: 'true',
  quantity: '1',
  kind: 'CUSTOMERS',
  state: 'NEW',
};
const addressOf = ({ path, operation }: Route, id = 'nothing'): string => {
  const required = (operation.parameters ?? []).map(resolve).filter(parameter => parameter.in === 'query' && parameter.required);
  const query = required.map(({ name }) => `${name}=${SAMPLES[name] ?? id}`).join('&');
  return `${PREFIX}${path.replaceAll(/\{\w+\}/g, id)}${query && `?${query}`}`;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const bodyType = ({ operation }: Route): string | undefined => Object.keys(operation.requestBody?.content ?? {})[0];
/** The first sign-in that may call it. */
const tokenFor = (route: Route, of: Record<SignIn, string>): string | undefined => {
  const [first] = rolesOf(route);
  return first && of[first];
};
const withToken = (route: Route, of = tokens): Record<string, string> => {
  const token = tokenFor(route, of);
  return token === undefined ? {} : bearer(token);
};
const tokensOf = async (one: TestApp): Promise<Record<SignIn, string>> => ({
  customer: (await makeCustomer(one)).token,
  admin: (await makeAdmin(one)).token,
  professional: (await signInProfessional(one)).token,
});
const request = (route: Route, rest: Partial<WireRequest> = {}): WireRequest => ({
  method: route.method,
  path: addressOf(route),
  ...rest,
});

describe('tokens', () => {
  it('R12 R13 are refused on every secured operation when forged, expired, revoked or absent', async () => {
    const [head = '', body = '', mac = ''] = customer.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const revoked = (await makeCustomer(app)).token;
    await app.call('POST', '/auth/logout', { token: revoked });
    const forged = [
      '',
      'null',
      'undefined',
      '%00',
      'x'.repeat(9_000),
      head,
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}..${mac}`,
      `.${body}.${mac}`,
      `${customer}.${mac}`,
      `${head}.${body}.${mac.slice(0, -3)}AAA`,
      `${head}.${body}.${mac.toLowerCase()}`,
      `${part({ alg: 'none' })}.${body}.`,
      `${part({ alg: 'None' })}.${body}.${mac}`,
      `${part({ alg: 'HS384' })}.${body}.${mac}`,
      `${part({ alg: 'RS256' })}.${body}.${mac}`,
      `${part({ alg: 'HS256', kid: '/dev/null' })}.${body}.${mac}`,
      `${part({ alg: 'HS256', jku: 'http://127.0.0.1/keys' })}.${body}.${mac}`,
      `${part({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })}.${body}.${mac}`,
      `${head}.${part({ ...claims, role: 'ADMIN' })}.${mac}`,
      app.app.jwt.sign({ ...claims, jti: 'no-such-session' }),
      app.app.jwt.sign({ ...claims, sub: 'somebody-else' }),
      app.app.jwt.sign({ ...claims, role: 'ADMIN' }),
      revoked,
    ];
    expect(forged).toHaveLength(25);
    for (const route of secured) {
      const answers = await Promise.all(
        [request(route), ...forged.map(token => request(route, { headers: bearer(token) }))].map(send),
      );
      expect([route.operation.operationId, [...new Set(answers.map(({ status }) => status))]]).toEqual([
        route.operation.operationId,
        [401],
      ]);
    }
  });

  it('R14 R15 of the wrong role are 403', async () => {
    for (const route of secured)
      for (const [signIn, token] of Object.entries(tokens)) {
        if (rolesOf(route).includes(signIn as SignIn)) continue;
        const { status } = await send(request(route, { headers: bearer(token) }));
        expect([route.operation.operationId, signIn, status]).toEqual([route.operation.operationId, signIn, 403]);
      }
  });
});

describe('requests', () => {
  it('R60 with an id beyond its bounds are 400', async () => {
    for (const route of routes.filter(({ operation }) => operation.responses['400'])) {
      const path = addressOf(route, 'x'.repeat(65));
      if (path === addressOf(route)) continue;
      const form = bodyType(route) === 'multipart/form-data';
      const type = form ? 'multipart/form-data; boundary=x' : 'application/json';
      const body = form ? '--x--\r\n' : bodyType(route) && '{}';
      const { status, text } = await send(request(route, { path, headers: { ...withToken(route), 'content-type': type }, body }));
      expect([route.operation.operationId, status, JSON.parse(text).message]).toEqual([
        route.operation.operationId,
        400,
        expect.stringMatching(/ must be at most 64 characters$/),
      ]);
    }
  });

  it('V4 with a parameter that is not documented are 400', async () => {
    // Ids are looked up first, and foreign ones refused.
    const lists = routes.filter(
      ({ method, path, operation }) => method === 'GET' && !path.includes('{') && operation.responses['400'],
    );
    for (const route of lists.filter(one => !addressOf(one).includes('userId='))) {
      const path = addressOf(route);
      const answer = await send(
        request(route, { path: `${path}${path.includes('?') ? '&' : '?'}unheardOf=1`, headers: withToken(route) }),
      );
      expect([route.operation.operationId, answer.status]).toEqual([route.operation.operationId, 400]);
    }
  });

  /** What they refuse first: a rename, a wrong password, another customer. */
  const refusesFirst = new Set([
    ...['updateCoupon', 'rotateWebhookSecret', 'resetSecondFactor'],
    ...['getCartOfUser', 'listBookingsOfUser', 'listSeriesProposals'],
  ]);

  it('V9 with an id that is not known are 404', async () => {
    const named = routes.filter(({ path, operation }) => path.includes('{') && operation.responses['404']);
    for (const route of named.filter(one => bodyType(one) !== 'multipart/form-data')) {
      const { operationId } = route.operation;
      if (refusesFirst.has(operationId)) continue;
      const type = bodyType(route);
      const headers = { ...withToken(route), ...(type && { 'content-type': type }) };
      const answer = await send(request(route, { headers, body: bodyOf(route) }));
      expect([route.operation.operationId, answer.status]).toEqual([route.operation.operationId, 404]);
    }
  });

  it('R93 that are too large are 413, of another type 415, and empty 400', async () => {
    for (const route of routes.filter(one => bodyType(one) === 'application/json' && !one.operation['x-raw-body'])) {
      const headers = withToken(route);
      const large = await send(
        request(route, { headers: { ...headers, 'content-type': 'application/json' }, body: `{"a":"${'x'.repeat(70_000)}"}` }),
      );
      const xml = await send(request(route, { headers: { ...headers, 'content-type': 'application/xml' }, body: '<a/>' }));
      const empty = await send(request(route, { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }));
      const name = route.operation.operationId;
      expect([name, large.status, xml.status]).toEqual([name, 413, 415]);
      const mayBeEmpty = route.operation.requestBody?.required === false;
      if (!mayBeEmpty) expect([name, empty.status]).toEqual([name, 400]);
    }
  });

  it('that are encoded are 415 with a message about it', async () => {
    for (const route of routes.filter(bodyType)) {
      const headers = { ...withToken(route), 'content-type': bodyType(route) as string, 'content-encoding': 'gzip' };
      const answer = await send(request(route, { headers, body: gzipSync('{}') }));
      expect([route.operation.operationId, answer.status, JSON.parse(answer.text).message]).toEqual([
        route.operation.operationId,
        415,
        'Send the request without Content-Encoding.',
      ]);
      expect(answer.headers['accept-encoding']).toBe('identity');
    }
  });
});

it('every answer with an ETag is 304 for a client that has it', async () => {
  const category = await makeCategory(app);
  const service = await makeService(app, { categoryId: category });
  const idFor = ({ path }: Route) =>
    path.includes('service/{') ? service : path.startsWith('/customer') ? customerId : category;
  for (const route of routes.filter(({ operation }) => operation.responses['304'] && operation.operationId !== 'getImage')) {
    const path = addressOf(route, idFor(route));
    const { headers } = await send(request(route, { path, headers: withToken(route) }));
    const again = await send(request(route, { path, headers: { ...withToken(route), 'if-none-match': String(headers.etag) } }));
    expect([route.operation.operationId, again.status, again.text]).toEqual([route.operation.operationId, 304, '']);
  }
});

it('R63 every form with a picture of 5 MB, or another file of its limit, is 413', async () => {
  for (const route of routes.filter(one => bodyType(one) === 'multipart/form-data')) {
    const picture = Buffer.alloc((route.operation['x-file-limit'] ?? 5) * 1024 * 1024);
    const [, file = ''] = route.path.split('/');
    const field = {
      service: 'imageUrl',
      category: 'imageFile',
      professional: 'photo',
      academy: 'picture',
      setup: 'logo',
      import: 'file',
    }[file];
    const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]);
    const { status } = await send(
      request(route, { body, headers: { ...bearer(admin), 'content-type': 'multipart/form-data; boundary=x' } }),
    );
    expect([route.operation.operationId, status]).toEqual([route.operation.operationId, 413]);
  }
});

it('R4 R42 R94 every limited operation says 429 with Retry-After', { timeout: 120_000 }, async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  const line = wire(portOf(limited));
  const ofEach = await tokensOf(limited);
  for (const route of routes) {
    const limit = route.operation['x-rate-limit'];
    expect([route.operation.operationId, Boolean(limit)]).toEqual([
      route.operation.operationId,
      '429' in route.operation.responses,
    ]);
    if (!limit) continue;
    // From another address than the customer signed in from, of whom nothing was counted yet.
    const headers = { 'x-forwarded-for': '203.0.113.7', ...withToken(route, ofEach) };
    const flood = await Promise.all(Array.from({ length: limit.max + 3 }, () => line.send(request(route, { headers }))));
    const refused = flood.filter(({ status }) => status === 429);
    expect([route.operation.operationId, refused.length]).toEqual([route.operation.operationId, 3]);
    // That each answer documents what it has of these is held by contract-check.ts.
    for (const { headers } of flood) {
      expect(headers).toMatchObject({
        'x-ratelimit-limit': String(limit.max),
        'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
        'x-ratelimit-reset': expect.stringMatching(/^\d+$/),
      });
    }
    // Whole seconds (RFC 9110, 10.2.3), of the window at most.
    for (const { headers } of refused) {
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(limit.seconds);
    }
  }
  line.close();
  await limited.close();
});

it('R86 every operation says 503 with Retry-After when the storage is away', async () => {
  const broken = await startApp();
  const line = wire(portOf(broken));
  const ofEach = await tokensOf(broken);
  const giveBack = await broken.database.takeAway(broken.db);
  try {
    for (const route of stored) {
      const headers = withToken(route, ofEach);
      const answer = await line.send(
        request(route, { headers: { ...headers, 'content-type': 'application/json' }, body: bodyOf(route) }),
      );
      expect([route.operation.operationId, answer.status]).toEqual([route.operation.operationId, 503]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  } finally {
    await giveBack();
    line.close();
    await broken.close();
  }
});

it('every operation answers 500 to a fault of ours, without detail', async () => {
  const broken = await startApp();
  const line = wire(portOf(broken));
  const ofEach = await tokensOf(broken);
  const { read, tx } = broken.db;
  const fail = () => {
    throw new Error('A fault that nobody thought of');
  };
  Object.assign(broken.db, { read: new Proxy(read, { get: fail }), tx: fail });
  try {
    for (const route of stored) {
      const headers = withToken(route, ofEach);
      const answer = await line.send(
        request(route, { headers: { ...headers, 'content-type': 'application/json' }, body: bodyOf(route) }),
      );
      expect([route.operation.operationId, answer.status, JSON.parse(answer.text)]).toEqual([
        route.operation.operationId,
        500,
        { success: false, message: 'Something went wrong. Please try again.', errorCode: 'INTERNAL_ERROR', data: null },
      ]);
    }
  } finally {
    Object.assign(broken.db, { read, tx });
    line.close();
    await broken.close();
  }
});

/** A valid body for the public operations that have one; the others are stopped by their token's session. */
const bodyOf = (route: Route): string | undefined => {
  const example = exampleBody(route);
  return example && JSON.stringify(example);
};

/** An answer without data, and lists of what the answer of a booking shows already. */
const WITHOUT_EXAMPLE = /\/(?:DoneAnswer|BookingListAnswer|BookingPageAnswer)"/;
interface Example {
  success?: boolean;
  data?: unknown;
}
/** An answer without data or with an empty list. */
const saysNothing = ({ success, data }: Example = {}): boolean => {
  const list = (data as { content?: unknown } | null | undefined)?.content ?? data;
  return success === true && (data === null || (Array.isArray(list) && list.length === 0));
};

it('every operation has summary, description, tag and examples that say something', () => {
  const tags = (contract as unknown as { tags: { name: string }[] }).tags.map(({ name }) => name);
  for (const { operation } of routes) {
    const { summary, description, tags: own } = operation as unknown as { summary: string; description: string; tags: string[] };
    expect([operation.operationId, Boolean(summary && description), own.every(tag => tags.includes(tag))]).toEqual([
      operation.operationId,
      true,
      true,
    ]);
    const contents = [operation.requestBody, ...Object.values(operation.responses).map(resolve)].flatMap(part =>
      Object.values(part?.content ?? {}),
    );
    for (const content of contents) {
      const schema = JSON.stringify(content.schema);
      const shown = 'example' in content || 'examples' in content || schema.includes('binary');
      expect([operation.operationId, shown || WITHOUT_EXAMPLE.test(schema)]).toEqual([operation.operationId, true]);
      expect([operation.operationId, saysNothing((content as { example?: Example }).example)]).toEqual([
        operation.operationId,
        false,
      ]);
    }
  }
});
