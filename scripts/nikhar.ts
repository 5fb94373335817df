/** `npm run nikhar -- COMMAND`: a command of the product, from its sources. */
import { writeContractWhenStale } from './contract-json.ts';

writeContractWhenStale();
await import('../server/main.ts');
