import { createServer, type Plugin, type Rollup } from 'vite';
import { reactPlugin } from './react-plugin.ts';

/** The pages everybody sees alike, by the name of their file: an address of theirs, and the module that draws them. */
const pages: Record<string, { path: string; module?: string; hasPrices?: boolean }> = {
  // Part of the entry (app.tsx).
  home: { path: '/' },
  services: { path: '/services', module: 'services/services-page.tsx' },
  'all-services': { path: '/all-services', module: 'all-services/all-services-page.tsx', hasPrices: true },
  service: { path: '/services/details/loading', module: 'service/service-page.tsx', hasPrices: true },
  book: { path: '/book', module: 'book/book-page.tsx', hasPrices: true },
  about: { path: '/about', module: 'about/about-page.tsx' },
  contact: { path: '/contact', module: 'contact/contact-page.tsx' },
  privacy: { path: '/privacy', module: 'privacy/privacy-page.tsx' },
  terms: { path: '/terms', module: 'terms/terms-page.tsx' },
};

/**
 * Pages of one person, or of what their address asks for: an address, and the module that draws it. All that is known of them
 * is the frame around them.
 */
const frames: typeof pages = {
  cart: { path: '/cart', module: 'cart/cart-page.tsx' },
  checkout: { path: '/checkout', module: 'checkout/checkout-page.tsx' },
  'order-success': { path: '/order-success', module: 'order-success/order-success-page.tsx' },
  bookings: { path: '/bookings', module: 'bookings/bookings-page.tsx' },
  profile: { path: '/profile', module: 'profile/profile-page.tsx' },
  'services-frame': { path: '/services', module: 'services/services-page.tsx' },
  'all-services-frame': { path: '/all-services', module: 'all-services/all-services-page.tsx' },
  'service-frame': { path: '/services/details/loading', module: 'service/service-page.tsx' },
  missing: { path: '/missing', module: 'not-found/not-found-page.tsx' },
};

/**
 * Writes `home.html`, `services.html` … beside `index.html`: the same page with its first paint already in it, so that it
 * is seen before its scripts have come (it halves the largest contentful paint on a phone), and with all its scripts named
 * in the head, so that they come together once it is seen (main.tsx). The server gives each for its address (server/site/page.ts); any
 * other address gets `index.html`. React takes over what stands there, and draws a page anew whose frame alone does.
 */
export function firstPaintHtml(): Plugin {
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
      const drawn = await firstPaints();
      for (const [name, { path, module, hasPrices }] of Object.entries({ ...pages, ...frames })) {
        const html = drawn.get(name) ?? '';
        // The content security policy would not let it run, and the page would stay half drawn.
        if (html.includes('<script')) throw new Error(`The first paint of ${path} has a script in it`);
        const lazy = module ? filesOf(bundle, `/pages/customer/${module}`) : { scripts: [], styles: [] };
        const isFrame = name in frames;
        const said = isFrame ? '' : `${hasPrices ? ' data-prices' : ''} aria-busy="true" aria-disabled="true"`;
        const source = shell
          // Functions, because the page may hold a `$`.
          .replace(empty, () => `<div id="root"${said}>${html}</div>`)
          .replace('</head>', () => `${links(mergedFiles(app, lazy), shell, isFrame ? 'now' : 'later')}</head>`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}

interface Files {
  scripts: string[];
  styles: string[];
}

/** The files of a module that is imported by a call, and of all that it imports at once. */
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

/** Links to what the page does not name yet. Those for later wait in a template, which main.tsx opens after the first paint. */
function links({ scripts, styles }: Files, shell: string, when: 'now' | 'later'): string {
  const isNew = (file: string) => !shell.includes(`/${file}"`);
  const early = styles.filter(isNew).map(file => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `);
  const preloads = scripts.filter(isNew).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const late = when === 'now' ? preloads : [`<template>${preloads.join('')}</template>`];
  return [...early, ...late.map(line => `  ${line}\n  `)].join('');
}

/** What each page has in it, by the name of its file. */
async function firstPaints(): Promise<Map<string, string>> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
    plugins: [reactPlugin()],
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
