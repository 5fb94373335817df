/** The reports of providers: genuine and forged, twice, in any order, and of things that nobody knows. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageLog } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeCustomer, makeService } from '../../test/makers.ts';
import { msg91Token } from './report-addresses.ts';
import { isSignedByTwilio, isSignedByWhatsapp } from './signatures.ts';

const WHATSAPP = {
  WHATSAPP_TOKEN: 't',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'canary-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'canary-verify',
};
const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'canary-token',
  TWILIO_FROM: '+15005550006',
  PUBLIC_URL: 'https://salon.example',
};
const FORM = 'application/x-www-form-urlencoded';

let app: TestApp;
let bookingId: string;
let rowId: string;
beforeAll(async () => {
  app = await startApp({ env: { ...WHATSAPP, ...TWILIO } });
  const service = await makeService(app);
  await changeSettings(app, { minimumOrderValue: 0 });
  const customer = await makeCustomer(app);
  const addressId = await makeAddress(app, customer);
  const order = { userId: customer.userId, serviceIds: [service], finalPrice: 999, addressId, paymentType: 'PAY_AFTER' };
  const body = { ...order, bookingDate: '2026-12-10', bookingTime: '11:00:00' };
  bookingId = (await app.call('POST', '/booking', { token: customer.token, body })).body.data.bookingId;
  await app.worker.runDue();
  const [row] = await app.db.read.select().from(messageLog).where(eq(messageLog.kind, 'CONFIRMATION'));
  rowId = row?.id as string;
});
afterAll(() => app.close());

/** The message as if it had just been accepted by this provider. */
const sentBy = (provider: string, providerId: string, channel: 'SMS' | 'WHATSAPP' = 'SMS') =>
  app.db.tx(tx =>
    tx.update(messageLog).set({ provider, providerId, channel, state: 'SENT', reason: null }).where(eq(messageLog.id, rowId)),
  );
const state = async () => {
  const [row] = await app.db.read.select().from(messageLog).where(eq(messageLog.id, rowId));
  return [row?.state, row?.reason];
};

const post = (path: string, body: string, headers: Record<string, string>) => app.call('POST', path, { body, headers });

const signWhatsapp = (body: string, secret = WHATSAPP.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
const whatsapp = (body: string, signature = signWhatsapp(body)) =>
  post('/hooks/whatsapp', body, { 'content-type': 'application/json', 'x-hub-signature-256': signature });
const statusOf = (id: string, status: string, more = {}) => ({
  id,
  status,
  timestamp: '1795676400',
  recipient_id: '91',
  ...more,
});
const entryOf = (...statuses: object[]) => ({
  id: '102290129340398',
  changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata: { phone_number_id: '1' }, statuses } }],
});
const report = (...entry: object[]) => JSON.stringify({ object: 'whatsapp_business_account', entry });

const TWILIO_ADDRESS = 'https://salon.example/api/v1/hooks/twilio';
const signTwilio = (fields: Record<string, string>, address = TWILIO_ADDRESS, token = TWILIO.TWILIO_AUTH_TOKEN) => {
  const names = Object.keys(fields).toSorted();
  const text = address + names.map(name => name + fields[name]).join('');
  return createHmac('sha1', token).update(text).digest('base64');
};
const twilio = (fields: Record<string, string>, signature = signTwilio(fields)) =>
  post('/hooks/twilio', new URLSearchParams(fields).toString(), { 'content-type': FORM, 'x-twilio-signature': signature });

const msg91 = (body: string, type: string, token = msg91Token(app.config)) =>
  post(`/hooks/msg91/${token}`, body, { 'content-type': type });
const v2 = (requestId: string, status: string, desc: string) =>
  new URLSearchParams({
    data: JSON.stringify([
      {
        ...{ senderId: 'NIKHAR', requestId, userId: '1', campaignName: 'API' },
        report: [{ date: '2026-12-04 12:00:01', number: '919876543210', status, desc, failedReason: '' }],
      },
    ]),
  }).toString();
const v3 = (requestId: string, status: string, desc: string) =>
  JSON.stringify({
    date: '2026-12-04',
    number: '919876543210',
    senderId: 'NIKHAR',
    requestId,
    status,
    desc,
    credit: '1',
    news: {},
  });

