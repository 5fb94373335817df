// What is typed on a page and not saved is lost with the page. Whoever holds such a thing may ask before the router
// goes elsewhere, by a link or by Back; before the tab goes, the browser asks (forms/use-leave-warning.ts).
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { useLatest } from './use-latest.ts';

type Leave = () => void;

let ask: ((leave: Leave) => void) | null = null;

/**
 * Back cannot be held, only noticed, and by then the router has drawn the other page. So the page with unsaved changes is
 * put on top of itself: one Back leads to the same page, where there is time to ask.
 */
const secondStep = { isSecondStep: true };
const isOnSecondStep = (): boolean => history.state?.isSecondStep === true;

/** For what leaves the page otherwise than by a link, such as signing out. */
export function askFirst(leave: Leave): void {
  if (ask) ask(leave);
  else leave();
}

/** For the router around the guarded pages: its links wait for the answer. */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
  // In the place of the second step, of which Back should know nothing.
  const go = () => navigate(to, isElsewhere && isOnSecondStep() ? { ...options, replace: true } : options);
  if (isElsewhere) askFirst(go);
  else go();
};

interface LeaveGuard {
  /** Somebody wants to leave, and waits for `leave` or `stay`. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** For what comes in the place of the page: Back then leads to what was before it, and not to its first step. */
  giveWay: (go: Leave) => void;
}

export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [wanted, setWanted] = useState<{ leave: Leave } | null>(null);
  const unsaved = useLatest(isUnsaved);
  const isGivingWay = useRef(false);

  // Before the effects of what takes the page's place: a redirect to the sign-in has nobody to ask.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    ask = leave => setWanted({ leave });
    if (!isOnSecondStep()) history.pushState(secondStep, '');
    return () => {
      ask = null;
    };
  }, [isUnsaved]);

  useEffect(() => {
    const { pathname } = location;
    const onBack = () => {
      if (isGivingWay.current || location.pathname !== pathname || isOnSecondStep()) return;
      if (unsaved.current) {
        history.pushState(secondStep, '');
        setWanted({ leave: () => history.go(-2) });
      } else {
        history.back();
      }
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [unsaved]);

  function leave() {
    setWanted(null);
    // Answered: what goes through the router is not held a second time.
    ask = null;
    wanted?.leave();
  }

  function giveWay(go: Leave) {
    ask = null;
    if (!isOnSecondStep()) return go();
    isGivingWay.current = true;
    addEventListener('popstate', go, { once: true });
    history.back();
  }

  return { isAsking: wanted !== null, leave, stay: () => setWanted(null), giveWay };
}
