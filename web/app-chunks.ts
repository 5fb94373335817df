import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const entry = join(import.meta.dirname, 'src/main.tsx');
const app = join(import.meta.dirname, 'src/start.tsx');
const admin = join(import.meta.dirname, 'src/pages/admin/admin-area.tsx');
const professional = join(import.meta.dirname, 'src/pages/professional/professional-area.tsx');
const offline = join(import.meta.dirname, 'src/features/offline/site-offline.ts');
const development = join(import.meta.dirname, 'src/pages/dev/dev-area.tsx');
const cataloguePages = ['services/services-page.tsx', 'all-services/all-services-page.tsx', 'service/service-page.tsx'].map(
  module => join(import.meta.dirname, 'src/pages/customer', module),
);

/**
 * What several later pages share, by purpose. A file for each combination of pages would be dozens of files of a few lines, and the app
 * would name them all. Modules of customers alone are apart from what the admin area uses, too. What these modules import comes along
 * with the first that needs it.
 */
const byPurpose = {
  small: [
    'src/shared/(save-file|short-date|use-countdown|use-media-query)',
    'src/ui/(copy-text|facts|fill|late-part|new-tab-link|portrait)',
  ],
  forms: ['react-hook-form/dist/index.esm', 'src/forms/(form|server-errors)'],
  kept: ['src/shared/kept'],
  typed: ['src/forms/(select-field|use-kept|use-leave-guard|use-still)'],
  person: ['src/forms/phone-field', 'src/features/auth/(full-name-field|mobile-field)'],
  signIn: ['src/features/auth/(auth-banner|auth-errors|kept-otp-note|otp-step|sent-otp|use-banner|use-otp-steps)'],
  customer: [
    'src/features/address/(address|use-addresses)',
    'src/features/auth/customer',
    'src/features/document/document',
    'src/features/profile/genders',
  ],
  area: ['src/features/area/(area|outside-note)', 'src/map/use-device-location'],
  bookings: ['src/features/booking/(booking|cancel-terms|move|move-terms|refused-for-good)', 'words/\\w+/checkout'],
  reviews: ['src/features/review/(review|salon-answer|stars)'],
  // Of customers alone.
  own: [
    'src/features/booking/(use-booking|use-bookings)',
    'src/features/professional/same-again',
    'src/features/profile/use-profile',
    'words/\\w+/profile',
  ],
  afterOrder: ['src/features/booking/(add-to-calendar|success-parts|upi-payment)'],
  records: ['src/features/records/(records|use-row-focus)', 'src/pages/admin/layout/add-button', 'src/ui/table'],
};

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
export function appChunks() {
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
    { debugName: 'shared', priority: 1, name: named('shared', find => ofBookings(find, false)) },
    { debugName: 'shared by bookings', priority: 0.9, name: named('shared-bookings', find => ofBookings(find, true)) },
    {
      debugName: 'professional',
      priority: 0.5,
      name: named('professional', find => importsOf([professional], find).add(professional)),
    },
    { debugName: 'icons', priority: 0.4, name: named('icons', iconsOfSite), minShareCount: 2 },
    ...Object.entries(byPurpose).map(([name, modules]) => ({
      debugName: name,
      priority: 0.3,
      name,
      test: new RegExp(`/(${modules.join('|')})\\.(tsx?|mjs)$`),
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
    : [...importsOf([app], find, { alsoLater: true, except: cataloguePages })].filter(id => OF_NO_FEATURE.test(id));
  return importsOf(cataloguePages, find).intersection(elsewhere.union(new Set(others)));
}

const OF_NO_FEATURE = /\/(src\/(forms|shared|ui)|icons)\//;

/** What the professional's phone has in common with any other page. */
function sharedByProfessionals(find: Find): Set<string> {
  return importsOf([professional], find).intersection(importsOf([app], find, { alsoLater: true, except: [professional] }));
}

/** The icons that customers' later pages share. Each is a few lines, and the app would name the file of each. */
function iconsOfSite(find: Find): Set<string> {
  const later = importsOf([app], find, { alsoLater: true, except: [admin, professional, development] });
  return new Set([...later].filter(id => /\/icons\/[\w-]+\.mjs$/.test(id)));
}

/** What only bookings and the sign-in use of it: the forms and dialogs of the admin area need none of that. */
const BOOKINGS =
  /\/src\/(features\/(chat|auth)\/|map\/map-links|forms\/otp-field)|\/icons\/(bike|sticky-note|message-circle|navigation)\.mjs$/;

function ofBookings(find: Find, isOfBookings: boolean): Set<string> {
  return new Set([...sharedByProfessionals(find)].filter(id => BOOKINGS.test(id) === isOfBookings));
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
