import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv } from 'vite';
import { isLanguage } from '../common/words/languages.ts';
import { appChunks, groupNames } from './app-chunks.ts';
import { firstPaintHtml } from './first-paint-html.ts';
import { iconsPlugin } from './icons-plugin.ts';
import { reactPlugin } from './react-plugin.ts';
import { serviceWorker } from './service-worker.ts';
import { wordsPlugin } from './words-plugin.ts';

/** The start loads these, so no page needs to ask for them. The app names the files of all pages, and every name costs. */
function isAlwaysThere(file: string): boolean {
  return /\/(rolldown-runtime|react|start-up)-/.test(file);
}

/**
 * The app names the files of all pages and of what they share. Pages, and the groups of app-chunks.ts, have readable names; the rest would
 * cost every visitor of the home page for names that nobody reads.
 */
function chunkFileNames({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  return isDynamicEntry || groupNames.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/part-[hash:7].js';
}

export default defineConfig(({ mode }) => {
  const { PORT = '3000', SITE_LANGUAGE = 'en' } = loadEnv(mode, process.cwd(), ['PORT', 'SITE_LANGUAGE']);
  if (!isLanguage(SITE_LANGUAGE))
    throw new Error(`SITE_LANGUAGE must be a language of common/words/languages.ts, not ${SITE_LANGUAGE}`);
  const language = SITE_LANGUAGE;
  // The other languages add to what English has built: the same assets folder, but pages of their own.
  const isFirst = language === 'en';
  return {
    root: import.meta.dirname,
    publicDir: isFirst ? 'public' : false,
    plugins: [
      wordsPlugin(language),
      reactPlugin(),
      iconsPlugin(),
      tailwindcss(),
      firstPaintHtml(language),
      serviceWorker(language),
    ],
    // The second one leads to the payment provider and back.
    server: { proxy: { '/api': `http://localhost:${PORT}`, '^/pay/': `http://localhost:${PORT}` } },
    preview: { proxy: { '/api': `http://localhost:${PORT}`, '^/pay/': `http://localhost:${PORT}` } },
    // SWR and wouter bundle a shim for a function that React has.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      outDir: 'dist',
      emptyOutDir: isFirst,
      // The content security policy forbids `data:` fonts and scripts, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(file => !isAlwaysThere(file)) },
      // Copies of the site must carry the licences of its packages.
      license: isFirst && { fileName: 'licences.md' },
      // For scripts/bench/bundles.ts.
      manifest: isFirst || `.vite/manifest.${language}.json`,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: { codeSplitting: { groups: appChunks(language) }, chunkFileNames },
      },
    },
  };
});
