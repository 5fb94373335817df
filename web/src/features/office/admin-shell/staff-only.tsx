import { type ReactNode, useEffect, useRef } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, useLocation, useSearch } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { onSessionEnd } from '../../../api/client.ts';
import { forgetStaff, ownerOf, useStaffToken } from '../../../api/staff-session.ts';
import { keys, read } from '../../../shared/storage.ts';
import { toast } from '../../../ui/toast.ts';
import { isPasswordInDoubt } from './password-in-doubt.ts';

/** Without a staff token shows the sign-in, which leads back to the page asked for (rule K8). */
export function StaffOnly({ children }: { children: ReactNode }) {
  const token = useStaffToken();
  const lastToken = useRef(token);
  if (token) lastToken.current = token;
  const [location] = useLocation();
  const search = useSearch();

  useEffect(
    () =>
      onSessionEnd(keys.adminToken, () => {
        // In doubt, the sign-in page says more.
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
    // The cache ends with the session, so that no other member of staff sees it.
    <SWRConfig key={ownerOf(token)} value={{ provider: () => new Map() }}>
      {children}
    </SWRConfig>
  );
}
