import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StandIn } from '../../test/stand-in.ts';
import { NoAnswer } from './call.ts';
import { type Channel, type OutgoingMessage, Refused } from './channel.ts';
import { email, toHtml, transportOptions } from './email.ts';
import { msg91Messages } from './msg91.ts';
import { twilioMessages } from './twilio.ts';
import { whatsapp } from './whatsapp.ts';

/** For a provider that is silent. */
const TIMEOUT = 150;
/** For a provider that answers, also on a busy machine. */
const PATIENT = 5000;
const MESSAGE: OutgoingMessage = {
  kind: 'CONFIRMATION',
  to: '9876543210',
  language: 'en',
  text: 'Nikhar: Your visit is booked for 27 Nov 1030AM. See or change it: https://nikhar.example/v/canary',
  variables: { when: '27 Nov 1030AM', link: 'https://nikhar.example/v/canary' },
  bookingId: 'b-1',
};
const SECRETS = ['canary', '9876543210', 'Priya'];

const never = () => new AbortController().signal;
const failureOf = (channel: Channel, message = MESSAGE, signal = never()): Promise<Error> =>
  channel.send(message, signal).then(
    () => expect.unreachable('it should have thrown'),
    (thrown: Error) => {
      const told = `${thrown.message} ${thrown.stack} ${JSON.stringify(thrown.cause)}`;
      for (const secret of SECRETS) expect(told).not.toContain(secret);
      return thrown;
    },
  );
const verdict = (error: Error) => error instanceof Refused && [error.reason, error.isFinal, error.retryAfter];

