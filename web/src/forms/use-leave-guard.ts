import { useEffect, useLayoutEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';

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

/** Guards what is unsaved: against links and closed tabs by itself, against all else by `ask`. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const [wanted, want] = useState<{ leave: Leave } | null>(null);
  useLeaveWarning(isUnsaved);

  // Before the effects of what takes the page's place: a redirect to the sign-in has nobody to ask.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    guards = [...guards, want];
    return () => forget(want);
  }, [isUnsaved]);

  return {
    ask: leave => (isUnsaved ? want({ leave }) : leave()),
    isAsking: wanted !== null,
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
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
