/** The app of tests, started before them and closed after them. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startApp, type TestApp } from './app.ts';

type Options = Parameters<typeof startApp>[0];

/** One app for all tests of the file. Call it first, because hooks run in their order. */
export function appOfFile(options?: Options): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await startApp(options));
  });
  afterAll(() => app.close());
  return app;
}

/** Another app, with another database, for each test. */
export function appOfEachTest(options?: Options): TestApp {
  const app = {} as TestApp;
  beforeEach(async () => {
    Object.assign(app, await startApp(options));
  });
  afterEach(() => app.close());
  return app;
}
