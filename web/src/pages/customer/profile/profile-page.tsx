import { CalendarDays, CircleCheck, Clock, LogOut, type LucideIcon, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/profile';
import { language } from '#words/site';
import * as titles from '#words/titles';
import { writtenMobile } from '../../../../../common/phone.ts';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { type Profile, useProfile } from '../../../features/accounts/profile/use-profile.ts';
import { paths } from '../../../paths.ts';
import { instant } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { BringFriends } from './bring-friends.tsx';
import { MyCourses } from './my-courses.tsx';
import { MyData } from './my-data.tsx';
import { Panel } from './panel.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { RemindersAndOffers } from './reminders-and-offers.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

export default function ProfilePage() {
  useDocumentTitle(titles.profile);
  return (
    <div className="page-width py-6 md:py-12">
      <PageTitle>{common.profile}</PageTitle>
      <Contents />
    </div>
  );
}

function Contents() {
  const { profile, error, reload, keep } = useProfile();
  if (error) {
    return (
      <ErrorState title={words.fetchFailed} onRetry={reload}>
        <p>{messageOf(error, common.checkConnection)}</p>
      </ErrorState>
    );
  }
  if (!profile) return <ProfileSkeleton />;
  return (
    <div className={profileGrid}>
      <div className={asideLook}>
        <ProfileHeader profile={profile} />
        <AccountStatus profile={profile} />
      </div>
      <div className="grid grid-cols-1 content-start gap-5 lg:gap-6">
        <PersonalInformation profile={profile} onSaved={keep} />
        <SavedAddresses />
        <BringFriends />
        <MyCourses />
        <RemindersAndOffers profile={profile} />
        <SignIns />
        <MyData />
      </div>
    </div>
  );
}

function ProfileHeader({ profile }: { profile: Profile }) {
  const { fullName, email, mobile } = profile;
  return (
    <section
      aria-label={words.you}
      className="gap-5 rounded-xl bg-sand p-5 sm:flex sm:items-center sm:justify-between md:p-6 lg:block"
    >
      <div className="flex items-center gap-4 max-[17rem]:flex-col max-[17rem]:items-start lg:flex-col lg:items-start">
        <span
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-full bg-plum font-display text-3xl font-medium text-card ring-4 ring-marigold/60 lg:size-20 lg:text-4xl"
        >
          {[...fullName][0]?.toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="font-display text-2xl font-medium tracking-tight wrap-anywhere">{fullName}</p>
          <p className="figures mt-0.5 text-muted">{writtenMobile(mobile)}</p>
          <p className="text-muted wrap-anywhere">{email ?? words.noEmail}</p>
        </div>
      </div>
      <LinkButton href={paths.bookings} className="max-sm:mt-5 max-sm:w-full shrink-0 lg:mt-5 lg:w-full">
        <CalendarDays aria-hidden className="size-5" strokeWidth={1.75} />
        {words.viewBookings}
      </LinkButton>
    </section>
  );
}

function ProfileSkeleton() {
  return (
    <div aria-busy className={profileGrid}>
      <div className={asideLook}>
        <div className="rounded-xl bg-sand p-5 md:p-6">
          <div className="flex items-center gap-4 lg:flex-col lg:items-start">
            <Skeleton className="size-16 shrink-0 rounded-full! bg-line! lg:size-20" />
            <div className="grid w-full gap-2.5 py-1.5">
              <Skeleton className="h-6 w-2/3 bg-line!" />
              <Skeleton className="h-4 w-1/2 bg-line!" />
              <Skeleton className="h-4 w-3/5 bg-line!" />
            </div>
          </div>
          <Skeleton className="mt-5 h-12 rounded-full! bg-line!" />
        </div>
        <div className={statusGrid}>
          <Repeat times={2}>
            <Skeleton className="h-20 rounded-lg!" />
          </Repeat>
          <Skeleton className="h-20 rounded-lg! max-sm:col-span-full" />
        </div>
      </div>
      <div className="grid content-start gap-5 lg:gap-6">
        <Repeat times={2}>
          <Card className="grid gap-4">
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-32" />
          </Card>
        </Repeat>
      </div>
    </div>
  );
}

// Shared with the skeleton. On a desktop the personal data stay visible.
const profileGrid = 'mt-5 grid grid-cols-1 gap-5 md:mt-8 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-6';
const asideLook = 'grid grid-cols-1 gap-5 lg:sticky lg:top-26 lg:gap-6';

function AccountStatus({ profile }: { profile: Profile }) {
  return (
    <section aria-labelledby="status-title">
      <h2 id="status-title" className="sr-only">
        {words.accountStatus}
      </h2>
      <dl className={statusGrid}>
        {/* Only active accounts can sign in. */}
        <Fact icon={CircleCheck} label={words.status} value={words.active} />
        <Fact icon={UserRound} label={words.role} value={language === 'en' ? profile.role || words.customer : words.customer} />
        <Fact icon={Clock} label={words.lastActive} value={instant(profile.lastActive)} className="max-sm:col-span-full" />
      </dl>
    </section>
  );
}

const statusGrid = 'two-columns grid gap-3 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-1';

interface FactProps {
  icon: LucideIcon;
  label: string;
  value: string;
  className?: string;
}

function Fact({ icon: Icon, label, value, className }: FactProps) {
  return (
    <Card padding="none" className={`relative py-4 pr-4 pl-13 ${className ?? ''}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures font-semibold text-ink">
        {value}
        <Icon aria-hidden className="absolute top-1/2 left-4 size-6 -translate-y-1/2 text-plum" strokeWidth={1.75} />
      </dd>
    </Card>
  );
}

/** For a lost phone, or one that others use. */
function SignIns() {
  const signOut = useSignOutEverywhere();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={words.signIns}>
      <p className="text-muted">{words.signInsNote}</p>
      <div className="mt-5 grid sm:flex">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
          {words.signOutEverywhere}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.signOutEverywhereQuestion}
          confirm={words.signOut}
          confirming={words.signingOut}
          fallback={words.signOutFailed}
          onConfirm={signOut}
          onClose={() => setAsking(false)}
        >
          <p>{words.signOutEverywhereText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** Ends all sessions of the customer, this one too, and leads home (rule S14). Throws ApiError. */
function useSignOutEverywhere(): () => Promise<void> {
  const { leave } = useSession();
  const [, navigate] = useLocation();
  return async () => {
    await ask(api.POST('/auth/sign-out-everywhere')).catch(error => {
      // After a lost answer the first call may have ended this session, too.
      if (!hasCode(error, 'UNAUTHORIZED')) throw error;
    });
    // Home first: a customer's page would ask to sign in again.
    navigate(paths.home);
    leave();
    toast.success(words.signedOutEverywhere);
  };
}
