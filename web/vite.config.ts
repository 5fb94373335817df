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
    // SWR and wouter bring along what React has had for long.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // The content security policy allows no data: fonts or scripts, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Whoever passes the site on passes on the licences of what is in it.
      license: { fileName: 'licences.md' },
      // For scripts/bench/bundles.ts.
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: appChunks() } } },
    },
  };
});
