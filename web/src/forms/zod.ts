// The one importer of zod. It would compile its checks with eval, and try first whether it may: the page's policy
// (server/site/policy.ts) forbids that, and every try is reported as a violation.
import { z } from 'zod';

z.config({ jitless: true });

export { z };
