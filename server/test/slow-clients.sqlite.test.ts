/** Slow and silent clients of the running process (rule X10). */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nikhar } from './command.ts';
import { dial, hangUp, until } from './dial.ts';
import { prepareData } from './prepare.ts';
import { type RunningServer, startServer } from './process.ts';

let prepared: Awaited<ReturnType<typeof prepareData>>;
let server: RunningServer;
beforeEach(async () => {
  prepared = await prepareData(1);
  server = await startServer({ dataDir: prepared.dataDir, env: { CORS_ORIGINS: 'https://partner.example' } });
});
afterEach(async () => {
  hangUp();
  await server.kill('SIGKILL');
  rmSync(prepared.dataDir, { recursive: true, force: true });
});

describe('R92 slow clients', { timeout: 90_000 }, () => {
  it('are disconnected within 15 seconds, and 500 silent ones disturb nobody', async () => {
    const { url } = server;
    const silent = Array.from({ length: 500 }, () => dial(url));
    // A client that keeps its side open after the server has ended.
    const slowHead = dial(url, { allowHalfOpen: true });
    slowHead.socket.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: nikhar\r\n');
    const slowBody = dial(url);
    slowBody.socket.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: nikhar\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    );
    // A signed-in caller has more time only for pictures.
    const signedIn = dial(url);
    signedIn.socket.write(
      `PUT /api/v1/auth/profile HTTP/1.1\r\nHost: nikhar\r\nAuthorization: Bearer ${prepared.customers[0]?.token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    );
    // Refused at once without a token, but goes on sending.
    const refused = dial(url);
    refused.socket.write(
      'POST /api/v1/service/create HTTP/1.1\r\nHost: nikhar\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n--x',
    );
    // Refused at once by the router, but goes on sending.
    const unreadable = dial(url);
    unreadable.socket.write(
      'POST /%E0%A4%A HTTP/1.1\r\nHost: nikhar\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n{',
    );
    // Refused or answered by Node itself.
    const hostless = dial(url);
    hostless.socket.write('POST /api/v1/auth/login HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{');
    const preflight = dial(url);
    preflight.socket.write(
      'OPTIONS /api/v1/auth/login HTTP/1.1\r\nHost: nikhar\r\nOrigin: https://partner.example\r\nAccess-Control-Request-Method: POST\r\nContent-Length: 5000\r\n\r\n{',
    );
    const chunked = dial(url);
    chunked.socket.write(
      'POST /api/v1/message HTTP/1.1\r\nHost: nikhar\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    );
    const dribble = setInterval(() => {
      slowHead.socket.write('X-A: b\r\n');
      slowBody.socket.write(' ');
      signedIn.socket.write(' ');
      refused.socket.write('x');
      for (const { socket } of [unreadable, hostless, preflight]) socket.write(' ');
      chunked.socket.write('1\r\n \r\n');
    }, 500);

    const took: number[] = [];
    for (let i = 0; i < 100; i++) {
      const started = performance.now();
      expect((await fetch(`${url}/category`)).status).toBe(200);
      took.push(performance.now() - started);
    }
    expect(took.toSorted((a, b) => a - b)[98]).toBeLessThan(500);

    const all = [...silent, slowHead, slowBody, signedIn, refused, unreadable, hostless, preflight, chunked];
    await until(() => all.every(({ lived }) => lived > 0), 25_000);
    clearInterval(dribble);
    expect(Math.max(...all.map(({ lived }) => lived))).toBeLessThan(15_000);
    for (const { received } of [slowHead, slowBody, signedIn, chunked]) expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(refused.received).toMatch(/^HTTP\/1\.1 401 /);
    // A second answer would be taken for that of the next request.
    expect(unreadable.received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    expect((await fetch(`${url}/category`)).status).toBe(200);
  });

  it('may take longer for a picture of staff', async () => {
    const { url } = server;
    await nikhar(prepared.dataDir, ['admin', 'create', '--email', 'a@nikhar.example', '--password', 'long enough for all']);
    const signedIn = await fetch(`${url}/auth/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@nikhar.example","password":"long enough for all"}',
    });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const upload = dial(url);
    upload.socket.write(
      `POST /api/v1/category/create HTTP/1.1\r\nHost: nikhar\r\nAuthorization: Bearer ${data.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n`,
    );
    const dribble = setInterval(() => upload.socket.write('x'), 500);
    await setTimeout(14_000);
    expect([upload.received, upload.lived]).toEqual(['', 0]);
    // When nothing more arrives, it is disconnected, too.
    clearInterval(dribble);
    await until(() => upload.lived > 0, 30_000);
    expect(upload.received).toMatch(/^HTTP\/1\.1 408 /);
    expect(server.output()).not.toContain('"level":50');
  });
});
