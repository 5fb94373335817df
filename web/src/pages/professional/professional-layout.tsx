import { CalendarCheck, CalendarDays, LogOut, type LucideIcon, Palmtree } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import * as words from '#words/pro';
import { Logo } from '../../features/salon/settings/logo.tsx';
import { useSalonName } from '../../features/salon/settings/salon.tsx';
import { professionalPaths } from '../../professional-paths.ts';
import { useRouteChange } from '../../shared/route-focus.ts';
import { IconButton } from '../../ui/button.tsx';
import { Confirm, confirm } from '../../ui/confirm-dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { NavLink } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { signOut, tellLanguage } from './visit/professional-session.ts';
import { StepDialogs } from './visit/step-dialogs.tsx';
import { readQueue } from './visit/tap-queue.ts';

/** Header, page, and three shortcuts within the thumb's reach. */
export function ProfessionalLayout({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  useRouteChange(location);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ProfessionalHeader>
        <IconButton icon={LogOut} label={words.signOut} onClick={askToSignOut} className="-mr-2" />
      </ProfessionalHeader>
      <ErrorBoundary key={location}>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 px-4 py-3">
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </main>
      </ErrorBoundary>
      <Shortcuts />
      <StepDialogs />
      <Confirm key={`question at ${location}`} />
    </div>
  );
}

/** What the page has before its scripts (first-paint.tsx). */
export function ProfessionalFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ProfessionalHeader />
      <Loading />
    </div>
  );
}

/** Scrolls away with the page, to leave room for the visit. The language is here before she signs in, too. */
export function ProfessionalHeader({ children }: { children?: ReactNode }) {
  const salonName = useSalonName();
  return (
    <header className="max-md:steady-text border-b border-line bg-card">
      <div className="mx-auto flex min-h-14 max-w-xl items-center gap-3 px-4">
        <Logo className="size-8" />
        <p className="min-w-0 flex-1 font-display text-lg/tight font-medium wrap-anywhere">{salonName}</p>
        <LanguageChoice onChoose={tellLanguage} />
        {children}
      </div>
    </header>
  );
}

function askToSignOut(): void {
  const waiting = readQueue().taps.length;
  confirm({
    title: words.signOutQuestion,
    body: (
      <>
        {waiting > 0 && <p className="mb-2 font-semibold text-madder">{words.tapsLost(waiting)}</p>}
        <p>{words.signOutText}</p>
      </>
    ),
    choice: { label: words.signOutEverywhere, hint: words.signOutEverywhereHint },
    confirm: words.signOut,
    confirming: words.signingOut,
    danger: waiting > 0,
    fallback: words.signOutFailed,
    act: signOut,
  });
}

const shortcuts: { href: string; label: string; icon: LucideIcon }[] = [
  { href: professionalPaths.today, label: words.today, icon: CalendarCheck },
  { href: professionalPaths.days, label: words.nextDays, icon: CalendarDays },
  { href: professionalPaths.leave, label: words.leave, icon: Palmtree },
];

function Shortcuts() {
  return (
    <>
      <div aria-hidden className="h-[calc(4rem+env(safe-area-inset-bottom))]" />
      <nav
        data-tab-bar="always"
        aria-label={words.shortcuts}
        className="max-md:steady-text fixed inset-x-0 bottom-0 z-20 flex justify-center bg-card pb-[env(safe-area-inset-bottom)] shadow-bar"
      >
        {shortcuts.map(({ href, label, icon: Icon }) => (
          <NavLink
            key={href}
            href={href}
            className={isHere =>
              `flex h-16 max-w-48 flex-1 flex-col items-center justify-center gap-0.5 text-[min(0.9375rem,4.2vw)] leading-4.5 font-semibold ${isHere ? 'text-plum' : 'text-muted'}`
            }
          >
            <Icon aria-hidden className="size-6" strokeWidth={1.75} />
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
