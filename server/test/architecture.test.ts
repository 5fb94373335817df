/** Checks the imports of every file against rules H1 to H3 and H6, and who asks in shared screens (rule B30). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { drawn, type Import, importsOf, roomOf, root, sources, WINGS, wingOf } from './house.ts';

const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
const page = readFileSync(join(root, 'server/guides/architecture.md'), 'utf8');

const server = sources('server').flatMap(importsOf);
const web = sources('web/src').flatMap(importsOf);
const common = sources('common').flatMap(importsOf);

const layerOf = (file: string): string => file.match(/[/-](store|rules)\.ts$/)?.[1] ?? 'use case';

const betweenRooms = (imports: Import[]) =>
  imports.filter(({ from, to }) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to));
const rank = (wing: string): number => WINGS.indexOf(wing);

/** Arrows that lead up from a wing: to a higher one, or out of the wings. */
const upwards = (imports: Import[], side: string) =>
  imports.filter(({ from, to }) => {
    const [own, other] = [wingOf(from), wingOf(to)];
    if (own === undefined || !to.startsWith(side)) return false;
    return other === undefined || rank(other) > rank(own);
  });

interface Operation {
  operationId: string;
  tags: string[];
}

const foldersOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const itself = (file: string): string | undefined => file;

/** Finds circles: repeatedly removes files (or features) that import no other, or that no other imports. */
const inCircles = (imports: Import[], of = itself): Import[] => {
  const importing = new Set(imports.map(({ from }) => of(from)));
  const imported = new Set(imports.map(({ to }) => of(to)));
  const left = imports.filter(({ from, to }) => imported.has(of(from)) && importing.has(of(to)));
  return left.length === imports.length ? left : inCircles(left, of);
};

const described = (imports: Import[]) => imports.map(({ from, to }) => `${from} -> ${to}`);

describe.each([
  ['server', server, 'server/'],
  ['web', web, 'web/src/features/'],
])('the wings of the %s', (_side, imports, folder) => {
  it('import only wings below them', () => {
    expect(described(upwards(imports, folder))).toEqual([]);
  });

  it('have no circle of rooms', () => {
    const between = betweenRooms(imports);
    expect(between.length).toBeGreaterThan(0);
    expect(described(inCircles(between, roomOf))).toEqual([]);
  });
});

it('is drawn in the guide as it is built, and has the same wings on both sides', () => {
  expect(page).toContain(drawn(server).join('\n'));
  const others = 'api commands decisions guides one-file seed site test'.split(' ');
  expect(foldersOf('server')).toEqual([...WINGS, ...others].toSorted());
  expect(WINGS).toEqual(expect.arrayContaining(foldersOf('web/src/features')));
});

it('has the handler of each operation in the file of its tag', () => {
  const operations = Object.values<Record<string, Operation>>(contract.paths).flatMap(path => Object.values(path));
  const fileOf = ({ tags: [tag = ''] }: Operation) => `server/api/${tag.toLowerCase().replaceAll(' ', '-')}.ts`;
  const strays = operations.filter(one => {
    const text = readFileSync(join(root, fileOf(one)), 'utf8');
    return !new RegExp(`^    ${one.operationId}: `, 'm').test(text);
  });
  expect(strays.map(({ operationId }) => operationId)).toEqual([]);
});

describe('the server', () => {
  it('reads the environment in config.ts alone', () => {
    const readers = sources('server').filter(file => readFileSync(join(root, file), 'utf8').includes('process.env'));
    // The one-file program unpacks itself before there is a configuration.
    expect(readers.toSorted()).toEqual(['server/one-file/cache-home.ts', 'server/platform/config/config.ts']);
  });

  // The demo salon has past bookings, which no use case can make, and it goes as no other salon does.
  const isGuest = (from: string) => /^server\/(seed|office\/setup\/\w+-demo)\b/.test(from);

  it('goes use case -> store -> db, never back', () => {
    const backwards = server.filter(
      ({ from, to }) =>
        roomOf(from) && roomOf(from) === roomOf(to) && layerOf(from) === 'store' && layerOf(to) === 'use case' && !isGuest(from),
    );
    expect(described(backwards)).toEqual([]);
  });

  it('never imports the store of another room', () => {
    const trespasses = server.filter(
      ({ from, to }) => roomOf(to) && roomOf(to) !== roomOf(from) && layerOf(to) === 'store' && !isGuest(from),
    );
    expect(described(trespasses)).toEqual([]);
  });

  it('keeps rules pure: no store, no database, no outside', () => {
    const impure = server.filter(
      ({ from, to, typeOnly }) =>
        layerOf(from) === 'rules' && !typeOnly && (layerOf(to) === 'store' || /^server\/platform\/(db|outside)\//.test(to)),
    );
    expect(described(impure)).toEqual([]);
  });

  it('imports drizzle only where queries are: stores and db', () => {
    const elsewhere = server.filter(
      ({ from, to }) => to.startsWith('drizzle-orm') && layerOf(from) !== 'store' && !from.startsWith('server/platform/db/'),
    );
    expect(described(elsewhere)).toEqual([]);
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
  expect(described(inCircles([...common, ...server, ...web]))).toEqual([]);
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
  const floorOf = (file: string): number => {
    if (/^web\/src\/(pages|offline)\//.test(file)) return 3;
    if (/^web\/src\/features\//.test(file)) return 2;
    if (/^web\/src\/(ui|forms|map|records)\//.test(file)) return 1;
    if (/^web\/src\/(api|shared)\//.test(file)) return 0;
    return 4;
  };

  it('goes pages -> features -> ui, forms, map, records -> api, shared, never back', () => {
    const backwards = web.filter(({ from, to }) => to.startsWith('web/src/') && floorOf(from) < floorOf(to) && floorOf(to) !== 4);
    expect(described(backwards)).toEqual([]);
  });

  /** `admin/pay`, of a file in the folder of a page. An area's own files, like `admin/admin-area.tsx`, lead to all its pages. */
  const pageOf = (file: string): string | undefined =>
    file.match(/^web\/src\/pages\/((customer|admin)\/[^/]+(?=\/)|professional|dev)/)?.[1];

  it('has no page that imports from the folder of another, but for the page of a missing address', () => {
    const between = web.filter(({ from, to }) => pageOf(from) && pageOf(to) && pageOf(from) !== pageOf(to));
    const missing = 'web/src/pages/customer/not-found/not-found-page.tsx';
    expect(described(between.filter(({ to }) => to !== missing))).toEqual([]);
    expect(between.length).toBeGreaterThan(0);
  });

  it('has one importer of openapi-fetch, none of zod, and leaflet in map alone', () => {
    const importersOf = (name: string) => [...new Set(web.filter(({ to }) => to === name).map(({ from }) => from))];
    expect(importersOf('openapi-fetch')).toEqual(['web/src/api/client.ts']);
    // The contract's bounds check the forms (web/src/forms/from-contract.ts).
    expect([...importersOf('zod/mini'), ...importersOf('zod')]).toEqual([]);
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

it('keeps common to itself, the words and the types of the contract', () => {
  const isOwn = ({ to, typeOnly }: Import) => /^(common|words)\//.test(to) || (to === '#contract' && typeOnly);
  expect(common.length).toBeGreaterThan(0);
  expect(described(common.filter(one => !isOwn(one)))).toEqual([]);
});

it('keeps the client package to the contract and openapi-fetch', () => {
  const used = new Set(
    sources('client')
      .flatMap(importsOf)
      .map(({ to }) => to),
  );
  expect([...used].filter(to => !to.startsWith('client/')).toSorted()).toEqual(['#contract', 'openapi-fetch']);
});
