/**
 * Sends requests over keep-alive connections with as little work as possible, because the load's own work falsifies the figures.
 * Each connection is a client that waits for its answer before the next request.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface Answer {
  status: number;
  head: string;
  body: Buffer;
}

interface Asked {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** The bytes of a request. */
export function written(path: string, { method = 'GET', token, headers = {}, body }: Asked = {}): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(json ? ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`);
}

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

export class Connection {
  #socket: Socket;
  #received: Buffer[] = [];
  #size = 0;
  #expected = 0;
  #answer: Answer = { status: 0, head: '', body: Buffer.alloc(0) };
  #done: (answer: Answer) => void = () => {};

  constructor(url: string) {
    this.#socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay();
    this.#socket.on('data', chunk => this.#read(chunk as Buffer));
    this.#socket.on('error', error => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('The server closed the connection')));
  }

  #fail: (error: Error) => void = () => {};

  /** Sends a request. Calls `done` with the answer, or `fail` if none will come. */
  ask(request: Buffer, done: (answer: Answer) => void, fail: (error: Error) => void) {
    this.#done = done;
    this.#fail = fail;
    this.#socket.write(request);
  }

  answer(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => this.ask(request, resolve, reject));
  }

  close() {
    this.#fail = () => {};
    this.#socket.destroy();
  }

  #read(chunk: Buffer) {
    this.#received.push(chunk);
    this.#size += chunk.length;
    if (this.#expected === 0 && !this.#readHead()) return;
    if (this.#size < this.#expected && !this.#isLast(chunk)) return;
    const all = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
    this.#answer.body = all.subarray(this.#answer.head.length + END_OF_HEAD.length);
    this.#received = [];
    this.#size = 0;
    this.#expected = 0;
    this.#done(this.#answer);
  }

  /** A streamed answer (the export) has no length and ends with the last chunk. */
  #isLast(chunk: Buffer): boolean {
    return this.#expected === Number.POSITIVE_INFINITY && chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
  }

  #readHead(): boolean {
    const all = this.#received.length === 1 ? (this.#received[0] as Buffer) : Buffer.concat(this.#received);
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) return false;
    const head = all.toString('latin1', 0, end);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    this.#answer = { status: Number(head.slice(9, 12)), head, body: all };
    this.#expected = length === undefined ? Number.POSITIVE_INFINITY : end + END_OF_HEAD.length + Number(length);
    return true;
  }
}

/**
 * The product refuses for overload (server/platform/process/overload.ts) after a long request, or when the machine gives it no time. Then a client asks
 * again after a pause of so many milliseconds, which counts as part of its time.
 */
const OVERLOADED = 503;
const PAUSE = 100;

const mustBeGood = ({ status, body }: Answer) => {
  if (status < 200 || status > 299) throw new Error(`Answered ${status}: ${body.toString()}`);
};

/** Sends requests over all connections until `next` has none or the time is over. Returns the answers per second. */
export async function throughput(
  url: string,
  connections: number,
  next: () => Buffer | undefined,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new Connection(url));
  let answered = 0;
  const started = performance.now();
  const end = started + milliseconds;
  await Promise.all(
    clients.map(
      client =>
        new Promise<void>((resolve, reject) => {
          let request: Buffer | undefined;
          const goOn = () => {
            request = performance.now() < end ? next() : undefined;
            if (request) client.ask(request, onAnswer, reject);
            else resolve();
          };
          const onAnswer = (answer: Answer) => {
            if (answer.status === OVERLOADED)
              return setTimeout(PAUSE).then(() => client.ask(request as Buffer, onAnswer, reject));
            if (answer.status > 299) return reject(new Error(`Answered ${answer.status}: ${answer.body.toString()}`));
            answered++;
            goOn();
          };
          goOn();
        }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const client of clients) client.close();
  return answered / seconds;
}

const patientAnswer = async (client: Connection, request: Buffer): Promise<Answer> => {
  for (;;) {
    const answer = await client.answer(request);
    if (answer.status !== OVERLOADED) return answer;
    await setTimeout(PAUSE);
  }
};

/** A single request that belongs to no measurement. */
export async function patientFetch(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== OVERLOADED) return answer;
    await setTimeout(PAUSE);
  }
}

/** Sends the works one after the other on one connection. Returns the milliseconds of each. A work may have several requests. */
export async function timeEach(url: string, works: Iterable<Buffer | Buffer[]>): Promise<number[]> {
  const client = new Connection(url);
  const times: number[] = [];
  for (const work of works) {
    const started = performance.now();
    for (const request of [work].flat()) mustBeGood(await patientAnswer(client, request));
    times.push(performance.now() - started);
  }
  client.close();
  return times;
}
