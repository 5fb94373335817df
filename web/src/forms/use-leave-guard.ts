import { useEffect, useLayoutEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { isChangingLanguage } from '../shared/site-language.ts';

type Leave = () => void;
type Want = (wanted: { leave: Leave }) => void;

/** The page and the dialog with something unsaved. The last one asks. */
let guards: readonly Want[] = [];

/** For what leaves the page otherwise than by a link, such as signing out. */
export function askFirst(leave: Leave): void {
  const want = guards.at(-1);
  if (want) want({ leave });
  else leave();
}

/** For the router around guarded pages: its links wait for the answer. A page that replaces itself does not ask. */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
  if (isElsewhere && !options?.replace) askFirst(() => navigate(to, options));
  else navigate(to, options);
};

interface LeaveGuard {
  /** Leaves at once when nothing is unsaved; else `isAsking`, until `leave` or `stay`. */
  ask: (leave: Leave) => void;
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Guards what is unsaved: it asks by itself before a link leaves or the tab is closed; for every other way out, the caller calls `ask`.
 * `onSaved` says what follows if the save succeeds while the question is open.
 */
export function useLeaveGuard(isUnsaved: boolean, onSaved: 'leave' | 'stay'): LeaveGuard {
  const [wanted, want] = useState<{ leave: Leave } | null>(null);
  useLeaveWarning(isUnsaved);

  // This runs before the effects of what takes the page's place: a redirect to the sign-in has nobody to ask.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    guards = [...guards, want];
    return () => forget(want);
  }, [isUnsaved]);

  useEffect(() => {
    if (isUnsaved || !wanted) return;
    want(null);
    if (onSaved === 'leave') wanted.leave();
  }, [isUnsaved, wanted, onSaved]);

  return {
    ask: leave => (isUnsaved ? want({ leave }) : leave()),
    isAsking: isUnsaved && wanted !== null,
    leave() {
      want(null);
      // Answered: the router does not ask again.
      forget(want);
      wanted?.leave();
    },
    stay: () => want(null),
  };
}

function forget(want: Want): void {
  guards = guards.filter(other => other !== want);
}

/** While there is something unsaved, the browser asks before the tab is closed or reloaded. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (isChangingLanguage) return;
      event.preventDefault();
      // Chrome before 119 asks only because of this.
      event.returnValue = true;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
