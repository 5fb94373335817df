// The one importer of zod, in its small dress: a quarter of the bytes. It would compile its checks with eval, and try first whether it may: the page's policy
// (server/site/policy.ts) forbids that, and every try is reported as a violation.
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
