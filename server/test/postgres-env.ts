/** Before a test file is loaded: which engine the tables are for is a fact of the whole process (config.ts). */
import { inject } from 'vitest';

process.env.DATABASE_URL = inject('postgres');
