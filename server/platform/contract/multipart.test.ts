/** Rules R63, R66, R67, R68 and R70: forms as the binder reads them, on the operations that take one. */

import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FormFields, formOf, picture, portOf, stream } from '../../test/form.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { makeAdmin, makeCategory, makeCustomer, makeService } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

const MB = 1024 * 1024;

const app = appOfFile();
let token: string;
let categoryId: string;
let service: FormFields;
beforeAll(async () => {
  token = (await makeAdmin(app)).token;
  categoryId = await makeCategory(app);
  service = { name: 'Facial', description: 'Cleanse and mask.', price: '999.50', durationInMinutes: 45, categoryId };
});

const create = async (fields: FormFields) => app.call('POST', '/service/create', { token, ...(await formOf(fields)) });
const update = async (id: string, fields: FormFields) => app.call('PUT', `/service/${id}`, { token, ...(await formOf(fields)) });

const BOUNDARY = 'nikhar';
const part = (head: string, content: string | Buffer = '') =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(content as string), Buffer.from('\r\n')]);
const field = (name: string, content: string | Buffer) => part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, fileName: string, bytes: Buffer) =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`, bytes);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const whole = (): Buffer[] => Object.entries(service).map(([name, value]) => field(name, String(value)));

const post = (parts: Buffer[], type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  app.call('POST', '/service/create', { token, body: Buffer.concat(parts), headers: { 'content-type': type } });

const services = async () => (await app.call('GET', '/service/all?size=1')).body.data.totalElements;
const refused = async (answer: { status: number; body: { errorCode?: string } }, status: number, code: string) =>
  expect([answer.status, answer.body.errorCode]).toEqual([status, code]);

describe('fields', () => {
  it('are read as the contract types them, trimmed, with the line ends people typed', async () => {
    const answer = await create({ ...service, name: '  Gold Facial ', description: 'First\r\nsecond\nनमस्ते 😀' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      name: 'Gold Facial',
      description: 'First\nsecond\nनमस्ते 😀',
      price: 999.5,
      durationInMinutes: 45,
    });
  });

  it.each([
    ['price', 'abc', 'Price must be a number'],
    ['price', '1e3', 'Price must be a number'],
    ['price', '0x10', 'Price must be a number'],
    ['price', 'Infinity', 'Price must be a number'],
    ['price', '9'.repeat(400), 'Price must be a number'],
    ['price', '1,299', 'Price must be a number'],
    ['price', ' ', 'Price is required'],
    ['price', 'null', 'Price must be a number'],
    ['price', '99.999', 'Price must have at most two decimals'],
    ['price', '100000.01', 'Price must be at most ₹1,00,000'],
    ['durationInMinutes', '45.5', 'Duration must be a whole number'],
    ['durationInMinutes', 'true', 'Duration must be a whole number'],
    ['durationInMinutes', '1441', 'Duration must be at most 1,440 minutes'],
    ['categoryId', ' ', 'Category is required'],
    ['name', 'a\u0000b', 'The text has characters that cannot be saved.'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['surprise', '1', 'surprise is not a known field'],
    ['__proto__', '1', expect.any(String)],
    ['constructor', '1', expect.any(String)],
    ['imageUrl', 'https://elsewhere.example/x.png', 'imageUrl must be a file'],
    ['imageUrl', 'javascript:alert(1)', 'imageUrl must be a file'],
    ['imageUrl', '', 'imageUrl must be a file'],
  ])('R67 %s=%j is 400', async (name, value, message) => {
    const answer = await post([...whole().filter((_, i) => Object.keys(service)[i] !== name), field(name, value), END]);
    await refused(answer, 400, 'VALIDATION_ERROR');
    expect(answer.body.message).toEqual(message);
  });

  it('names every missing field', async () => {
    const answer = await create({ description: 'Only this' });
    await refused(answer, 400, 'VALIDATION_ERROR');
    expect(answer.body.errors).toEqual([
      refusedField('name', 'Name is required', 'required'),
      refusedField('price', 'Price is required', 'required'),
      refusedField('durationInMinutes', 'Duration is required', 'required'),
      refusedField('categoryId', 'Category is required', 'required'),
    ]);
  });

  it('R67 text as a file, a repeated field, JSON in a field and bytes that are no UTF-8 are 400', async () => {
    const rest = whole().slice(1);
    for (const parts of [
      [...rest, file('name', 'name.txt', Buffer.from('Facial'))],
      [...whole(), field('name', 'Again')],
      [...rest, part('Content-Disposition: form-data; name="name"\r\nContent-Type: application/json', '{"a":1}')],
      [...rest, part('Content-Disposition: form-data; name="name"\r\nContent-Type: application/json', '{')],
      [...rest, field('name', Buffer.from([0x46, 0xff, 0xfe]))],
      [...whole(), part('Content-Disposition: form-data', 'nameless')],
    ]) {
      await refused(await post([...parts, END]), 400, 'VALIDATION_ERROR');
    }
  });

  it('an update without any is 400', async () => {
    const id = await makeService(app);
    const answer = await update(id, {});
    await refused(answer, 400, 'VALIDATION_ERROR');
    expect(answer.body.message).toBe('The request changes nothing.');
  });
});

describe('files', () => {
  it('R66 of any name are stored in the database, and no file is written', async () => {
    const before = readdirSync(app.dataDir).sort();
    const bytes = await picture(20, 20, 'png');
    const outside = '../../nikhar-escaped.png';
    for (const name of [
      outside,
      '..\\..\\x.png',
      'a\u0000.png',
      'फ़ोटो.png',
      'x'.repeat(300),
      'a%0d%0ab.png',
      'shell.php.png',
      '',
    ]) {
      const answer = await post([...whole(), file('imageUrl', name, bytes), END]);
      expect([name, answer.status]).toEqual([name, 201]);
      expect(answer.body.data.imageUrl).toMatch(/^\/api\/v1\/image\/[0-9a-f-]{36}$/);
    }
    expect(readdirSync(app.dataDir).sort()).toEqual(before);
    for (const folder of [app.dataDir, tmpdir(), process.cwd()]) expect(existsSync(join(folder, outside))).toBe(false);
  });

  it('need a name or a type, not both', async () => {
    const bytes = await picture(20, 20, 'png');
    const heads = ['"; filename="a.png"', '"\r\nContent-Type: image/jpg', '"\r\nContent-Type: application/octet-stream'];
    for (const head of heads) {
      const answer = await post([...whole(), part(`Content-Disposition: form-data; name="imageUrl${head}`, bytes), END]);
      expect([head, answer.status, typeof answer.body.data?.imageUrl]).toEqual([head, 201, 'string']);
    }
  });

  it('R66 with a line break in the name are answered in the envelope', async () => {
    const bytes = await picture(20, 20, 'png');
    for (const name of ['a\r\nX-Evil: 1.png', 'a\n.png', 'a"; name="price']) {
      const answer = await post([...whole(), file('imageUrl', name, bytes), END]);
      expect([201, 400]).toContain(answer.status);
      expect(answer.headers['x-evil']).toBeUndefined();
    }
  });

  it('R67 a second file, an unknown field and one field too many are 400', async () => {
    const bytes = await picture(20, 20, 'png');
    const two = await post([...whole(), file('imageUrl', 'a', bytes), file('imageUrl', 'b', bytes), END]);
    await refused(two, 400, 'VALIDATION_ERROR');
    expect(two.body.errors).toEqual([refusedField('imageUrl', 'Send one file only.', 'repeated')]);
    await refused(
      await post([...whole(), file('imageUrl', 'a', bytes), file('picture', 'b', bytes), END]),
      400,
      'VALIDATION_ERROR',
    );
    await refused(await post([...whole(), file('imageFile', 'a', bytes), END]), 400, 'VALIDATION_ERROR');
  });

  it('an empty file input counts as no file', async () => {
    const answer = await post([...whole(), file('imageUrl', '', Buffer.alloc(0)), END]);
    expect([answer.status, answer.body.data.imageUrl]).toEqual([201, null]);
  });

  it('R63 of less than 5 MB are taken whole, of 5 MB and more are refused', async () => {
    const photo = await picture(64, 64, 'jpeg');
    const sized = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await create({ ...service, imageUrl: { bytes: sized(5 * MB - 1) } })).status).toBe(201);
    for (const size of [5 * MB, 5 * MB + 1, 6 * MB]) {
      const answer = await create({ ...service, imageUrl: { bytes: sized(size) } });
      await refused(answer, 413, 'IMAGE_TOO_LARGE');
      expect(answer.body.message).toBe('Image size must be less than 5MB');
    }
  });
});

