import { createServer, type Plugin, type Rollup } from 'vite';
import { privatePages, publicPages, servicePageModule, shellOf, sitePages } from '../common/pages.ts';
import type { Language } from '../common/words/languages.ts';
import { reactPlugin } from './react-plugin.ts';
import { wordsPlugin } from './words-plugin.ts';

interface Drawn {
  path: string;
  module?: string;
  hasPrices?: true;
}

/** An address below an area's, because the area alone shows nothing. */
const below = (path: string): string => `${path}/loading`;

const service = { path: below('/services/details'), module: servicePageModule };
/** The pages that look the same for everybody, by file name. */
const pages: Record<string, Drawn> = {
  ...Object.fromEntries(publicPages.map(page => [shellOf(page.path), page])),
  service: { ...service, hasPrices: true },
};

const moduleOf = (address: string) => sitePages.find(({ path }) => path === address) as Drawn;
/** Pages that depend on the person or on the query, by file name. Only the frame around them is known. */
const frames: Record<string, Drawn> = {
  ...Object.fromEntries(privatePages.map(page => [shellOf(page.path), page])),
  payment: { ...moduleOf('/payment'), path: below('/payment') },
  'services-frame': moduleOf('/services'),
  'all-services-frame': moduleOf('/all-services'),
  'service-frame': service,
  'course-frame': { ...moduleOf('/academy'), path: below('/academy') },
  missing: { path: '/missing', module: 'customer/not-found/not-found-page.tsx' },
};

/**
 * Writes `home.html`, `services.html` … beside `index.html`. Each contains its first paint, so it shows before its scripts have loaded;
 * this halves the largest contentful paint on a phone. Each also names all its scripts in the head, so that they load together after the
 * paint (main.tsx). The server picks the file by address (server/site/page.ts); other addresses get `index.html`. React takes over the
 * first paint, but renders a page again that has only a frame. The pages of other languages than English are in a folder of their own.
 */
export function firstPaintHtml(language: Language): Plugin {
  const folder = language === 'en' ? '' : `${language}/`;
  return {
    name: 'nikhar:first-paint-html',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The pages are made from index.html, which is not in the bundle');
      const empty = '<div id="root"></div>';
      const shell = String(index.source);
      if (!shell.includes(empty)) throw new Error(`index.html has no ${empty} to fill`);
      const app = filesOf(bundle, '/src/start.tsx');
      index.source = shell.replace('</head>', () => `${links(app, shell, 'now')}</head>`);
      const drawn = await firstPaints(language);
      for (const [name, { path, module, hasPrices }] of Object.entries({ ...pages, ...frames })) {
        const html = drawn.get(name) ?? '';
        // The content security policy would block it, and the page would stay incomplete.
        if (html.includes('<script')) throw new Error(`The first paint of ${path} has a script in it`);
        const lazy = module ? filesOf(bundle, `/pages/${module}`) : { scripts: [], styles: [] };
        const isFrame = name in frames;
        const said = isFrame ? '' : `${hasPrices ? ' data-prices' : ''} aria-busy="true" aria-disabled="true"`;
        const source = shell
          // A function, because the page may contain a `$`.
          .replace(empty, () => `<div id="root"${said}>${html}</div>`)
          .replace('</head>', () => `${links(mergedFiles(app, lazy), shell, isFrame ? 'now' : 'later')}</head>`);
        this.emitFile({ type: 'asset', fileName: `${folder}${name}.html`, source });
      }
      index.fileName = `${folder}index.html`;
    },
  };
}

interface Files {
  scripts: string[];
  styles: string[];
}

/** The files of a dynamically imported module and of everything that it imports statically. */
function filesOf(bundle: Rollup.OutputBundle, module: string): Files {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)));
  if (!first) throw new Error(`No script of its own for ${module}`);
  const needed = new Set([first]);
  for (const { imports } of needed) {
    for (const one of chunks.filter(({ fileName }) => imports.includes(fileName))) needed.add(one);
  }
  return {
    scripts: [...needed].map(({ fileName }) => fileName),
    styles: [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  };
}

function mergedFiles(a: Files, b: Files): Files {
  return { scripts: [...new Set([...a.scripts, ...b.scripts])], styles: [...new Set([...a.styles, ...b.styles])] };
}

/** Links to the files that the page does not name yet. Late ones are in a template, which main.tsx opens after the first paint. */
function links({ scripts, styles }: Files, shell: string, when: 'now' | 'later'): string {
  const isNew = (file: string) => !shell.includes(`/${file}"`);
  const early = styles.filter(isNew).map(file => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `);
  const preloads = scripts.filter(isNew).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const late = when === 'now' ? preloads : [`<template>${preloads.join('')}</template>`];
  return [...early, ...late.map(line => `  ${line}\n  `)].join('');
}

/** The content of each page, by file name. */
async function firstPaints(language: Language): Promise<Map<string, string>> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
    plugins: [wordsPlugin(language), reactPlugin()],
  });
  try {
    const { firstPaint, frame } = (await server.ssrLoadModule('/src/first-paint.tsx')) as typeof import('./src/first-paint.tsx');
    const drawn = new Map<string, string>();
    for (const [name, { path }] of Object.entries(pages)) drawn.set(name, await firstPaint(path));
    for (const [name, { path }] of Object.entries(frames)) drawn.set(name, await frame(path));
    return drawn;
  } finally {
    await server.close();
  }
}
