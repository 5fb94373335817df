import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['scripts/clients/*.test.ts', 'client/*.test.ts'], globalSetup: 'server/test/built.ts' },
});
