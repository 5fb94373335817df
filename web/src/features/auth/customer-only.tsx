import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useAuthDialog } from './auth-dialog.tsx';
import { tellOfSessionEnd, useSession } from './session.tsx';

interface Props {
  /** Where a visitor who is not signed in is sent, with the login dialog. */
  otherwise: string;
  /** A page that can do without a session says here where login leads when one ends on it: then it stays. */
  whenEnded?: string;
  children: ReactNode;
}

/** Rule S17: without a customer another page opens with the login dialog, and login continues to this one. */
export function CustomerOnly({ otherwise, whenEnded, children }: Props) {
  const { status, userId } = useSession();
  const { open } = useAuthDialog();
  const [location, navigate] = useLocation();
  const search = useSearch();
  const state: unknown = useHistoryState();
  const lastIn = useRef<string>(null);
  if (status === 'in') lastIn.current = userId;
  const stays = lastIn.current && whenEnded !== undefined;

  useEffect(() => {
    if (status !== 'out') return;
    const here = search ? `${location}?${search}` : location;
    if (stays) {
      // What lay over it is gone from the screen; in the history Back from where login leads would open it again.
      if (state) return navigate(here, { replace: true });
      return open('login', { next: whenEnded });
    }
    tellOfSessionEnd();
    navigate(otherwise, { replace: true });
    // Without what lay over such a page: closing that would lead back beyond it.
    open('login', { next: here, state: whenEnded ? null : state });
  }, [status, stays, whenEnded, otherwise, location, search, state, navigate, open]);

  // While the token is being checked the page may already load: the server checks it on every call.
  // Another customer's begins anew: a page that waited in the browser's memory may come back to somebody else.
  return status === 'out' && !stays ? null : <Fragment key={userId ?? lastIn.current}>{children}</Fragment>;
}
