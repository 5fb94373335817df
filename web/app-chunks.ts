import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { servicePageModule, sitePages } from '../common/pages.ts';
import type { Language } from '../common/words/languages.ts';

const entry = pathOf('src/main.tsx');
const app = pathOf('src/start.tsx');
const admin = pathOf('src/pages/admin/admin-area.tsx');
const professional = pathOf('src/pages/professional/professional-area.tsx');
const offline = pathOf('src/offline/site-offline.ts');
/** They are one file: who has seen one of them has the next. */
const cataloguePages = ['/services', '/all-services']
  .map(path => `src/pages/${moduleAt(path)}`)
  .concat(`src/pages/${servicePageModule}`)
  .map(pathOf);
const development = pathOf('src/pages/dev/dev-area.tsx');
const ofNoFeature = ['src/forms/', 'src/shared/', 'src/ui/'].map(pathOf);
/** What only bookings and the sign-in share with the professional's phone: the forms and dialogs of the admin area need none of that. */
const partsOfBookings = [
  'src/features/messages/chat/',
  'src/features/accounts/auth/',
  'src/map/map-links.ts',
  'src/forms/otp-field.tsx',
  ...['bike', 'sticky-note', 'message-circle', 'navigation'].map(
    icon => `../node_modules/lucide-react/dist/esm/icons/${icon}.mjs`,
  ),
].map(pathOf);

/**
 * What several later pages share, by purpose. A file for each combination of pages would be dozens of files of a few lines, and the app
 * would name them all. Modules of customers alone are apart from what the admin area uses, too. What these modules import comes along
 * with the first that needs it.
 */
const byPurpose = (language: Language): Record<string, string[]> => ({
  small: [
    ...modulesOf('src/shared', 'save-file.ts', 'short-date.ts', 'use-countdown.ts', 'use-media-query.ts'),
    ...modulesOf('src/ui', 'copy-text.ts', 'facts.tsx', 'fill.tsx', 'late-part.tsx', 'portrait.tsx', 'text-link.tsx'),
  ],
  forms: [
    pathOf('../node_modules/react-hook-form/dist/index.esm.mjs'),
    ...modulesOf('src/forms', 'form.tsx', 'server-errors.ts'),
  ],
  // What the first page has below what a screen shows at first.
  below: modulesOf('src/pages/customer', 'home/below-offer.tsx', 'home/claims.tsx', 'home/why-choose-us.tsx'),
  kept: modulesOf('src/shared', 'kept.ts'),
  typed: modulesOf('src/forms', 'select-field.tsx', 'use-kept.ts', 'use-leave-guard.ts', 'use-still.ts'),
  person: [...modulesOf('src/forms', 'phone-field.tsx'), ...modulesOf('src/features/accounts/auth', 'person-fields.tsx')],
  signIn: modulesOf('src/features/accounts/auth', 'auth-banner.tsx', 'auth-errors.ts', 'otp-step.tsx', 'sent-otp.ts'),
  customer: [
    ...modulesOf('src/features/schedule/address', 'address.ts', 'use-addresses.ts'),
    ...modulesOf('src/features/accounts/auth', 'customer.ts'),
    ...modulesOf('src/features/money/document', 'document.ts'),
    ...modulesOf('src/features/accounts/profile', 'genders.ts'),
  ],
  area: [
    ...modulesOf('src/features/schedule/area', 'area.ts', 'outside-note.tsx'),
    ...modulesOf('src/map', 'use-device-location.ts'),
  ],
  bookings: [
    ...modulesOf('src/features/visits/booking', 'booking.ts', 'cancel-terms.ts', 'move.tsx'),
    wordsOf(language, 'checkout'),
  ],
  reviews: modulesOf('src/features/visits/review', 'review.tsx'),
  // What customers alone use.
  own: [
    ...modulesOf('src/features/visits/booking', 'use-bookings.ts'),
    ...modulesOf('src/features/schedule/professional', 'same-again.ts'),
    ...modulesOf('src/features/accounts/profile', 'use-profile.ts'),
    wordsOf(language, 'profile'),
  ],
  afterOrder: modulesOf('src/features/visits/booking', 'add-to-calendar.tsx', 'success-parts.tsx', 'pay-visit.tsx'),
  records: [...modulesOf('src/records', 'records.tsx', 'use-row-focus.ts'), ...modulesOf('src/ui', 'table.tsx')],
});

/** The module of the page at this address. */
function moduleAt(address: string): string {
  const page = sitePages.find(({ path }) => path === address);
  if (!page || !('module' in page)) throw new Error(`common/pages.ts has no module at ${address}`);
  return page.module;
}

/** A file or folder, from here. Throws if it has moved, because its group would silently be empty. */
function pathOf(name: string): string {
  const path = join(import.meta.dirname, name);
  if (!existsSync(path)) throw new Error(`web/app-chunks.ts names ${name}, which is not there`);
  return path;
}

function modulesOf(folder: string, ...names: string[]): string[] {
  return names.map(name => pathOf(`${folder}/${name}`));
}

function wordsOf(language: Language, name: string): string {
  return pathOf(`../common/words/${language}/${name}.ts`);
}

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}

type Find = (id: string) => Module | null;

interface Context {
  getModuleInfo: Find;
}

