/** Serves the built web site: hashed assets for ever, and for every other address its page with its own head. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { istDate } from '../../common/time.ts';
import { languageCodes } from '../../common/words/languages.ts';
import { coursesOfSitemap } from '../academy/courses.ts';
import { programFile } from '../platform/config/program-files.ts';
import type { AnswerCache } from '../platform/contract/answer-cache.ts';
import { originOf } from '../platform/contract/public-origin.ts';
import { refuse } from '../platform/contract/refuse.ts';
import { sendText } from '../platform/contract/send-text.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { jsonInHtml } from '../platform/shared/escape.ts';
import { readSettings } from '../salon/settings/settings.ts';
import { wholeCatalogue } from '../shop/catalog/catalog.ts';
import { apart, findPage } from './find-page.ts';
import {
  professionalManifest,
  professionalManifestPath,
  robots,
  siteManifest,
  siteManifestPath,
  sitemap,
} from './for-machines.ts';
import { frontParts } from './front-parts.ts';
import { absoluteBy, headOf, keptHead } from './head.ts';
import { inLanguage, type Page, shortName } from './page.ts';
import { KEPT_PAGE, readShells } from './shells.ts';

/** The folder into which `npm run build` puts the site. */
export const WEB_FOLDER = programFile('web/dist');

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Files whose name stays while their content changes. */
const AN_HOUR = 'public, max-age=3600';
const ASK_FIRST = 'no-cache';
/** The script of other sites (rule I11), which their pages may load. */
const EMBED = { 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' };

type NotFound = (request: FastifyRequest, reply: FastifyReply) => unknown;
type SiteDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'catalogAnswers'>;

/**
 * Files by path. Pages are not among them, because they are sent with their heads. Compressed files are not either: they are sent
 * in place of their originals.
 */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(path => !path.startsWith('.'));

const askItself = async (app: FastifyInstance, address: string): Promise<string | undefined> => {
  const { statusCode, payload } = await app.inject(address);
  return statusCode === 200 ? payload : undefined;
};

/** The texts of the answers by API address. A refused address is left out, so the scripts ask again. */
async function readAnswers(app: FastifyInstance, kept: AnswerCache, addresses: string[]): Promise<Map<string, string>> {
  const answers = await Promise.all(
    addresses.map(async address => [address, kept.find(address)?.text ?? (await askItself(app, address))] as const),
  );
  return new Map(answers.flatMap(([address, text]) => (text ? [[address, text]] : [])));
}

/** The answers to a page's first requests, as a data script element in the page, so that its scripts need not wait for them. */
function firstAnswers(answers: Map<string, string>): string {
  const json = `{${[...answers].map(([address, text]) => `${JSON.stringify(address)}:${text}`).join(',')}}`;
  return `<script type="application/json" id="first-answers">${jsonInHtml(json)}</script>`;
}

/** Conditions and ranges are HTTP's own (RFC 9110, 13.1 and 14.2), so failed ones are outside the contract. */
const errorHandler = (
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { statusCode, headers = {} } = error;
  if (statusCode !== 412 && statusCode !== 416) return refuse(error, request, reply);
  return reply
    .code(statusCode)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send();
};

/** One route for all of `/assets`: a route for each file would be an eighth of the start. */
const serveFiles = async (app: FastifyInstance, folder: string) => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const name = relative(folder, path);
      if (/^embed\.js(\.br|\.gz)?$/.test(name)) reply.headers(EMBED);
      // The service workers: a kept one would hold back a new version.
      else if (/^worker(\.\w\w)?\.js(\.br|\.gz)?$/.test(name)) reply.header('cache-control', ASK_FIRST);
      else reply.header('cache-control', name.startsWith('assets/') ? FOR_EVER : AN_HOUR);
    },
  });
  const files = filesIn(folder);
  const assets = new Set(files.filter(path => path.startsWith('assets/')));
  for (const path of files)
    if (!assets.has(path)) app.get(`/${path}`, { errorHandler }, (_request, reply) => reply.sendFile(path));
  app.get<{ Params: { name: string } }>('/assets/:name', { errorHandler }, ({ params: { name } }, reply) => {
    const path = `assets/${name}`;
    return assets.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
};

const serveForMachines = (app: FastifyInstance, { config, db }: SiteDeps) => {
  app.get('/sitemap.xml', async (request, reply) => {
    const { services, categories } = await wholeCatalogue(db.read);
    const courses = await coursesOfSitemap(db.read);
    const text = sitemap({ services, categories, courses }, absoluteBy(originOf(config, request)));
    return sendText(request, reply, { type: 'application/xml; charset=utf-8', text, cacheControl: AN_HOUR });
  });
  app.get('/robots.txt', async (request, reply) => {
    const origin = originOf(config, request);
    const text = robots(absoluteBy(origin), origin);
    return sendText(request, reply, { type: 'text/plain; charset=utf-8', text, cacheControl: AN_HOUR });
  });
  const manifests = languageCodes.flatMap(
    language =>
      [
        [siteManifestPath(language), salon => siteManifest(salon, language)],
        [professionalManifestPath(language), salon => professionalManifest(salon, language)],
      ] satisfies [string, (salon: Schemas['Settings']) => string][],
  );
  for (const [path, manifest] of manifests) {
    app.get(path, async (request, reply) => {
      const text = manifest(await readSettings(db.read));
      return sendText(request, reply, { type: 'application/manifest+json; charset=utf-8', text, cacheControl: ASK_FIRST });
    });
  }
};

/** The built file of a page: each language but English has a folder (web/first-paint-html.ts). */
const inFolder = ({ language, shell }: Pick<Page, 'language' | 'shell'>): string =>
  language === 'en' ? shell : `${language}/${shell}`;

/** Undefined if the database is away. */
const pageOrNothing = async ({ config, db, clock, log }: SiteDeps, url: string) => {
  try {
    const settings = await readSettings(db.read);
    return { settings, page: await findPage(db.read, url, settings, { isDevelopment: !config.production, now: clock.now() }) };
  } catch (err) {
    log.error({ err }, 'A page is sent without its head');
    return undefined;
  }
};

/** `folder` holds the built site. Without it there are no pages, only the API. */
export async function serveSite(app: FastifyInstance, deps: SiteDeps, refuseUnknown: NotFound, folder: string) {
  const { config, clock } = deps;
  await serveFiles(app, folder);
  serveForMachines(app, deps);
  const shellOf = readShells(folder);

  // What the service worker keeps for every address: without answers, because they would be old when it is shown.
  for (const language of languageCodes) {
    app.get(inLanguage(language, KEPT_PAGE), async (request, reply) => {
      if (!shellOf) return refuseUnknown(request, reply);
      const name = shortName(await readSettings(deps.db.read));
      const text = shellOf(inFolder({ language, shell: 'index' }))({ head: keptHead(name), name });
      return sendText(request, reply, { type: 'text/html; charset=utf-8', text, cacheControl: ASK_FIRST });
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFile = path.slice(path.lastIndexOf('/')).includes('.') || path.includes('/.');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!shellOf || !isRead || isFile || /^\/api(\/|$)/.test(path)) return refuseUnknown(request, reply);

    const type = 'text/html; charset=utf-8';
    const found = await pageOrNothing(deps, request.url);
    // The page is sent all the same and says what is wrong (rule W22). Search engines come again.
    if (!found) {
      const { language } = apart(path);
      const text = shellOf(inFolder({ language, shell: 'index' }))({ head: '<title>Salon</title>', name: 'Salon' });
      return sendText(request, reply, { type, text, cacheControl: 'no-store', status: 503 });
    }
    const { page, settings } = found;
    const head = headOf(page, { settings, today: istDate(clock.now()), origin: originOf(config, request) });
    const read = await readAnswers(app, deps.catalogAnswers, page.needs);
    const parts = { head, name: shortName(settings), answers: firstAnswers(read), has: frontParts(read), service: page.service };
    const text = shellOf(inFolder(page))(parts);
    return sendText(request, reply, { type, text, cacheControl: ASK_FIRST, status: page.status });
  });
}
