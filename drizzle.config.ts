import { defineConfig } from 'drizzle-kit';
import { onPostgres } from './server/platform/config/config.ts';

export default defineConfig({
  schema: './server/platform/db/schema.ts',
  dialect: onPostgres ? 'postgresql' : 'sqlite',
  out: `./server/platform/db/migrations/${onPostgres ? 'postgres' : 'sqlite'}`,
});
