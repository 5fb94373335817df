import { defineConfig } from 'drizzle-kit';
import { onPostgres } from './server/config.ts';

export default defineConfig({
  schema: './server/db/schema.ts',
  dialect: onPostgres ? 'postgresql' : 'sqlite',
  out: `./server/db/migrations/${onPostgres ? 'postgres' : 'sqlite'}`,
});
