import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { lazy } from '../../../shared/lazy.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { AuthPurpose } from './sign-in-step.tsx';

const LoginOrRegister = lazy(() => import('./login-or-register.tsx'));

type Which = 'login' | 'register';
type Open = (which: Which, purpose?: AuthPurpose) => void;

const AuthDialogContext = createContext<Open | null>(null);

/** `open('login', { next: paths.checkout })` asks the visitor to sign in, tells the reason, and then continues. */
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
              // The reader may have closed the dialog meanwhile: then do not navigate. Or they opened it for something else: then do that.
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
