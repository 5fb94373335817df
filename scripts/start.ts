/** `npm start`: the web site if it is not built yet, then the product. */
import { buildWhenStale } from './build.ts';

buildWhenStale();
await import('../server/main.ts');
