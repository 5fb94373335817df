import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SECONDS = 1000;
/** Rules, adapters, documents and the house rules know of no database: once is enough. */
const WITHOUT_DATABASE = [
  'server/**/*rules.test.ts',
  'server/contract/{field-words,names,portable}.test.ts',
  'server/coupon/pricing.test.ts',
  'server/outside/**',
  'server/test/architecture.test.ts',
  'server/test/documents.test.ts',
];

/** They wait more than they work: begun last, they would be waited for alone. */
const LONG = [
  'server/test/container.sqlite.test.ts',
  'server/test/operations.sqlite.test.ts',
  'server/test/slow-clients.sqlite.test.ts',
];
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some(file => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

/** The API and its races run on both engines; `--project sqlite` or `--project postgres` chooses one. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    globalSetup: 'server/test/built.ts',
    testTimeout: 30 * SECONDS,
    hookTimeout: 30 * SECONDS,
    // Most of it is waited for processes that start, and not alone.
    expect: { poll: { timeout: 20 * SECONDS } },
    // The server is loaded once in each worker, not for each file: half of the time of most. No file leaves anything behind in
    // a module: what has a state belongs to an app (app.ts).
    isolate: false,
    sequence: { sequencer: LongFirst },
    // All cores: much of the suite waits for processes, disks and clocks.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'web/src/**/*.test.ts'],
          // The clients have a folder of packages and a step of their own.
          exclude: ['**/*.postgres.test.ts', 'scripts/clients/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts'],
          exclude: ['**/*.sqlite.test.ts', ...WITHOUT_DATABASE],
          globalSetup: 'server/test/postgres-setup.ts',
          setupFiles: 'server/test/postgres-env.ts',
        },
      },
    ],
  },
});
