/** What the runner of the browser tests starts. */
import { buildWhenStale } from '../../scripts/build.ts';

buildWhenStale();
// The server reads built files while it is loaded.
const { openSalons } = await import('./salons.ts');
await openSalons();
