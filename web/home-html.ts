import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

/**
 * Writes `home.html` beside `index.html`: the same page with the home page's first paint already in it, so that `/`
 * is seen before its scripts have come (it halves the largest contentful paint on a phone). The server gives it for `/`
 * alone; any other address gets `index.html`. React takes over what stands there.
 */
export function homeHtml(): Plugin {
  return {
    name: 'nikhar:home-html',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('home.html is made from index.html, which is not in the bundle');
      const empty = '<div id="root"></div>';
      const shell = String(index.source);
      if (!shell.includes(empty)) throw new Error(`index.html has no ${empty} to fill`);
      const html = await firstPaint();
      // A function, because the page may hold a `$`.
      const source = shell.replace(empty, () => `<div id="root">${html}</div>`);
      this.emitFile({ type: 'asset', fileName: 'home.html', source });
    },
  };
}

async function firstPaint(): Promise<string> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
    plugins: [react()],
  });
  try {
    const module = await server.ssrLoadModule('/src/first-paint.tsx');
    return module.firstPaint();
  } finally {
    await server.close();
  }
}
