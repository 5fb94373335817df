import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useAuthDialog } from './auth-dialog.tsx';
import { tellOfSessionEnd, useSession } from './session.tsx';

interface Props {
  /** Where a visitor who is not signed in is sent. The login dialog opens there. */
  otherwise: string;
  /** For pages that also show something without a session: where login leads after the session ended here. Then the page stays. */
  whenEnded?: string;
  children: ReactNode;
}

/** Without a session, shows another page with the login dialog. Login leads back to this one (rule S17). */
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
      // The overlay has closed. Remove it from the history too, or Back after the login would open it again.
      if (state) return navigate(here, { replace: true });
      return open('login', { next: whenEnded });
    }
    tellOfSessionEnd();
    navigate(otherwise, { replace: true });
    // Do not reopen an overlay: closing it would go back beyond this page.
    open('login', { next: here, state: whenEnded ? null : state });
  }, [status, stays, whenEnded, otherwise, location, search, state, navigate, open]);

  // The page may load while the token is checked, because the server checks it on every call. The key remounts the page for another
  // customer: the back/forward cache may show it to somebody else.
  return status === 'out' && !stays ? null : <Fragment key={userId ?? lastIn.current}>{children}</Fragment>;
}