describe('by HTTP', () => {
  let provider: StandIn;
  beforeEach(async () => {
    provider = await new StandIn().start();
  });
  afterEach(() => provider.stop());

  const adapters = {
    msg91: (timeout = PATIENT) =>
      msg91Messages(
        { authKey: 'canary-key', senderId: 'NIKHAR', baseUrl: provider.url, templates: { CONFIRMATION: 'template-1' } },
        timeout,
      ),
    twilio: (timeout = PATIENT) =>
      twilioMessages(
        {
          ...{ accountSid: 'AC1', authToken: 'canary-token', from: '+15005550006', baseUrl: provider.url },
          callback: 'https://nikhar.example/api/v1/hooks/twilio',
        },
        timeout,
      ),
    whatsapp: (timeout = PATIENT) =>
      whatsapp({ token: 'canary-token', phoneId: '106540352242922', language: 'en', baseUrl: `${provider.url}/v26.0` }, timeout),
  };
  const accepting = {
    msg91: [200, { type: 'success', message: '3763646c3058373530393938' }],
    twilio: [201, { sid: 'SM1', status: 'queued' }],
    whatsapp: [200, { messaging_product: 'whatsapp', contacts: [{ input: '91', wa_id: '91' }], messages: [{ id: 'wamid.1' }] }],
  } as const;

  it('msg91 gets the template of the kind and its variables by number, and gives the id of the request', async () => {
    provider.answers(...accepting.msg91);
    expect(await adapters.msg91().send(MESSAGE, never())).toEqual({ providerId: '3763646c3058373530393938' });
    const [asked] = provider.asked;
    expect([asked?.method, asked?.url.pathname, asked?.headers.authkey]).toEqual(['POST', '/api/v5/flow', 'canary-key']);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      template_id: 'template-1',
      realTimeResponse: '1',
      sender: 'NIKHAR',
      recipients: [{ mobiles: '919876543210', VAR1: '27 Nov 1030AM', VAR2: 'https://nikhar.example/v/canary' }],
    });
  });

  it('msg91 is not asked for a kind without a template', async () => {
    const error = await failureOf(adapters.msg91(), { ...MESSAGE, kind: 'LATE' });
    expect([verdict(error), provider.asked]).toEqual([['TEMPLATE_UNKNOWN', true, undefined], []]);
  });

  it('msg91 gets the template of the language, and says when there is none', async () => {
    provider.answers(...accepting.msg91);
    const templates = { CONFIRMATION: 'template-1', 'CONFIRMATION.hi': 'template-2' };
    const channel = msg91Messages({ authKey: 'canary-key', baseUrl: provider.url, templates }, PATIENT);
    await channel.send({ ...MESSAGE, language: 'hi' }, never());
    expect(JSON.parse(provider.asked[0]?.body ?? '')).toMatchObject({ template_id: 'template-2' });
    const error = await failureOf(channel, { ...MESSAGE, language: 'mr' });
    expect(error).toMatchObject({ reason: 'TEMPLATE_UNKNOWN', isUntranslated: true });
    expect(await failureOf(channel, { ...MESSAGE, kind: 'LATE' })).toMatchObject({ isUntranslated: false });
  });

  it('twilio gets Devanagari as it is', async () => {
    provider.answers(...accepting.twilio);
    await adapters.twilio().send({ ...MESSAGE, language: 'hi', text: 'Nikhar: आपकी विज़िट बुक हो गई।' }, never());
    expect(new URLSearchParams(provider.asked[0]?.body).get('Body')).toBe('Nikhar: आपकी विज़िट बुक हो गई।');
  });

  it('twilio gets the whole text and where to report, and gives its id', async () => {
    provider.answers(...accepting.twilio);
    expect(await adapters.twilio().send(MESSAGE, never())).toEqual({ providerId: 'SM1' });
    const [asked] = provider.asked;
    expect(asked?.url.pathname).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      To: '+919876543210',
      From: '+15005550006',
      Body: MESSAGE.text,
      StatusCallback: 'https://nikhar.example/api/v1/hooks/twilio',
    });
  });

  it('whatsapp gets the template of the kind with its parameters in order, and gives its id', async () => {
    provider.answers(...accepting.whatsapp);
    expect(await adapters.whatsapp().send(MESSAGE, never())).toEqual({ providerId: 'wamid.1' });
    const [asked] = provider.asked;
    expect([asked?.url.pathname, asked?.headers.authorization]).toEqual([
      '/v26.0/106540352242922/messages',
      'Bearer canary-token',
    ]);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '919876543210',
      type: 'template',
      template: {
        name: 'nikhar_confirmation',
        language: { code: 'en' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: '27 Nov 1030AM' },
              { type: 'text', text: 'https://nikhar.example/v/canary' },
            ],
          },
        ],
      },
    });
  });

  describe.each(['msg91', 'twilio', 'whatsapp'] as const)('%s', name => {
    it.each([
      [400, true],
      [401, true],
      [404, true],
      [408, false],
      [429, false],
      [500, false],
      [503, false],
    ])('R98 refuses with status %i: final is %s', async (status, isFinal) => {
      provider.answersText(status, '<html>canary 9876543210</html>');
      expect(verdict(await failureOf(adapters[name]()))).toEqual([`HTTP_${status}`, isFinal, undefined]);
    });

    it('asks us to wait, in seconds or until a time', async () => {
      const soon = new Date(Date.now() + 90_000).toUTCString();
      const waits: (number | undefined)[] = [];
      for (const header of ['30', soon, 'later']) {
        provider.answer = response => void response.writeHead(429, { 'retry-after': header }).end('{}');
        waits.push((verdict(await failureOf(adapters[name]())) as [string, boolean, number])[2]);
      }
      expect(waits[0]).toBe(30_000);
      expect(waits[1]).toBeGreaterThan(60_000);
      expect(waits[1]).toBeLessThanOrEqual(90_000);
      expect(waits[2]).toBeUndefined();
    });

    it('R98 may have sent it when it is slow, drops the connection or is given up', async () => {
      provider.keepsSilent();
      expect(await failureOf(adapters[name](TIMEOUT))).toBeInstanceOf(NoAnswer);
      const giveUp = new AbortController();
      provider.answer = () => giveUp.abort();
      expect(await failureOf(adapters[name](), MESSAGE, giveUp.signal)).toBeInstanceOf(NoAnswer);
      provider.answer = response => void response.socket?.destroy();
      expect(await failureOf(adapters[name]())).toBeInstanceOf(NoAnswer);
    });

    it('R98 has not sent it when nobody listens', async () => {
      await provider.stop();
      const error = await failureOf(adapters[name]());
      expect([error instanceof NoAnswer, error instanceof Refused]).toEqual([false, false]);
      await provider.start();
    });
  });

  it('msg91 refuses with status 200 too, and the reason names its code', async () => {
    provider.answers(200, { type: 'error', message: 'canary may not write to 9876543210', code: '418' });
    expect(verdict(await failureOf(adapters.msg91()))).toEqual(['MSG91_418', true, undefined]);
    provider.answers(200, { type: 'error', message: '9876543210', code: 'canary' });
    expect(verdict(await failureOf(adapters.msg91()))).toEqual(['MSG91_ERROR', true, undefined]);
    provider.answersText(200, '<html>canary</html>');
    expect(verdict(await failureOf(adapters.msg91()))).toEqual(['NOT_UNDERSTOOD', false, undefined]);
  });

  it("the reason names twilio's error number", async () => {
    provider.answers(400, { code: 21211, message: "The 'To' number +919876543210 is not valid" });
    expect(verdict(await failureOf(adapters.twilio()))).toEqual(['TWILIO_21211', true, undefined]);
    provider.answers(429, { code: 20429, message: 'Too many requests' });
    expect(verdict(await failureOf(adapters.twilio()))).toEqual(['TWILIO_20429', false, undefined]);
  });

  it.each([
    [400, 131026, true],
    [400, 131047, true],
    [404, 132001, true],
    [401, 190, true],
    [400, 130429, false],
    [400, 131056, false],
    [429, 4, false],
    [500, 131000, false],
    [503, 131016, false],
  ])('whatsapp refuses with status %i and code %i: final is %s', async (status, code, isFinal) => {
    provider.answers(status, { error: { message: '(#1) canary 919876543210', type: 'OAuthException', code, fbtrace_id: 'x' } });
    expect(verdict(await failureOf(adapters.whatsapp()))).toEqual([`WHATSAPP_${code}`, isFinal, undefined]);
  });

  it('whatsapp must give an id', async () => {
    provider.answers(200, { messages: [] });
    expect(verdict(await failureOf(adapters.whatsapp()))).toEqual(['NOT_UNDERSTOOD', false, undefined]);
  });
});

