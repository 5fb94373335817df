import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { api, ask, onSessionEnd } from '../../api/client.ts';
import { keys, read, remove, write } from '../../shared/storage.ts';
import { useStored } from '../../shared/use-stored.ts';
import { toast } from '../../ui/toast.ts';

export interface Session {
  /** `loading` while the stored token is being checked at start. */
  status: 'loading' | 'in' | 'out';
  userId: string | null;
  /** Trades the passcode for a session, which is then stored. Throws ApiError. */
  verify: (mobile: string, verificationId: string, otp: string) => Promise<void>;
  logout: () => Promise<void>;
  /** As `logout`, without a word to the server, which has ended the session already. */
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
  // A token from the storage is believed only once the server has said so; one it just gave is.
  const [checkedToken, setCheckedToken] = useState<string | null>(null);
  const status = !token ? 'out' : token === checkedToken ? 'in' : 'loading';

  useEffect(() => {
    if (status !== 'loading') return;
    let isAsked = true;
    ask(api.GET('/auth/validate-token'))
      // A lost connection is no reason to sign anybody out; the server checks every call anyway.
      .catch(error => {
        const isOver = hasCode(error, 'UNAUTHORIZED', 'FORBIDDEN', 'USER_INACTIVE');
        if (isOver && read(keys.authToken) === token) forget();
      })
      // What is heard of one token says nothing about the next.
      .finally(() => isAsked && setCheckedToken(token));
    return () => {
      isAsked = false;
    };
  }, [status, token]);

  useEffect(
    () =>
      onSessionEnd(keys.authToken, () => {
        // A read tried again after a logout is refused, too.
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
      async verify(mobile, verificationId, otp) {
        const given = await ask(api.POST('/auth/verify-otp', { body: { mobile, verificationId, otp } }));
        isEndUntold = false;
        // "Please log in again" is of the past.
        toast.clear();
        setCheckedToken(given.token);
        write(keys.userId, given.userId);
        write(keys.authToken, given.token);
      },
      async logout() {
        // Signed out here whatever the server says (rule S16), and however long it takes: the call has the token by now.
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

/** A token kept from an earlier visit holds no more: nothing to bother anybody with before a page needs one. */
let isEndUntold = false;

/** Says, once, that the server has ended the session. */
export function tellOfSessionEnd(): void {
  if (isEndUntold) toast.error('Session expired. Please log in again.');
  isEndUntold = false;
}

/**
 * Forgets also the drafts that a session ended by the server leaves for the next sign-in: the device may be left to others. They go
 * before the token, at whose end other tabs look whether they are to keep theirs.
 */
function leave(): void {
  forget(keys.cutOff, keys.checkoutDraft, keys.addressDraft, keys.profileDraft);
}

/** Other tabs see it too, and are signed out with this one. */
function forget(...first: string[]): void {
  for (const key of [...first, keys.authToken, keys.userId, keys.cartId]) remove(key);
}
