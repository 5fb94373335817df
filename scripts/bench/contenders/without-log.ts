/** The product with a contract that puts no act of staff into the owner's log. */
import { routes } from '../../../server/platform/contract/served.ts';

for (const { operation } of routes) delete operation['x-log'];
await import('../../../server/main.ts');
