import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import * as home from '#words/home';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask, onSessionEnd } from '../../../api/client.ts';
import { keys, read, remove, write } from '../../../shared/storage.ts';
import { useStored } from '../../../shared/use-stored.ts';
import { toast } from '../../../ui/toast.ts';

/** What follows NAME_NEEDED (rule S23): the first name on the account, or the name for a new one. */
export type Proof = { firstName: string } | { startAnew: { fullName: string } };

export interface Session {
  /** `loading` while the stored token is checked at start. */
  status: 'loading' | 'in' | 'out';
  userId: string | null;
  /** Exchanges the passcode for a session and stores that. Throws ApiError. */
  verify: (mobile: string, verificationId: string, otp: string, proof?: Proof) => Promise<void>;
  logout: () => Promise<void>;
  /** Logs out without calling the server, which has ended the session already. */
  leave: () => void;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider');
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const storedToken = useStored(keys.authToken);
  const userId = useStored(keys.userId);
  const token = userId && storedToken;
  // A stored token counts once the server has confirmed it, a new one at once.
  const [checkedToken, setCheckedToken] = useState<string | null>(null);
  const status = !token ? 'out' : token === checkedToken ? 'in' : 'loading';

  useEffect(() => {
    if (status !== 'loading') return;
    let isAsked = true;
    ask(api.GET('/auth/validate-token'))
      // A lost connection signs nobody out. The server checks every call anyway.
      .catch(error => {
        const isOver = hasCode(error, 'UNAUTHORIZED', 'FORBIDDEN', 'USER_INACTIVE');
        if (isOver && read(keys.authToken) === token) forget();
      })
      // An answer about an old token says nothing about the next one.
      .finally(() => isAsked && setCheckedToken(token));
    return () => {
      isAsked = false;
    };
  }, [status, token]);

  useEffect(
    () =>
      onSessionEnd(keys.authToken, () => {
        // A read that is retried after a logout is refused, too.
        if (status === 'out') return;
        isEndUntold = true;
        write(keys.cutOff, 'true');
        if (status === 'in') tellOfSessionEnd();
        forget();
      }),
    [status],
  );

  const session = useMemo<Session>(
    () => ({
      status,
      userId: token ? userId : null,
      async verify(mobile, verificationId, otp, proof) {
        const given = await ask(api.POST('/auth/verify-otp', { body: { mobile, verificationId, otp, ...proof } }));
        isEndUntold = false;
        // Removes "Please log in again".
        toast.clear();
        setCheckedToken(given.token);
        write(keys.userId, given.userId);
        write(keys.authToken, given.token);
      },
      async logout() {
        // Log out here at once, whatever the server answers (rule S16). The request already carries the token.
        const ended = ask(api.POST('/auth/logout')).catch(() => null);
        leave();
        await ended;
      },
      leave,
    }),
    [status, token, userId],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** False for a token kept from an earlier visit: nobody needs to hear that it expired before a page needs it. */
let isEndUntold = false;

/** Says once that the server has ended the session. */
export function tellOfSessionEnd(): void {
  if (isEndUntold) toast.error(home.sessionExpired);
  isEndUntold = false;
}

/**
 * Also drops the drafts, because others may use the device next. The drafts go before the token: when that goes, other tabs look whether
 * to keep their own drafts.
 */
function leave(): void {
  forget(
    keys.cutOff,
    keys.checkoutDraft,
    keys.sameAgain,
    keys.addressDraft,
    keys.profileDraft,
    keys.paymentReturned,
    keys.cartWaiting,
    keys.setAside,
  );
}

/** Other tabs hear of it and are signed out, too. */
function forget(...first: string[]): void {
  for (const key of [...first, keys.ownCart, keys.ownBookings, keys.authToken, keys.userId, keys.cartId]) remove(key);
}
