import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import * as words from '#words/offline';
import { istDate } from '../../../common/time.ts';
import { waitingChanges } from '../features/shop/cart/waiting-changes.ts';
import { today } from '../shared/clock.ts';
import { isKeptPage } from '../shared/cut-off.ts';
import { clockOf, instant } from '../shared/format.ts';
import { useOnline } from '../shared/use-online.ts';
import { partAt, reach } from './reach.ts';

/** Says that there is no connection, how old the page is, and what waits (rule W40). */
export function ConnectionBar() {
  const isOnline = useOnline();
  const { isReached, shownAsOf } = useSyncExternalStore(reach.subscribe, reach.read, reach.read);
  const waiting = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.read, waitingChanges.read);
  const [location] = useLocation();
  const isCut = !isOnline || (isKeptPage && !isReached);
  const part = partAt(location);
  // What came with the page itself is as old as the page.
  const asOf = part && (shownAsOf[part] ?? (isKeptPage ? undefined : performance.timeOrigin));
  const changes = waiting.filter(({ isKept }) => isKept).length;

  return (
    // The bar is there from the start, so that screen readers tell what comes into it.
    <div role="status" className="bg-marigold-tint text-sm font-medium empty:hidden">
      {isCut && (
        <p data-connection-bar className="page-width flex gap-2 py-2.5">
          <CloudOff aria-hidden className="mt-px size-5 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0">
            <span>{words.noConnection}</span>
            {asOf !== undefined && <span> {words.shownAsOf(whenOf(asOf))}</span>}
            {changes > 0 && <span> {words.changesWait(changes)}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

/** `10:42 AM`, with the day if that is not today. */
function whenOf(epochMs: number): string {
  const time = new Date(epochMs).toISOString();
  return istDate(epochMs) === today() ? clockOf(time) : instant(time);
}
