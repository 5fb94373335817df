import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { appChunks } from './app-chunks.ts';
import { firstPaintHtml } from './first-paint-html.ts';

export default defineConfig(({ mode }) => {
  const { PORT = '3000' } = loadEnv(mode, process.cwd(), 'PORT');
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), firstPaintHtml()],
    server: { proxy: { '/api': `http://localhost:${PORT}` } },
    preview: { proxy: { '/api': `http://localhost:${PORT}` } },
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
