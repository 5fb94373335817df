import { defineConfig } from '@playwright/test';
import { SALONS, SITE } from './places.ts';

/**
 * What Chromium needs as root and without a network. The last two save a quarter of the processor time: no process is started in
 * reserve, and no threads compile and collect beside the page.
 */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
  '--js-flags=--single-threaded',
];

export default defineConfig({
  testDir: '.',
  // Needs the one-file program: binary.config.ts.
  testIgnore: 'one-file.spec.ts',
  globalSetup: './browser.ts',
  outputDir: '../../.cache/e2e/results',
  // Slow machines are not the product's fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },

  workers: SALONS,
  // The gate reads the report from a file. On a terminal it would bury the failure.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // It may have to build the site.
  webServer: { command: 'node web/e2e/serve.ts', cwd: '../..', url: `${SITE}/api/v1/settings`, timeout: 180_000 },
  use: {
    baseURL: SITE,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests that a worker makes pass by `page.route`. Only offline.spec.ts has one.
    serviceWorkers: 'block',
    // Traces take a seventh of the time. For a test that fails: `npm run journeys -- --trace on`.
    // Set by browser.ts.
    launchOptions: { args, executablePath: process.env.CHROMIUM_PATH },
  },
  // Tests run on a phone. Where the layout makes a difference they are tagged @both, or @desktop. `npm test` runs those tagged @release,
  // and `npm run test:all` the others, too. .ci/run leaves out @rare: what few people meet and what harms nobody.
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
