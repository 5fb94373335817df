/** Playwright's `test` with one salon per spec file: data and clock are reset before the file's first test. */
import { test as base } from '@playwright/test';
import { EDGE } from './places.ts';
import { forgetStaff } from './scene.ts';

/** The project and spec file that this worker's salon serves. */
let servedFile: string | undefined;

export const test = base.extend<{ salon: undefined }>({
  salon: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use, { project, file }) => {
      const wanted = `${project.name} ${file}`;
      if (servedFile !== wanted) {
        const { ok } = await fetch(`${EDGE}/fresh`);
        if (!ok) throw new Error('The salon did not start afresh');
        forgetStaff();
        servedFile = wanted;
      }
      await use(undefined);
    },
    { auto: true },
  ],
  // A page may ask once more while its test ends. The answer that a handler then misses fails no test.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';
