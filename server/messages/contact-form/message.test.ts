import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { message } from '../../platform/db/schema.ts';
import { NOON, startApp } from '../../test/app.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { makeAdmin, makeCustomer } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

const app = appOfFile();
let token: string;
beforeAll(async () => {
  token = (await makeAdmin(app)).token;
});
beforeEach(async () => {
  await app.db.tx(async tx => void (await tx.delete(message)));
  app.clock.moveTo(NOON);
});

const QUESTION = { name: 'Asha Deshmukh', mobile: '9876543210', message: 'Do you come to Wardha?' };

const send = (body: unknown) => app.call('POST', '/message', { body });
const list = async (query = '') => (await app.call('GET', `/message/admin${query}`, { token })).body.data;
const markRead = (id: string) => app.call('PUT', `/message/admin/${id}/read`, { token });
const markUnread = (id: string) => app.call('PUT', `/message/admin/${id}/unread`, { token });

describe('writing to the salon', () => {
  it('accepts a message from anybody, and trims it', async () => {
    const sent = await send({ ...QUESTION, name: '  Asha Deshmukh ', message: ' Do you come to Wardha?\n' });
    expect(sent.status).toBe(201);
    expect(sent.body.data).toEqual({
      ...QUESTION,
      id: expect.any(String),
      email: null,
      createdAt: '2026-12-04T06:30:00.000Z',
      readAt: null,
    });
    expect((await list()).content).toEqual([sent.body.data]);
    expect((await send({ ...QUESTION, mobile: undefined, email: 'asha@mail.example' })).body.data).toMatchObject({
      mobile: null,
      email: 'asha@mail.example',
    });
  });

  it('needs a mobile or an e-mail', async () => {
    const answer = await send({ name: 'Asha', message: 'Hello' });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [refusedField('mobile', 'Enter an e-mail address or a mobile number', 'anyOf', { fields: ['email', 'mobile'] })],
    ]);
  });

  it('R62 names every blank field', async () => {
    const answer = await send({ name: ' ', message: '\n\t' });
    expect(answer.body.errors).toEqual([
      refusedField('name', 'Name is required', 'required'),
      refusedField('mobile', 'Enter an e-mail address or a mobile number', 'anyOf', { fields: ['email', 'mobile'] }),
      refusedField('message', 'Message is required', 'required'),
    ]);
  });

  it.each([
    ['mobile', { mobile: '12345' }],
    ['mobile', { mobile: null }],
    ['email', { email: 'nobody' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['name', { name: '' }],
    ['readAt', { readAt: '2026-12-04T06:30:00Z' }],
  ])('refuses a wrong %s', async (field, change) => {
    const answer = await send({ ...QUESTION, ...change });
    expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect((await list()).totalElements).toBe(0);
  });

  it('keeps text unchanged', async () => {
    const message = `<script>alert("1")</script> '; DROP TABLE message; -- नमस्ते 🙏`;
    await send({ ...QUESTION, message });
    expect((await list()).content[0].message).toBe(message);
  });

  it('is limited to five messages in ten minutes', async () => {
    const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await limited.call('POST', '/message', { body: QUESTION }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});

describe('reading messages', () => {
  it('lists the newest first, by pages', async () => {
    for (const message of ['one', 'two', 'three']) {
      await send({ ...QUESTION, message });
      app.clock.advance(1000);
    }
    const texts = ({ content }: { content: { message: string }[] }) => content.map(({ message }) => message);
    expect(texts(await list())).toEqual(['three', 'two', 'one']);
    const second = await list('?page=1&size=2');
    expect(texts(second)).toEqual(['one']);
    expect(second).toMatchObject({ page: 1, size: 2, totalPages: 2, totalElements: 3 });
    expect(await list('?page=9&size=2')).toMatchObject({ content: [], totalElements: 3 });
    expect(await list()).toMatchObject({ page: 0, size: 20, totalPages: 1 });
  });

  it('lists all, unread or read ones', async () => {
    const ids: string[] = [];
    for (const message of ['one', 'two', 'three']) {
      ids.push((await send({ ...QUESTION, message })).body.data.id);
      app.clock.advance(1000);
    }
    await markRead(ids[1] as string);
    const found = async (query: string) => {
      const { content, totalElements } = await list(query);
      return [content.map(({ id }: { id: string }) => ids.indexOf(id)), totalElements];
    };
    expect(await found('')).toEqual([[2, 1, 0], 3]);
    expect(await found('?read=false')).toEqual([[2, 0], 2]);
    expect(await found('?read=true')).toEqual([[1], 1]);
    expect(await found('?read=false&size=1&page=1')).toEqual([[0], 2]);
  });

  it.each(['page=-1', 'size=0', 'size=101', 'size=1e20', 'size=NaN', 'page=1.5', 'size=2&size=3', 'size=', 'read=', 'read=1'])(
    'R54 refuses %s',
    async query => {
      expect((await app.call('GET', `/message/admin?${query}`, { token })).status).toBe(400);
    },
  );

  it('marks a message read, once', async () => {
    const { id } = (await send(QUESTION)).body.data;
    app.clock.advance(60_000);
    expect((await markRead(id)).body.data).toMatchObject({ id, readAt: '2026-12-04T06:31:00.000Z' });
    app.clock.advance(60_000);
    expect((await markRead(id)).body.data.readAt).toBe('2026-12-04T06:31:00.000Z');
    expect((await list()).content[0].readAt).toBe('2026-12-04T06:31:00.000Z');
  });

  it('marks it unread again, any number of times, and read later', async () => {
    const { id } = (await send(QUESTION)).body.data;
    await markRead(id);
    for (const answer of [await markUnread(id), await markUnread(id)])
      expect([answer.status, answer.body.data]).toMatchObject([200, { ...QUESTION, id, readAt: null }]);
    expect(await list('?read=false')).toMatchObject({ content: [{ id }], totalElements: 1 });
    app.clock.advance(60_000);
    expect((await markRead(id)).body.data.readAt).toBe('2026-12-04T06:31:00.000Z');
  });

  it.each([markRead, markUnread])('answers NOT_FOUND to an unknown message', async mark => {
    const answer = await mark('unknown');
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'NOT_FOUND']);
  });

  it('deletes one message for good', async () => {
    const [{ id: spam }, { id: kept }] = [(await send(QUESTION)).body.data, (await send(QUESTION)).body.data];
    const erase = () => app.call('DELETE', `/message/admin/${spam}`, { token });
    expect((await erase()).body).toEqual({ success: true, message: 'Message deleted', data: null });
    const left = (await app.db.read.select().from(message)).map(({ id }) => id);
    expect([left.includes(spam), left.includes(kept)]).toEqual([false, true]);
    for (const gone of [await erase(), await markRead(spam)])
      expect([gone.status, gone.body.errorCode]).toEqual([404, 'NOT_FOUND']);
  });

  it('R14 is for staff', async () => {
    const { id } = (await send(QUESTION)).body.data;
    const customer = await makeCustomer(app);
    for (const [method, path] of [
      ['GET', '/message/admin'],
      ['PUT', `/message/admin/${id}/read`],
      ['PUT', `/message/admin/${id}/unread`],
      ['DELETE', `/message/admin/${id}`],
    ] as const) {
      expect((await app.call(method, path)).status).toBe(401);
      expect((await app.call(method, path, { token: customer.token })).status).toBe(403);
    }
    expect((await list()).content[0].readAt).toBeNull();
  });
});
