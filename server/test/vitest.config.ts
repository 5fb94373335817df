import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SECONDS = 1000;
/** These tests use no database, so they run only once. */
const WITHOUT_DATABASE = [
  'server/**/*rules.test.ts',
  'server/platform/contract/{field-words,names,portable,repeatable}.test.ts',
  'server/platform/outside/**',
  'server/test/architecture.test.ts',
  'server/test/documents.test.ts',
  'server/test/one-writer.test.ts',
];

/** These concern passwords, pictures, HTTP, clocks and travel. Tests of other features use the same tables on both databases. */
const NOT_ABOUT_THE_DATABASE = [
  'server/accounts/auth/{admin,staff,api-keys,profile,sign-in}.test.ts',
  'server/visits/booking/private-search.test.ts',
  'server/shop/cart/discount.test.ts',
  'server/platform/contract/{compression,every-operation,input,key-limits,late-body,matrix,multipart}.test.ts',
  'server/platform/dev/**',
  'server/salon/media/media.test.ts',
  'server/site/**',
  'server/slow-*.test.ts',
  'server/test/zones.test.ts',
];

// The clients have their own packages and their own step.
const NOT_OF_SQLITE = ['**/*.postgres.test.ts', 'scripts/clients/**'];

/** These tests run the product as processes: crashes, broken disks, commands, slow clients. They are slow, so `npm test` leaves them out. */
const FAULTS = [
  'scripts/soak/**/*.test.ts',
  'server/visits/booking/races.test.ts',
  'server/visits/offer/killed.test.ts',
  'server/commands/**/*.test.ts',
  'server/platform/contract/quick-start.test.ts',
  'server/money/document/flood.sqlite.test.ts',
  'server/platform/jobs/crash.test.ts',
  'server/messages/send/crash.test.ts',
  'server/one-file/**/*.test.ts',
  'server/schedule/professional/damage.test.ts',
  'server/slow-*.test.ts',
  'server/test/{container,npm-start,operations,slow-clients,storage-faults}.sqlite.test.ts',
  'server/test/{crash,crash-log,processes}.test.ts',
];

/** These tests mostly wait, so they start first. Started last, they would delay the end. */
const LONG = [
  'server/test/container.sqlite.test.ts',
  'server/test/operations.sqlite.test.ts',
  'server/commands/start.sqlite.test.ts',
];
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some(file => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

/** The tests run on both databases: `sqlite` and `faults` are the two parts of SQLite's, `postgres` has all of its own. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    globalSetup: 'server/test/built.ts',
    testTimeout: 30 * SECONDS,
    hookTimeout: 30 * SECONDS,
    // Most polls wait for processes that start beside others.
    expect: { poll: { timeout: 20 * SECONDS } },
    // Each worker loads the server once, not for each file, which saves most files half of their time. No module keeps state of a
    // test, because all state belongs to an app (app.ts).
    isolate: false,
    sequence: { sequencer: LongFirst },
    // As many workers as cores, because much of the suite waits for processes, disks and clocks.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['common/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'web/src/**/*.test.ts'],
          exclude: [...NOT_OF_SQLITE, ...FAULTS],
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: FAULTS, exclude: NOT_OF_SQLITE },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts'],
          exclude: ['**/*.sqlite.test.ts', ...WITHOUT_DATABASE, ...NOT_ABOUT_THE_DATABASE],
          globalSetup: 'server/test/postgres-setup.ts',
          setupFiles: 'server/test/postgres-env.ts',
        },
      },
    ],
  },
});
