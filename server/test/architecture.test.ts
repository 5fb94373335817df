/** Checks the imports of every file against rules H1 to H3, and who asks in shared screens (rule B30). */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|typetest|test)\.|\.d\.ts$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .filter(file => !file.startsWith('web/dist'));

const importsOf = (file: string): Import[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(/(import type\s[^;]*?from|(?:import|export)\s[^;]*?from|import\()\s*'([^'\s]+)'/g);
  return [...statements].map(([, words = '', to = '']) => ({
    from: file,
    to: to.startsWith('.') ? join(dirname(file), to) : to,
    typeOnly: words.startsWith('import type'),
  }));
};

const server = sources('server')
  .filter(file => !file.startsWith('server/test/'))
  .flatMap(importsOf);
const web = sources('web/src').flatMap(importsOf);

/** Folders that are no feature. Every other folder is one. */
const NO_FEATURES = 'commands contract db decisions demo guides one-file outside shared site test'.split(' ');
const featureOf = (file: string): string | undefined => {
  const folder = file.match(/^server\/([^/]+)\//)?.[1];
  return folder !== undefined && !NO_FEATURES.includes(folder) ? folder : undefined;
};
const layerOf = (file: string): string => file.match(/[/-](routes|store|rules)\.ts$/)?.[1] ?? 'use case';

const betweenFeatures = server.filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));

const itself = (file: string): string | undefined => file;

/** Finds circles: repeatedly removes files (or features) that import no other, or that no other imports. */
const inCircles = (imports: Import[], of = itself): Import[] => {
  const importing = new Set(imports.map(({ from }) => of(from)));
  const imported = new Set(imports.map(({ to }) => of(to)));
  const left = imports.filter(({ from, to }) => imported.has(of(from)) && importing.has(of(to)));
  return left.length === imports.length ? left : inCircles(left, of);
};

const described = (imports: Import[]) => imports.map(({ from, to }) => `${from} -> ${to}`);

