import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { servicePageModule, sitePages } from '../common/pages.ts';
import type { Language } from '../common/words/languages.ts';
import type { Build } from './src/worker/rules.ts';

const worker = join(import.meta.dirname, 'src/worker/worker.ts');

/** The modules of the areas: what one of them loads is no part of the others. */
const areas = {
  site: '/src/start.tsx',
  professional: '/pages/professional/professional-area.tsx',
  admin: '/pages/admin/admin-area.tsx',
};
const development = '/pages/dev/dev-area.tsx';

const keptPages = sitePages.flatMap(page => ('offline' in page && 'module' in page ? [`/pages/${page.module}`] : []));

/** What My Bookings shows by itself after its first paint. */
const partsOfBookings = [
  'wait/wait-list',
  'wait/earlier',
  'series/series-list',
  'series/own-series',
  'guests/guests-of-booking',
  'party/change-own-guests',
].map(part => `/features/visits/${part}.tsx`);

/** What opens without network (rule W40), beside what every page loads. */
const places = {
  site: [
    '/src/later.ts',
    '/offline/site-offline.ts',
    '/features/shop/cart/change-cart.ts',
    ...keptPages,
    ...partsOfBookings,
    `/pages/${servicePageModule}`,
    '/pages/customer/layout/mobile-menu.tsx',
  ],
  professional: ['/src/later.ts', areas.professional, '/professional/sign-in-page.tsx', '/pages/professional/visit/upi-qr.tsx'],
  admin: [],
};

/**
 * Writes the service worker of a language, `worker.js` or `worker.hi.js`, which knows the files of this build. It is one file, so browsers
 * of before 2021 run it, too.
 */
export function serviceWorker(language: Language): Plugin {
  const [name, base] = language === 'en' ? ['worker.js', ''] : [`worker.${language}.js`, `/${language}`];
  return {
    name: 'nikhar:service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: name, source: await written({ base, ...filesOf(bundle) }) });
    },
  };
}

async function written(files: Build): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(files) },
    build: { write: false, rolldownOptions: { input: worker, output: { format: 'iife' } } },
  });
  const [made] = (built as Rollup.RollupOutput).output;
  return made.code;
}

function filesOf(bundle: Rollup.OutputBundle): Omit<Build, 'base'> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const find = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)));
  const having = (module: string) => {
    const found = find(module);
    if (!found) throw new Error(`No script has ${module}`);
    return found;
  };
  // English alone has all areas (words-plugin.ts).
  const closed = new Set([...Object.values(areas), development].map(find));
  const page = Object.values(bundle).find(({ fileName }) => /(^|\/)index\.html$/.test(fileName));
  const [, first = ''] = (page?.type === 'asset' && String(page.source).match(/<script type="module"[^>]* src="\/(.+?)"/)) || [];
  const entry = bundle[first];
  if (entry?.type !== 'chunk') throw new Error('index.html names no first script');

  /** All chunks that load with these. `alsoLater`: or after them, within their area. */
  function reached(first: Rollup.OutputChunk[], alsoLater = false): Set<Rollup.OutputChunk> {
    const found = new Set(first);
    for (const { imports, dynamicImports } of found) {
      for (const name of imports) found.add(bundle[name] as Rollup.OutputChunk);
      if (!alsoLater) continue;
      for (const name of dynamicImports) {
        const later = bundle[name] as Rollup.OutputChunk;
        if (!closed.has(later)) found.add(later);
      }
    }
    return found;
  }

  const core = reached([entry, having(areas.site)]);
  const styles = Object.keys(bundle).filter(name => /^assets\/index-.*\.css$/.test(name));
  // Accented letters are rare.
  const fonts = Object.keys(bundle).filter(name => name.endsWith('.woff2') && !name.includes('accents'));
  const list = (found: Iterable<Rollup.OutputChunk>, without: Set<Rollup.OutputChunk>) => [
    ...new Set(
      [...found]
        .filter(chunk => !without.has(chunk))
        .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
        .filter(name => !styles.includes(name))
        .map(addressOf),
    ),
  ];

  const inArea = (area: keyof typeof areas) => {
    const whole = find(areas[area]);
    if (!whole) return { first: [], rest: [] };
    const early = reached(places[area].map(having));
    return {
      first: list(early, core),
      rest: list(reached([whole], true), core.union(early)),
    };
  };
  const [site, professional, admin] = [inArea('site'), inArea('professional'), inArea('admin')];
  return {
    entry: addressOf(entry.fileName),
    core: [...list(core, new Set()), ...[...styles, ...fonts].map(addressOf)],
    places: { site: site.first, professional: professional.first, admin: admin.first },
    rest: { site: site.rest, professional: professional.rest, admin: admin.rest },
  };
}

function addressOf(file: string): string {
  return `/${file}`;
}
