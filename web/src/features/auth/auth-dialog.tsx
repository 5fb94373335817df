import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { lazy } from '../../shared/lazy.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { LateDialog } from '../../ui/late-dialog.tsx';
import type { AuthPurpose } from './auth-dialog-props.ts';

const LoginOrRegister = lazy(() => import('./login-or-register.tsx'));

type Which = 'login' | 'register';
type Open = (which: Which, purpose?: AuthPurpose) => void;

const AuthDialogContext = createContext<Open | null>(null);

/** `open('login', { next: paths.checkout })` asks the visitor to sign in, says what for, and then goes on. */
export function useAuthDialog(): { open: Open } {
  const open = use(AuthDialogContext);
  if (!open) throw new Error('useAuthDialog is used outside AuthDialogProvider');
  return { open };
}

export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<(AuthPurpose & { which: Which; mobile: string; page: string }) | null>(null);
  const open = useCallback<Open>((which, purpose) => setShown({ ...purpose, which, mobile: '', page: location.pathname }), []);

  const latest = useLatest(shown);

  return (
    <AuthDialogContext value={open}>
      {children}
      {shown && (
        <LateDialog onClose={() => setShown(null)}>
          <LoginOrRegister
            {...shown}
            onClose={() => setShown(null)}
            onSwitch={mobile => setShown({ ...shown, mobile, which: shown.which === 'login' ? 'register' : 'login' })}
            onSignedIn={() => {
              // Closed while the code was on its way: signed in, but wherever they are by now. Opened again meanwhile for
              // something else: that is what they are signed in for.
              const wanted = latest.current;
              if (!wanted) return;
              setShown(null);
              if (typeof wanted.next === 'string') navigate(wanted.next, { state: wanted.state });
              else wanted.next?.();
            }}
          />
        </LateDialog>
      )}
    </AuthDialogContext>
  );
}