/**
 * Few files, because each is a request. React and the app are separate files, because main.tsx runs them as separate tasks. The catalogue
 * pages are one file with all that they import, so a visitor who has seen one page has the next. What the other areas use of it is a file
 * of its own, so that they load none of the customers' modules. The professional's phone is one file, and what it shares with other pages
 * is another. The first group that matches a module gets it.
 */
export function appChunks(language: Language) {
  return [
    { debugName: 'entry', priority: 4, name: named('start-up', find => importsOf([entry], find).add(entry)) },
    {
      debugName: 'react',
      priority: 4,
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/react\.ts$|rolldown\/runtime/,
    },
    { debugName: 'app', priority: 3, name: named('app', find => importsOf([app], find).add(app)) },
    { debugName: 'common', priority: 2, name: named('common', usedByBoth) },
    {
      debugName: 'catalogue',
      priority: 1,
      name: named('catalogue-pages', find => importsOf(cataloguePages, find).union(new Set(cataloguePages))),
    },
    { debugName: 'shared', priority: 1, name: named('shared', find => phoneParts(find, { ofBookings: false })) },
    {
      debugName: 'shared by bookings',
      priority: 0.9,
      name: named('shared-bookings', find => phoneParts(find, { ofBookings: true })),
    },
    {
      debugName: 'professional',
      priority: 0.5,
      name: named('professional', find => importsOf([professional], find).add(professional)),
    },
    { debugName: 'icons', priority: 0.4, name: named('icons', iconsOfSite), minShareCount: 2 },
    ...Object.entries(byPurpose(language)).map(([name, modules]) => ({
      debugName: name,
      priority: 0.3,
      name: named(name, () => new Set(modules)),
    })),
  ];
}

/** The names of the groups, and of what the bundler adds. */
export const groupNames = new Set([
  'rolldown-runtime',
  'start-up',
  'react',
  'app',
  'common',
  'catalogue-pages',
  'shared',
  'shared-bookings',
  'professional',
]);

function named(name: string, choose: (find: Find) => Set<string>) {
  let modules: Set<string> | undefined;
  return (id: string, context: Context) => {
    modules ??= choose(one => context.getModuleInfo(one));
    return modules.has(id) ? name : null;
  };
}

const lucide = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/dist\/.*/, 'dist/esm/lucide-react.mjs');

/** The file of each icon by name, from the package's one index. */
const iconFiles = new Map(
  [...readFileSync(lucide, 'utf8').matchAll(/export \{([^}]+)\} from '(.+)'/g)].flatMap(([, names = '', file = '']) =>
    names.split(',').map(name => [name.replace('default as', '').trim(), join(dirname(lucide), file)] as const),
  ),
);

/** The icons that a module uses. It imports the package's index, which would count as an import of every icon. */
function iconsIn(code: string): string[] {
  const names = [...code.matchAll(/import \{([^}]+)\} from ["']lucide-react["']/g)].flatMap(([, list = '']) => list.split(','));
  return names.flatMap(name => iconFiles.get(name.replace(/ as .*/, '').trim()) ?? []);
}

/**
 * The modules of catalogue pages that some page of the other areas loads, too, or what keeps the catalogue. Only English has the admin
 * area (words-plugin.ts). In other languages, what the customers' other pages use of no feature takes its place.
 */
function usedByBoth(find: Find): Set<string> {
  const elsewhere = importsOf([professional], find, { alsoLater: true }).union(importsOf([offline], find));
  const others = find(admin)
    ? importsOf([admin], find, { alsoLater: true })
    : [...importsOf([app], find, { alsoLater: true, except: cataloguePages })].filter(id => isIn(ofNoFeature)(id) || isIcon(id));
  return importsOf(cataloguePages, find).intersection(elsewhere.union(new Set(others)));
}

const isIn = (paths: string[]) => (id: string) => paths.some(path => id.startsWith(path));
const isIcon = (id: string) => id.startsWith(join(dirname(lucide), 'icons/'));

/** What the professional's phone has in common with any other page. */
function sharedByProfessionals(find: Find): Set<string> {
  return importsOf([professional], find).intersection(importsOf([app], find, { alsoLater: true, except: [professional] }));
}

/** The icons that customers' later pages share. Each is a few lines, and the app would name the file of each. */
function iconsOfSite(find: Find): Set<string> {
  const later = importsOf([app], find, { alsoLater: true, except: [admin, professional, development] });
  return new Set([...later].filter(isIcon));
}

function phoneParts(find: Find, { ofBookings }: { ofBookings: boolean }): Set<string> {
  return new Set([...sharedByProfessionals(find)].filter(id => isIn(partsOfBookings)(id) === ofBookings));
}

/**
 * All modules that load with these, except these: others refer to them by their own names. `alsoLater`: with the dynamic imports.
 * `except`: not those that load with one of these alone.
 */
function importsOf(first: string[], find: Find, { alsoLater = false, except = [] as string[] } = {}): Set<string> {
  const reached = new Set(first);
  for (const id of reached) {
    if (id === lucide || except.includes(id)) continue;
    const { importedIds = [], dynamicallyImportedIds = [], code } = find(id) ?? {};
    const later = alsoLater ? dynamicallyImportedIds : [];
    for (const imported of [...importedIds, ...later, ...iconsIn(code ?? '')]) reached.add(imported);
  }
  for (const id of [...first, lucide]) reached.delete(id);
  return reached;
}
