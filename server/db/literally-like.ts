import { type Column, like, type Placeholder, type SQL, sql } from 'drizzle-orm';

/** Whether a folded text matches a pattern of `containing` (shared/search.ts). SQLite escapes nothing unless it is told how. */
export const literallyLike = (column: Column, pattern: string | Placeholder): SQL => sql`${like(column, pattern)} escape '\\'`;
