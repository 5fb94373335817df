import { defineConfig } from '@playwright/test';
import { SITE } from './places.ts';
import journeys from './playwright.config.ts';

/** The booking journey against the one-file program instead of the sources; `npm run build:binary` makes it. */
export default defineConfig({
  ...journeys,
  testMatch: ['booking-journey.spec.ts', 'one-file.spec.ts'],
  testIgnore: [],
  workers: 1,
  // The journey waits for a minute in real time (serve-binary.ts).
  timeout: 180_000,
  webServer: { command: 'node web/e2e/serve-binary.ts', cwd: '../..', url: `${SITE}/api/v1/settings`, timeout: 60_000 },
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'phone'),
});
