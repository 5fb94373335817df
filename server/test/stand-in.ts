/** A fake provider of SMS or maps on 127.0.0.1. It answers as the test says, and keeps the requests. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TakeTurn } from '../platform/outside/geocoder-pace.ts';

interface Asked {
  method: string | undefined;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export class StandIn {
  url = '';
  asked: Asked[] = [];
  answer: (response: ServerResponse) => void = response => void response.end('{}');
  #server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    this.asked.push({ method: request.method, url: new URL(request.url ?? '', this.url), headers: request.headers, body });
    this.answer(response);
  });

  async start(port = 0): Promise<this> {
    await new Promise<void>(resolve => this.#server.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  answers(status: number, body: unknown) {
    this.answer = response => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  answersText(status: number, text: string) {
    this.answer = response => void response.writeHead(status, { 'content-type': 'text/html' }).end(text);
  }

  keepsSilent() {
    this.answer = () => {};
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }
}

/** The geocoder's turns for a single process, without a database. */
export function turnsOfOne(): TakeTurn {
  let nextAt = 0;
  return async (_provider, every) => {
    const at = Math.max(nextAt, Date.now());
    nextAt = at + every;
    return at - Date.now();
  };
}
