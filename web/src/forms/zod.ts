// The one importer of zod, in its small variant: a quarter of the bytes. `jitless`, because zod would compile its checks with eval, which
// the content security policy forbids and reports (server/site/policy.ts).
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