describe('by SMTP', () => {
  const MAIL: OutgoingMessage = {
    ...MESSAGE,
    to: 'priya@customer.example',
    subject: 'Your visit is booked - निखार',
    text: 'Hello प्रिया,\n\nServices: Facial <gold> & more\nhttps://nikhar.example/v/canary\n\nNikhar',
    calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' },
  };
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  const serve = async (options: SMTPServerOptions = {}) => {
    const got: { from: string; to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        let text = '';
        stream.on('data', piece => {
          text += piece;
        });
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          got.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
          done();
        });
      },
      ...options,
    });
    server.on('error', () => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    stops.push(() => new Promise<void>(done => server.close(() => done())));
    return { got, port: (server.server.address() as AddressInfo).port };
  };
  /** A server that writes what it likes. */
  const serveRaw = async (talk: (socket: Socket) => void) => {
    const sockets = new Set<Socket>();
    const server: Server = createServer(socket => {
      sockets.add(socket.on('error', () => {}));
      talk(socket);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    stops.push(async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  };
  const at = (port: number, patience = PATIENT) =>
    email({ url: `smtp://127.0.0.1:${port}`, from: { name: 'Nikhar Salon', address: 'hello@nikhar.example' } }, patience);

  it('sends text, HTML and the calendar entry, and gives the id', async () => {
    const { got, port } = await serve();
    const { providerId } = await at(port).send(MAIL, never());
    expect(providerId).toMatch(/^<.+@.+>$/);
    expect(got).toHaveLength(1);
    const [{ from, to, text }] = got as [(typeof got)[0]];
    expect([from, to]).toEqual(['hello@nikhar.example', ['priya@customer.example']]);
    expect(text).toContain('From: Nikhar Salon <hello@nikhar.example>');
    expect(text).toContain(`Message-ID: ${providerId}`);
    expect(text.toLowerCase()).toContain('auto-submitted: auto-generated');
    expect(text).toMatch(/Content-Type: text\/plain/);
    expect(text).toMatch(/Content-Type: text\/html/);
    expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(text).toContain('BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n');
  });

  it('has one recipient, whatever the address holds', async () => {
    const { got, port } = await serve();
    await at(port)
      .send({ ...MAIL, to: 'a@one.example, b@two.example' }, never())
      .catch(() => {});
    expect(got.flatMap(({ to }) => to)).not.toContain('b@two.example');
  });

  it.each([
    [550, true],
    [451, false],
  ])('R98 refuses a recipient with %i: final is %s', async (responseCode, isFinal) => {
    const { port } = await serve({
      onRcptTo: ({ address }, _session, done) => done(Object.assign(new Error(`canary ${address}`), { responseCode })),
    });
    expect(verdict(await failureOf(at(port), MAIL))).toEqual([`SMTP_${responseCode}`, isFinal, undefined]);
  });

  it('R98 has not sent it when nobody listens', async () => {
    const { port } = await serve();
    for (const stop of stops.splice(0)) await stop();
    const error = await failureOf(at(port), MAIL);
    expect([error.message, error instanceof NoAnswer]).toEqual(['smtp gave no answer (ESOCKET)', false]);
  });

  it('R98 may have sent it when the server is silent from the beginning or after the text, or drops the connection', async () => {
    const silent = await serveRaw(() => {});
    expect(await failureOf(at(silent, TIMEOUT), MAIL)).toBeInstanceOf(NoAnswer);
    const { port } = await serve({ onData: stream => void stream.resume() });
    expect(await failureOf(at(port, TIMEOUT), MAIL)).toBeInstanceOf(NoAnswer);
    const dropping = await serveRaw(socket => socket.end('220 mail.example\r\n'));
    expect(await failureOf(at(dropping), MAIL)).toBeInstanceOf(NoAnswer);
  });

  it('needs TLS on the submission port, and reads the account from the address', () => {
    const of = (url: string) => transportOptions(url, 1000);
    expect(of('smtp://user%40x:p%3Ass@mail.example')).toMatchObject({
      ...{ host: 'mail.example', port: 587, secure: false, requireTLS: true, auth: { user: 'user@x', pass: 'p:ss' } },
      ...{ disableFileAccess: true, disableUrlAccess: true, connectionTimeout: 1000, greetingTimeout: 1000 },
    });
    expect(of('smtps://mail.example')).toMatchObject({ port: 465, secure: true, requireTLS: false });
    expect(of('smtp://[::1]:1025')).toMatchObject({ host: '::1', port: 1025, secure: false, requireTLS: false });
    expect(of('smtp://mail.example').auth).toBeUndefined();
  });

  it('shows HTML as text, and links', () => {
    const [text, link] = ['A <b> & "c"\nhttps://evil.example\n\nhttps://x.example/?a=1&b=2', 'https://x.example/?a=1&b=2'];
    expect(toHtml(text, link)).toContain(
      '<p>A &lt;b&gt; &amp; &quot;c&quot;<br>\nhttps://evil.example</p>\n<p><a href="https://x.example/?a=1&amp;b=2">https://x.example/?a=1&amp;b=2</a></p>',
    );
    expect(toHtml(text)).not.toContain('<a');
  });
});
