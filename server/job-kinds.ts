/** Every kind of job that a worker of the product runs. A feature declares its kind and is named here. */
import { housekeeping } from './housekeeping.ts';
import type { JobKind } from './jobs/rules.ts';

export const jobKinds: JobKind<unknown>[] = [housekeeping];
