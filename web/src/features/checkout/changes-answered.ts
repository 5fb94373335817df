import { waitingChanges } from '../cart/waiting-changes.ts';

/** Comes when no change of the cart is on its way any more, whether it was made or refused. */
export function changesAnswered(): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      if (waitingChanges.read().length > 0) return;
      stop();
      resolve();
    };
    const stop = waitingChanges.subscribe(look);
    look();
  });
}
