/** Sets the database before a test file is loaded, because a process describes its tables for one database (config.ts). */
import { inject } from 'vitest';

process.env.DATABASE_URL = inject('postgres');
