/** The contract as integrators get it: JSON, YAML and a reference to browse, all from this server (rulings R1). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { programFile } from '../program-files.ts';
import { contract } from './document.ts';
import { PREFIX } from './prefix.ts';

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

/** The reference writes its own style elements; nothing but this page may. It loads from this origin alone. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const publishContract = (app: FastifyInstance, webFolder: string) => {
  app.get(`${PREFIX}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(contract)),
  );
  app.get(`${PREFIX}/openapi.yaml`, async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(await readFile(programFile('openapi.yaml'))),
  );
  app.get(`${PREFIX}/docs`, (_request, reply) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get(`${PREFIX}/docs/reference.js`, (_request, reply) => reply.sendFile('api-reference.js', join(webFolder, 'docs')));
};
