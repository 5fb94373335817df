/** The tests' own built site and its salon, with and without a public address. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import supertest from 'supertest';
import { startApp, type TestApp } from './app.ts';
import { formOf, picture } from './form.ts';
import { makeAdmin, makeCategory, makeService } from './makers.ts';

export const ORIGIN = 'https://salon.example';

/** Makes the files of a build that the server reads. */
const makeWebFolder = (): string => {
  // The folder is below another `assets`. Only files in the site's own `assets` are cached for ever.
  const folder = join(mkdtempSync(join(tmpdir(), 'nikhar-site-')), 'assets/web');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const page = (name: string) =>
    `<!doctype html><html><head><meta charset="utf-8"><title>Nikhar</title><link rel="manifest" href="/manifest.webmanifest" /></head><body data-shell="${name}"><div id="root"></div><p>salon-name</p></body></html>`;
  const firstPaints = ['home', 'services', 'all-services', 'service', 'about'];
  const frames = ['cart', 'bookings', 'pro', 'missing', 'services-frame', 'all-services-frame', 'service-frame'];
  for (const name of ['index', ...firstPaints, ...frames]) {
    writeFileSync(join(folder, `${name}.html`), page(name));
    mkdirSync(join(folder, 'hi'), { recursive: true });
    writeFileSync(join(folder, `hi/${name}.html`), page(`hi/${name}`));
  }
  const service = page('service').replace('<div id="root">', '$&<img src="/api/service-picture?width=480"><h1>service-name</h1>');
  writeFileSync(join(folder, 'service.html'), service);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/entry-abc.js'), 'export {};');
  writeFileSync(join(folder, 'assets/entry-abc.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'embed.js'), 'void 0;');
  writeFileSync(join(folder, 'embed.js.br'), brotliCompressSync('void 0;'));
  writeFileSync(join(folder, 'worker.js'), 'void 1;');
  writeFileSync(join(folder, 'worker.hi.js'), 'void 1;');
  writeFileSync(join(folder, 'worker.js.br'), brotliCompressSync('void 1;'));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
};

export function unescaped(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Reads a page's head as a crawler does. */
export function headOf(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const data = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  return {
    title: unescaped(html.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...of]) => of),
    canonical: html.match(/<link rel="canonical" href="([^"]+)"/)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content = '']) => [name, unescaped(content)])) as Record<string, string>,
    graph: (data ? JSON.parse(data)['@graph'] : []) as { '@type': string; [field: string]: unknown }[],
    shell: html.match(/data-shell="([^"]+)"/)?.[1],
  };
}

export async function openSite() {
  const webFolder = makeWebFolder();
  const app = await startApp({ webFolder, env: { PUBLIC_URL: ORIGIN } });
  const local = await startApp({ webFolder });
  const categoryId = await makeCategory(app, 'Facials & Clean-up');
  const serviceId = await makeService(app, { name: 'Gold Facial', price: 1499.5, durationInMinutes: 75, categoryId });
  const { token } = await makeAdmin(app);
  const form = { name: 'Haircut', description: 'With a wash.', price: 499, durationInMinutes: 45, categoryId };
  const imageUrl = { bytes: await picture(800, 600) };
  const made = await app.call('POST', '/service/create', { token, ...(await formOf({ ...form, imageUrl })) });
  const withPicture: { id: string; imageUrl: string } = made.body.data;

  const get = (path: string, headers: Record<string, string> = {}, of: TestApp = app) =>
    supertest(of.app.server)
      .get(path)
      .set({ 'accept-encoding': 'identity', ...headers });
  const headAt = async (path: string, of: TestApp = app) => headOf((await get(path, {}, of)).text);
  const close = async () => {
    await app.close();
    await local.close();
    rmSync(join(webFolder, '../..'), { recursive: true });
  };
  return {
    webFolder,
    app,
    /** The same salon without PUBLIC_URL. */
    local,
    categoryId,
    serviceId,
    withPicture,
    get,
    headAt,
    close,
  };
}
