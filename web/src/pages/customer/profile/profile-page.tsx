import { CalendarDays } from 'lucide-react';
import * as common from '#words/common';
import * as words from '#words/profile';
import * as titles from '#words/titles';
import { writtenMobile } from '../../../../../common/phone.ts';
import { messageOf } from '../../../api/message-of.ts';
import { type Profile, useProfile } from '../../../features/accounts/profile/use-profile.ts';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountStatus, statusGrid } from './account-status.tsx';
import { MyCourses } from './my-courses.tsx';
import { MyData } from './my-data.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { SignIns } from './sign-ins.tsx';

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
        <MyCourses />
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
