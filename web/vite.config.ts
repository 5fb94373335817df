import tailwindcss from '@tailwindcss/vite';
import { defineConfig, loadEnv } from 'vite';
import { appChunks } from './app-chunks.ts';
import { firstPaintHtml } from './first-paint-html.ts';
import { reactPlugin } from './react-plugin.ts';

export default defineConfig(({ mode }) => {
  const { PORT = '3000' } = loadEnv(mode, process.cwd(), 'PORT');
  return {
    root: import.meta.dirname,
    plugins: [reactPlugin(), tailwindcss(), firstPaintHtml()],
    server: { proxy: { '/api': `http://localhost:${PORT}` } },
    preview: { proxy: { '/api': `http://localhost:${PORT}` } },
    // SWR and wouter bundle a shim for a function that React has.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // The content security policy forbids `data:` fonts and scripts, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Copies of the site must carry the licences of its packages.
      license: { fileName: 'licences.md' },
      // For scripts/bench/bundles.ts.
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: appChunks() } } },
    },
  };
});
