import { type ReactNode, useEffect, useRef } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, useLocation, useSearch } from 'wouter';
import { adminPaths } from '../../admin-paths.ts';
import { onSessionEnd } from '../../api/client.ts';
import { keys, read } from '../../shared/storage.ts';
import { toast } from '../../ui/toast.ts';
import { isPasswordInDoubt } from './password-in-doubt.ts';
import { forgetStaff, ownerOf, useStaffToken } from './staff-session.ts';

/** Rule K8: without a staff token the sign-in, which comes back to the page asked for. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const token = useStaffToken();
  const lastToken = useRef(token);
  if (token) lastToken.current = token;
  const [location] = useLocation();
  const search = useSearch();

  useEffect(
    () =>
      onSessionEnd(keys.adminToken, () => {
        // Else the sign-in says more, and for longer.
        if (!isPasswordInDoubt(read(keys.adminToken))) toast.error('Session expired. Please log in again.');
        forgetStaff();
      }),
    [],
  );

  if (!token) {
    const here = search ? `${location}?${search}` : location;
    const state = { next: here, isPasswordInDoubt: isPasswordInDoubt(lastToken.current) };
    return <Redirect to={adminPaths.login} state={state} replace />;
  }
  return (
    // What one member of staff has loaded is gone with the session, and never another one's.
    <SWRConfig key={ownerOf(token)} value={{ provider: () => new Map() }}>
      {children}
    </SWRConfig>
  );
}
