/** Serves the contract to integrators: as JSON, as YAML, and as a reference to browse (rule V1). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { programFile } from '../config/program-files.ts';
import { PREFIX } from './prefix.ts';
import { originOf } from './public-origin.ts';
import { sendText } from './send-text.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Nikhar API</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
  </head>
  <body>
    <script id="api-reference" data-url="${PREFIX}/openapi.json" data-configuration='{"theme":"default","withDefaultFonts":false,"telemetry":false,"agent":{"disabled":true},"mcp":{"disabled":true},"showDeveloperTools":"never","hideClientButton":true,"defaultHttpClient":{"targetKey":"shell","clientKey":"curl"}}'></script>
    <script src="${PREFIX}/docs/reference.js"></script>
  </body>
</html>
`;

/** The reference page writes its own style elements, so its policy allows that. It loads from this origin alone. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The document's own server entry is relative. A client that got the file elsewhere needs the whole address. */
const serverOf = (origin = ''): string => `${origin}${PREFIX}`;

export function publishContract(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL' | 'TRUSTED_HOSTS'>, webFolder: string) {
  const cacheControl = 'no-cache';
  app.get(`${PREFIX}/openapi.json`, async (request, reply) => {
    const built = await readFile(programFile('server/platform/contract/openapi.gen.json'), 'utf8');
    const text = built.replace(`"url":"${PREFIX}"`, `"url":"${serverOf(originOf(config, request))}"`);
    return sendText(request, reply, { type: 'application/json; charset=utf-8', text, cacheControl });
  });
  app.get(`${PREFIX}/openapi.yaml`, async (request, reply) => {
    const written = await readFile(programFile('openapi.yaml'), 'utf8');
    const text = written.replace(`url: ${PREFIX},`, `url: ${serverOf(originOf(config, request))},`);
    return sendText(request, reply, { type: 'application/yaml; charset=utf-8', text, cacheControl });
  });
  app.get(`${PREFIX}/docs`, (_request, reply) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get(`${PREFIX}/docs/reference.js`, (_request, reply) => reply.sendFile('api-reference.js', join(webFolder, 'docs')));
}