describe('whatsapp', () => {
  beforeEach(() => sentBy('whatsapp', 'wamid.1', 'WHATSAPP'));

  it('verifies the address with the bare challenge', async () => {
    const verify = (word: string, mode = 'subscribe') =>
      app.call('GET', `/hooks/whatsapp?hub.mode=${mode}&hub.challenge=1158201444&hub.verify_token=${word}`);
    const right = await verify(WHATSAPP.WHATSAPP_VERIFY_TOKEN);
    expect([right.status, right.text, right.headers['content-type']]).toEqual([200, '1158201444', 'text/plain; charset=utf-8']);
    expect((await verify('wrong')).status).toBe(403);
    expect((await verify(WHATSAPP.WHATSAPP_VERIFY_TOKEN, 'unsubscribe')).status).toBe(403);
    expect((await app.call('GET', '/hooks/whatsapp')).status).toBe(403);
    expect((await app.call('GET', `/hooks/whatsapp?hub.challenge=${'x'.repeat(300)}`)).status).toBe(400);
  });

  it('knows the published vector', () => {
    const signature = 'sha256=0329a06b62cd16b33eb6792be8c60b158d89a2ee3a876fce9a881ebb488c0914';
    expect(isSignedByWhatsapp(Buffer.from('test'), signature, 'secret')).toBe(true);
    expect(isSignedByWhatsapp(Buffer.from('test '), signature, 'secret')).toBe(false);
  });

  it('checks the signature of the bytes, however the JSON is written', async () => {
    const odd = `{ "entry" : [${JSON.stringify(entryOf(statusOf('wamid.1', 'delivered')))}],\n"object":"whatsapp \\u20b9" }`;
    expect((await whatsapp(odd)).status).toBe(200);
    expect(await state()).toEqual(['DELIVERED', null]);
  });

  it('refuses what is forged, and changes nothing', async () => {
    const body = report(entryOf(statusOf('wamid.1', 'read')));
    const right = signWhatsapp(body);
    const forged = [
      ...[
        signWhatsapp(body, WHATSAPP.WHATSAPP_VERIFY_TOKEN),
        signWhatsapp(`${body} `),
        right.slice(0, -1),
        'sha256=zz',
        '',
        right.slice(7),
      ],
      `sha1=${createHmac('sha1', WHATSAPP.WHATSAPP_APP_SECRET).update(body).digest('hex')}`,
    ];
    for (const signature of forged) expect([signature, (await whatsapp(body, signature)).status]).toEqual([signature, 401]);
    expect((await post('/hooks/whatsapp', body, { 'content-type': 'application/json' })).status).toBe(401);
    expect((await app.call('POST', '/hooks/whatsapp')).status).toBe(401);
    expect(await state()).toEqual(['SENT', null]);
  });

  it('refuses too much, and other types', async () => {
    const large = report(entryOf(statusOf('x'.repeat(70_000), 'read')));
    expect((await whatsapp(large)).status).toBe(413);
    expect((await post('/hooks/whatsapp', '<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
    const long = await post('/hooks/whatsapp', '{}', {
      'content-type': 'application/json',
      'x-hub-signature-256': 'x'.repeat(201),
    });
    expect(long.status).toBe(400);
  });

  it.each([
    [['sent', 'delivered', 'read'], 'READ'],
    [['read'], 'READ'],
    [['constructor', '__proto__', 'delivered', 'toString'], 'DELIVERED'],
    [['read', 'delivered', 'sent'], 'READ'],
    [['delivered', 'delivered'], 'DELIVERED'],
    [['delivered', 'failed'], 'DELIVERED'],
    [['failed', 'delivered'], 'DELIVERED'],
    [['failed', 'failed', 'sent'], 'FAILED'],
    [['failed', 'read'], 'READ'],
  ])('%j ends as %s', async (statuses, end) => {
    for (const status of statuses) {
      const errors = status === 'failed' ? { errors: [{ code: 131026, title: 'Undeliverable' }], user_id: 'IN.1' } : {};
      expect((await whatsapp(report(entryOf(statusOf('wamid.1', status, errors))))).status).toBe(200);
    }
    expect(await state()).toEqual([end, end === 'FAILED' ? 'WHATSAPP_131026' : null]);
  });

  it('reads several entries and statuses at once, and what lacks or adds fields', async () => {
    const other = entryOf({ id: 7 }, statusOf('wamid.unknown', 'read'), { id: 'wamid.1', status: 'delivered' });
    const body = report({ id: 'x', changes: [{ field: 'messages', value: { messages: [{}] } }, null] }, entryOf(), other);
    expect((await whatsapp(body)).status).toBe(200);
    expect(await state()).toEqual(['DELIVERED', null]);
    for (const odd of ['{}', '[]', 'null', '{"entry":7}', 'not JSON', '{"entry":[{"changes":[{"value":null}]}]}'])
      expect([odd, (await whatsapp(odd)).status]).toEqual([odd, 200]);
    expect(await state()).toEqual(['DELIVERED', null]);
  });

  it('sends an SMS after a WhatsApp that failed', async () => {
    await whatsapp(report(entryOf(statusOf('wamid.1', 'failed'))));
    const sms = await app.db.read.select().from(messageLog).where(eq(messageLog.bookingId, bookingId));
    expect(sms.filter(({ key }) => key.endsWith('FALLBACK')).length).toBe(1);
  });

  it("does not touch another provider's message with the same id", async () => {
    await sentBy('twilio', 'wamid.1');
    await whatsapp(report(entryOf(statusOf('wamid.1', 'read'))));
    expect(await state()).toEqual(['SENT', null]);
  });
});

describe('msg91', () => {
  beforeEach(() => sentBy('msg91', 'req-1'));

  it.each([
    ['version 2', (status: string, desc: string) => msg91(v2('req-1', status, desc), FORM)],
    ['version 3', (status: string, desc: string) => msg91(v3('req-1', status, desc), 'application/json')],
  ])('%s', async (_version, send) => {
    expect((await send('8', 'SUBMITTED')).status).toBe(200);
    expect(await state()).toEqual(['SENT', null]);
    expect((await send('2', 'FAILED')).status).toBe(200);
    expect(await state()).toEqual(['FAILED', 'MSG91_2']);
    for (let i = 0; i < 2; i++) expect((await send('1', 'DELIVERED')).status).toBe(200);
    expect(await state()).toEqual(['DELIVERED', null]);
    await send('16', 'Rejected by DLT');
    expect(await state()).toEqual(['DELIVERED', null]);
  });

  it('needs the token, and ignores what it does not know', async () => {
    const token = msg91Token(app.config);
    for (const wrong of ['x', token.slice(0, -1), `${token}x`, msg91Token({ jwtSecret: 'another' })])
      expect((await msg91(v3('req-1', '1', 'DELIVERED'), 'application/json', wrong)).status).toBe(401);
    for (const odd of ['', 'data=', 'data=[7]', '{"requestId":7}', '[null]', v3('req-unknown', '1', 'DELIVERED')])
      expect([odd, (await msg91(odd, odd.startsWith('data') ? FORM : 'application/json')).status]).toEqual([odd, 200]);
    expect(await state()).toEqual(['SENT', null]);
    expect((await msg91('{}', 'text/plain')).status).toBe(415);
    expect((await msg91(`{"a":"${'x'.repeat(70_000)}"}`, 'application/json')).status).toBe(413);
    expect((await msg91('{}', 'application/json', 'x'.repeat(65))).status).toBe(400);
  });
});

describe('twilio', () => {
  beforeEach(() => sentBy('twilio', 'SM1'));
  const fields = (MessageStatus: string, more = {}) => ({
    MessageSid: 'SM1',
    MessageStatus,
    AccountSid: 'AC1',
    To: '+919876543210',
    ...more,
  });

  it('knows the published vector', () => {
    const call = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675310',
      Digits: '1234',
      From: '+14158675310',
      To: '+18005551212',
    };
    const address = 'https://example.com/myapp.php?foo=1&bar=2';
    const signature = signTwilio(call, address, '12345');
    expect(signature).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
    expect(isSignedByTwilio(address, new URLSearchParams(call), signature, '12345')).toBe(true);
  });

  it.each([
    [
      ['queued', 'sent', 'delivered'],
      ['DELIVERED', null],
    ],
    [
      ['delivered', 'sent', 'undelivered'],
      ['DELIVERED', null],
    ],
    [['undelivered'], ['FAILED', 'TWILIO_30003']],
    [
      ['read', 'delivered'],
      ['READ', null],
    ],
    [['partially_delivered'], ['SENT', null]],
  ])('%j', async (statuses, end) => {
    for (const status of statuses) {
      const more = status === 'undelivered' ? { ErrorCode: '30003', Ünknown: 'नया & new=1' } : { RawDlrDoneDate: '2612041200' };
      expect((await twilio(fields(status, more))).status).toBe(200);
    }
    expect(await state()).toEqual(end);
  });

  it('takes the address with its port, and refuses what is forged', async () => {
    const one = fields('delivered');
    expect((await twilio(one, signTwilio(one, TWILIO_ADDRESS.replace('.example', '.example:443')))).status).toBe(200);
    await sentBy('twilio', 'SM1');
    const forged = [
      signTwilio(one, TWILIO_ADDRESS, 'another'),
      signTwilio(one, TWILIO_ADDRESS.replace('https', 'http')),
      signTwilio({ ...one, MessageStatus: 'read' }),
      ...['', 'x', signTwilio(one).slice(1)],
    ];
    for (const signature of forged) expect((await twilio(one, signature)).status).toBe(401);
    expect((await app.call('POST', '/hooks/twilio')).status).toBe(401);
    expect(await state()).toEqual(['SENT', null]);
    const long = { 'content-type': FORM, 'x-twilio-signature': 'x'.repeat(201) };
    expect((await post('/hooks/twilio', '', long)).status).toBe(400);
    expect((await post('/hooks/twilio', '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('/hooks/twilio', `a=${'x'.repeat(70_000)}`, { 'content-type': FORM })).status).toBe(413);
  });
});

it('R55 a report with a NUL in an id is about nobody, and changes nothing', async () => {
  await sentBy('msg91', 'ab');
  const flat = JSON.stringify({ requestId: 'a\u0000b', status: '1', desc: 'DELIVERED' });
  const json = { 'content-type': 'application/json' };
  expect((await post(`/hooks/msg91/${msg91Token(app.config)}`, flat, json)).status).toBe(200);
  expect((await whatsapp(report(entryOf(statusOf('a\u0000b', 'read'))))).status).toBe(200);
  expect((await twilio({ MessageSid: 'a\u0000b', MessageStatus: 'delivered' })).status).toBe(200);
  expect((await twilio({ MessageSid: 'a\ud800b', MessageStatus: 'delivered' })).status).toBe(200);
  expect(await state()).toEqual(['SENT', null]);
});

it('without these providers nothing is genuine', async () => {
  const bare = await startApp();
  const body = report(entryOf(statusOf('wamid.1', 'read')));
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signWhatsapp(body, '') };
  expect((await bare.call('POST', '/hooks/whatsapp', { body, headers })).status).toBe(401);
  expect((await bare.call('GET', '/hooks/whatsapp?hub.mode=subscribe&hub.challenge=1&hub.verify_token=')).status).toBe(403);
  const form = { 'content-type': FORM, 'x-twilio-signature': signTwilio({}, TWILIO_ADDRESS, '') };
  expect((await bare.call('POST', '/hooks/twilio', { body: '', headers: form })).status).toBe(401);
  await bare.close();
});

describe('while we cannot note a report, the provider hears it and sends it again', () => {
  const reportTo = async (one: TestApp): Promise<number[]> => {
    const json = { 'content-type': 'application/json' };
    const status = report(entryOf(statusOf('wamid.1', 'read')));
    const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' };
    const form = { 'content-type': FORM, 'x-twilio-signature': signTwilio(fields) };
    const calls: [string, string, Record<string, string>][] = [
      ['/hooks/whatsapp', status, { ...json, 'x-hub-signature-256': signWhatsapp(status) }],
      [`/hooks/msg91/${msg91Token(one.config)}`, v3('req-1', '1', 'DELIVERED'), json],
      ['/hooks/twilio', new URLSearchParams(fields).toString(), form],
    ];
    const statuses: number[] = [];
    for (const [path, body, headers] of calls) statuses.push((await one.call('POST', path, { body, headers })).status);
    return statuses;
  };

  it('R86 503 when the storage is away', async () => {
    const broken = await startApp({ env: { ...WHATSAPP, ...TWILIO } });
    const giveBack = await broken.database.takeAway(broken.db);
    expect(await reportTo(broken)).toEqual([503, 503, 503]);
    await giveBack();
    expect(await reportTo(broken)).toEqual([200, 200, 200]);
    await broken.close();
  });

  it('500 at a fault of ours', async () => {
    const broken = await startApp({ env: { ...WHATSAPP, ...TWILIO } });
    const { tx } = broken.db;
    broken.db.tx = () => Promise.reject(new Error('A fault that nobody thought of'));
    expect(await reportTo(broken)).toEqual([500, 500, 500]);
    broken.db.tx = tx;
    await broken.close();
  });
});
