// What the customers' pages do without network.
import { connectionBar } from '../shared/connection-bar.ts';
import { keys, read } from '../shared/storage.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { keepAnswers } from './kept-answers.ts';
import { watchReach } from './reach.ts';

export { readAhead } from './kept-answers.ts';

export function startSite(): void {
  keepAnswers();
  connectionBar.set(ConnectionBar);
  watchReach();
  // Changes of an earlier visit. Pages that change the cart load it themselves.
  if (read(keys.cartWaiting)) import('../features/shop/cart/change-cart.ts').catch(() => null);
}
