/** A proxy before the site that can release another version of it: its first script has another name, and the old files are gone. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SITE } from './places.ts';

export interface Released {
  origin: string;
  release: () => void;
  close: () => void;
}

const entry = /start-up-[\w-]+\.js/g;
const newEntry = 'start-up-newer.js';

export async function releasableSite(): Promise<Released> {
  let isNew = false;
  let oldEntry = '';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (isNew && path.startsWith('/assets/') && (path.includes(oldEntry) || path.includes('about-page'))) {
      return response.writeHead(404).end();
    }
    const original = path.replace(newEntry, oldEntry).replace('/newer-', '/about-page-');
    const found = await fetch(SITE + original, { method: request.method ?? 'GET', redirect: 'manual' });
    const type = found.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await found.arrayBuffer());
    const headers = { 'content-type': type, 'cache-control': found.headers.get('cache-control') ?? '' };
    if (!/html|javascript/.test(type)) return response.writeHead(found.status, headers).end(bytes);
    const text = bytes.toString();
    oldEntry ||= text.match(entry)?.[0] ?? '';
    // The new version has its About page under another name, too.
    const newer = text.replaceAll(entry, newEntry).replaceAll(/about-page-([\w-]+)\.js/g, 'newer-$1.js');
    response.writeHead(found.status, headers).end(isNew ? newer : text);
  };
  const server: Server = createServer((request, response) => {
    // The site may close an idle connection at the moment of its use. Without an end, the worker would wait for this file for ever.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isNew = true;
    },
    close: () => server.close(),
  };
}