const headersOf = (bearer?: string) => ({
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  ...(bearer && { authorization: `Bearer ${bearer}` }),
});
/** `megabytes` of a file that never ends, in chunks of 64 kB. */
function* endless(megabytes: number, first: Buffer[]) {
  yield* first;
  const chunk = Buffer.alloc(64 * 1024, 7);
  for (let i = 0; i < megabytes * 16; i++) yield chunk;
}
const fileHead = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="imageUrl"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
);

describe('large bodies', () => {
  it('R63 of 50 MB in chunks are refused at 5 MB, and the memory does not grow with them', async () => {
    const before = process.memoryUsage().rss;
    const count = await services();
    for (let i = 0; i < 4; i++) {
      const answer = await stream(portOf(app), '/service/create', headersOf(token), endless(50, [...whole(), fileHead]));
      expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([413, 'IMAGE_TOO_LARGE']);
      expect(answer.headers.connection).toBe('close');
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB);
    expect(await services()).toBe(count);
  });

  it('R70 are not read from visitors and customers', async () => {
    const customer = (await makeCustomer(app)).token;
    for (const [bearer, status] of [
      [undefined, 401],
      ['stale', 401],
      [customer, 403],
    ] as const) {
      const answer = await stream(portOf(app), '/service/create', headersOf(bearer), endless(50, [fileHead]));
      expect([answer.status, JSON.parse(answer.text).success]).toEqual([status, false]);
      expect(answer.headers.connection).toBe('close');
      expect(answer.sent).toBeLessThan(25 * MB);
    }
  });

  it('R70 the connection is closed if the client goes on sending', async () => {
    const closedAfter = await new Promise<number>((resolve, reject) => {
      const started = Date.now();
      const socket = connect({ port: portOf(app), host: '127.0.0.1', allowHalfOpen: true });
      socket.write(
        `POST /api/v1/service/create HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${500 * MB}\r\n\r\n`,
      );
      const drip = setInterval(() => socket.write('x'.repeat(1000)), 50);
      socket.on('data', answer => /^HTTP\/1\.1 401 /.test(String(answer)) || reject(new Error(String(answer))));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(Date.now() - started);
      });
    });
    expect(closedAfter).toBeLessThan(8000);
  });

  it('R63 a client that reads only after sending still gets the answer, then the connection closes', async () => {
    const { answer, silence } = await new Promise<{ answer: string; silence: number }>((resolve, reject) => {
      const socket = connect({ port: portOf(app), host: '127.0.0.1', allowHalfOpen: true });
      const headers = Object.entries(headersOf(token)).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.on('error', reject).pause();
      socket.write(`POST /api/v1/service/create HTTP/1.1\r\nHost: x\r\n${headers.join('')}Content-Length: ${50 * MB}\r\n\r\n`);
      socket.write(fileHead);
      socket.write(Buffer.alloc(40 * MB), () => {
        const sent = Date.now();
        let answer = '';
        socket.on('data', chunk => (answer += chunk)).on('end', () => resolve({ answer, silence: Date.now() - sent }));
        socket.on('end', () => socket.destroy()).resume();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(silence).toBeLessThan(1000);
  });

  it('R67 twenty fields of 1 MB, a preamble and a nameless part without end are PAYLOAD_TOO_LARGE', async () => {
    const large = Buffer.alloc(MB, 'x');
    const headless = Buffer.from(`--${BOUNDARY}\r\nX-Nothing: 1\r\n\r\n`);
    for (const first of [[field('description', large), field('name', large)], [], [headless]]) {
      const answer = await stream(portOf(app), '/service/create', headersOf(token), endless(20, first));
      expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    }
  });

  it('R67 200 fields are refused', async () => {
    const answer = await post([...Array.from({ length: 200 }, (_, i) => field(`f${i}`, 'x')), END]);
    await refused(answer, 400, 'VALIDATION_ERROR');
  });
});

describe('broken forms', () => {
  it.each([
    ['no boundary', 'multipart/form-data', () => [...whole(), END]],
    ['an empty boundary', 'multipart/form-data; boundary=', () => [...whole(), END]],
    ['another boundary', 'multipart/form-data; boundary=other', () => [...whole(), END]],
    ['nothing', undefined, () => []],
    ['no end', undefined, () => whole()],
    ['half a part', undefined, () => [...whole(), fileHead.subarray(0, 60)]],
    ['half a file', undefined, () => [...whole(), fileHead, Buffer.alloc(100_000)]],
    ['half a text', undefined, () => [...whole().slice(1), field('name', 'Facial').subarray(0, -4)]],
    ['an end alone', undefined, () => [END]],
    ['JSON', undefined, () => [Buffer.from('{"name":"Facial"}')]],
  ])('R67 %s is 400', async (_name, type, parts) => {
    await refused(await post(parts(), type), 400, 'VALIDATION_ERROR');
  });

  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'image/png',
    'multipart/mixed; boundary=x',
    'multipart/form-dataset',
    '',
  ])('the content type %j is 415, and says what to send', async type => {
    const answer = await post([Buffer.from('{"name":"Facial"}')], type);
    await refused(answer, 415, 'UNSUPPORTED_MEDIA_TYPE');
    expect(answer.body.message).toBe('Send the request as multipart/form-data.');
  });

  it('a missing body or type is 415, and capitals in the type are fine', async () => {
    await refused(await app.call('POST', '/service/create', { token }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    expect((await post([...whole(), END], `Multipart/Form-Data; Boundary=${BOUNDARY}`)).status).toBe(201);
  });

  it('a form sent where JSON is asked for is 415', async () => {
    const answer = await app.call('POST', '/auth/login', await formOf({ mobile: '9876543210' }));
    await refused(answer, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('R68 an upload that breaks off leaves nothing behind, and nobody else notices', async () => {
    const count = await services();
    const start = (bytes: number) =>
      new Promise<void>(resolve => {
        const socket = connect(portOf(app), '127.0.0.1', () => {
          const head = Object.entries(headersOf(token)).map(([name, value]) => `${name}: ${value}\r\n`);
          socket.write(`POST /api/v1/service/create HTTP/1.1\r\nHost: x\r\n${head.join('')}Content-Length: ${4 * MB}\r\n\r\n`);
          socket.write(Buffer.concat([...whole(), fileHead, Buffer.alloc(bytes)]), () =>
            setTimeout(() => socket.destroy(), 20).unref(),
          );
        });
        socket.on('error', () => {}).on('close', () => resolve());
      });
    const breakOffJson = () =>
      new Promise<void>(resolve => {
        const socket = connect(portOf(app), '127.0.0.1', () => {
          const head =
            'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n';
          socket.write(`${head}{"mobile":`, () => setTimeout(() => socket.destroy(), 20).unref());
        });
        socket.on('error', () => {}).on('close', () => resolve());
      });
    const faults = app.log.faults().length;
    await Promise.all([...[0, 10, 1000, 100_000, MB, 3 * MB].map(start), breakOffJson()]);
    expect(await services()).toBe(count);
    expect((await create(service)).status).toBe(201);
    // Thin networks break off all day: no fault of ours.
    expect(app.log.faults().slice(faults)).toEqual([]);
  });
});
