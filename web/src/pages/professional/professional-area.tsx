import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { onSessionEnd } from '../../api/client.ts';
import { professionalPaths } from '../../professional-paths.ts';
import { lazy } from '../../shared/lazy.ts';
import { professionalKeys } from '../../shared/professional-keys.ts';
import { keepTrying } from '../../shared/queue.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { useOnline } from '../../shared/use-online.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { DaysPage } from './days-page.tsx';
import { ProfessionalFrame, ProfessionalLayout } from './professional-layout.tsx';
import { TodayPage } from './today-page.tsx';
import { endSession, useProfessionalId } from './visit/professional-session.ts';
import { changeQueue, sendTaps, useQueue } from './visit/tap-queue.ts';
import { nextTap, withWaivers } from './visit/tap-rules.ts';
import { type DaysState, useDays } from './visit/use-days.ts';
import { VisitPage } from './visit-page.tsx';

const SignInPage = lazy(() => import('./sign-in-page.tsx'));
const LeavePage = lazy(() => import('./leave-page.tsx'));

/** All under /pro: a professional's visits on her phone (rule W34). Customers and staff never load it. */
export default function ProfessionalArea() {
  const id = useProfessionalId();
  return (
    <>
      {id ? (
        <SignedIn key={id} />
      ) : (
        <Suspense fallback={<ProfessionalFrame />}>
          <SignInPage />
        </Suspense>
      )}
      <ToastRegion ofPage />
    </>
  );
}

function SignedIn() {
  const days = useDays();
  useTapSender(days);
  useEffect(() => onSessionEnd(professionalKeys.token, endSession), []);
  return (
    <ProfessionalLayout>
      <Pages days={days} />
    </ProfessionalLayout>
  );
}

function Pages({ days }: { days: DaysState }) {
  return (
    <Switch>
      <Route path={professionalPaths.days}>
        <DaysPage days={days} />
      </Route>
      <Route path={professionalPaths.leave}>
        <LeavePage days={days} />
      </Route>
      <Route path={professionalPaths.visitPattern}>{({ bookingId }) => <VisitPage bookingId={bookingId} days={days} />}</Route>
      <Route>
        <TodayPage days={days} />
      </Route>
    </Switch>
  );
}

/** Sends waiting taps when the page opens, is shown again, has a network, or simply waits. Reads the days again after each success. */
function useTapSender({ kept, reload }: DaysState): void {
  const queue = useQueue();
  const isOnline = useOnline();
  const hasWork = nextTap(queue) !== undefined;
  const readAgain = useLatest(reload);

  useEffect(() => {
    changeQueue(now => withWaivers(now, kept?.answer.days.flatMap(({ visits }) => visits) ?? []));
  }, [kept]);

  useEffect(() => {
    if (!hasWork || !isOnline) return;
    return keepTrying(() => void sendTaps().then(hasAnswered => hasAnswered && readAgain.current()));
  }, [hasWork, isOnline, readAgain]);
}
