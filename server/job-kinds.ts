/** Every kind of job that the worker runs. Features declare their kinds, and this file lists them. */
import { housekeeping } from './housekeeping.ts';
import type { JobKind } from './jobs/rules.ts';

export const jobKinds: JobKind<unknown>[] = [housekeeping];