describe('the server', () => {
  it('reads the environment in config.ts alone', () => {
    const product = sources('server').filter(file => !file.startsWith('server/test/'));
    const readers = product.filter(file => readFileSync(join(root, file), 'utf8').includes('process.env'));
    // The one-file program unpacks itself before there is a configuration.
    expect(readers.toSorted()).toEqual(['server/platform/process/config.ts', 'server/one-file/cache-home.ts']);
  });

  it('goes routes -> use case -> store -> db, never back', () => {
    const backwards = server.filter(({ from, to }) => {
      if (!featureOf(from) || featureOf(from) !== featureOf(to)) return false;
      if (layerOf(to) === 'routes') return true;
      return layerOf(from) === 'store' && layerOf(to) === 'use case';
    });
    expect(described(backwards)).toEqual([]);
  });

  it('never imports the store or the routes of another feature', () => {
    // `handlers.ts` joins all routes. The demo salon has past bookings, which no use case can make.
    const isGuest = (from: string) => from === 'server/handlers.ts' || from.startsWith('server/demo/');
    const trespasses = server.filter(
      ({ from, to }) =>
        featureOf(to) && featureOf(to) !== featureOf(from) && ['store', 'routes'].includes(layerOf(to)) && !isGuest(from),
    );
    expect(described(trespasses)).toEqual([]);
  });

  it('has no circle of features', () => {
    expect(described(inCircles(betweenFeatures, featureOf))).toEqual([]);
  });

  it('keeps rules pure: no store, no database, no outside', () => {
    const impure = server.filter(
      ({ from, to, typeOnly }) =>
        layerOf(from) === 'rules' && !typeOnly && (layerOf(to) === 'store' || /^server\/(db|outside)\//.test(to)),
    );
    expect(described(impure)).toEqual([]);
  });

  it('imports drizzle only where queries are: stores and db', () => {
    const elsewhere = server.filter(
      ({ from, to }) => to.startsWith('drizzle-orm') && layerOf(from) !== 'store' && !from.startsWith('server/platform/db/'),
    );
    expect(described(elsewhere)).toEqual([]);
  });

  it('keeps the domain out of contract, db, outside and shared', () => {
    const upwards = server.filter(({ from, to }) => /^server\/(contract|db|outside|shared)\//.test(from) && featureOf(to));
    expect(described(upwards)).toEqual([]);
  });

  it('never imports the web site', () => {
    expect(described(server.filter(({ to }) => to.startsWith('web/')))).toEqual([]);
  });

  it('runs without the packages of tools and tests', () => {
    const ofPackages = server.filter(({ to, typeOnly }) => !typeOnly && !/^node:|\.(ts|json)$/.test(to));
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const nameOf = (to: string) => to.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? to;
    expect(described(ofPackages.filter(({ to }) => !Object.hasOwn(dependencies, nameOf(to))))).toEqual([]);
    // What is imported where it is needed counts, too.
    expect(ofPackages.map(({ to }) => to)).toContain('qrcode');
  });
});

it('has no circle of files', () => {
  expect(described(inCircles([...server, ...web]))).toEqual([]);
});

/** The files in `folder` and all that they import, also late; types are none. */
const reachedFrom = (folder: string): string[] => {
  const reached = new Set(sources('web/src').filter(file => file.startsWith(folder)));
  for (const file of reached)
    for (const { from, to, typeOnly } of web) if (from === file && to.startsWith('web/src/') && !typeOnly) reached.add(to);
  return [...reached];
};

/** The operations that a file calls with this client: `GET /settings`. One whose path is no literal is none of the contract's. */
const callsOf = (client: 'api' | 'adminApi', file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(new RegExp(`\\b${client}\\.([A-Z]+)\\(\\s*('[^']+')?`, 'g'))].map(
    ([, method = '', path = "'?'"]) => ({ file, operation: `${method} ${path.slice(1, -1)}` }),
  );

/** Whether the operation looks at no token, so it is the same whoever calls. */
const isPublic = (operation: string): boolean => {
  const [method = '', path = ''] = operation.split(' ');
  const found = contract.paths[path]?.[method.toLowerCase()];
  return found !== undefined && !found.security?.length;
};

describe('the web site', () => {
  const rank = (file: string): number => {
    if (/^web\/src\/pages\//.test(file)) return 3;
    if (/^web\/src\/features\//.test(file)) return 2;
    if (/^web\/src\/(ui|forms|map)\//.test(file)) return 1;
    if (/^web\/src\/(api|shared)\//.test(file)) return 0;
    return 4;
  };

  it('goes pages -> features -> ui, forms, map -> api, shared, never back', () => {
    const backwards = web.filter(({ from, to }) => to.startsWith('web/src/') && rank(from) < rank(to) && rank(to) !== 4);
    expect(described(backwards)).toEqual([]);
  });

  it('has no circle of features', () => {
    const featureIn = (file: string) => file.match(/^web\/src\/features\/([^/]+)\//)?.[1];
    const between = web.filter(({ from, to }) => featureIn(from) && featureIn(to) && featureIn(from) !== featureIn(to));
    expect(between.length).toBeGreaterThan(0);
    expect(described(inCircles(between, featureIn))).toEqual([]);
  });

  it('has one importer of openapi-fetch and of zod, and leaflet in map alone', () => {
    const importersOf = (name: string) => [...new Set(web.filter(({ to }) => to === name).map(({ from }) => from))];
    expect(importersOf('openapi-fetch')).toEqual(['web/src/api/client.ts']);
    expect(importersOf('zod/mini')).toEqual(['web/src/forms/zod.ts']);
    expect(importersOf('zod')).toEqual([]);
    const leaflet = web.filter(({ from, to }) => /^(react-)?leaflet/.test(to) && !from.startsWith('web/src/map/'));
    expect(described(leaflet)).toEqual([]);
  });

  // Rule B30: staff may look at it while no customer is signed in, and the other way round.
  it.each(['admin', 'professional'])('asks as whoever looks in what the pages of %s share with customers', area => {
    const asCustomer = reachedFrom(`web/src/pages/${area}/`).flatMap(file => callsOf('api', file));
    expect(asCustomer.length).toBeGreaterThan(0);
    expect(asCustomer.filter(({ operation }) => !isPublic(operation))).toEqual([]);
  });

  it('asks as staff in no page of customers', () => {
    const files = reachedFrom('web/src/pages/customer/');
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(file => callsOf('adminApi', file))).toEqual([]);
  });

  it('never imports the server', () => {
    expect(described(web.filter(({ to }) => to.startsWith('server/')))).toEqual([]);
  });
});

it('keeps the client package to the contract and openapi-fetch', () => {
  const used = new Set(
    sources('client')
      .flatMap(importsOf)
      .map(({ to }) => to),
  );
  expect([...used].filter(to => !to.startsWith('client/')).toSorted()).toEqual(['#contract', 'openapi-fetch']);
});
