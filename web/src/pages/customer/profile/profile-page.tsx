import { messageOf } from '../../../api/message-of.ts';
import { useProfile } from '../../../features/profile/use-profile.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AccountStatus } from './account-status.tsx';
import { MyData } from './my-data.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { asideLook, profileGrid } from './profile-layout.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

export default function ProfilePage() {
  useDocumentTitle('Profile');
  return (
    <div className="page-width py-6 md:py-12">
      <PageTitle>Profile</PageTitle>
      <Contents />
    </div>
  );
}

function Contents() {
  const { profile, error, reload, keep } = useProfile();
  if (error) {
    return (
      <ErrorState title="Failed to fetch profile" onRetry={reload}>
        <p>{messageOf(error, 'Please check your connection and try again.')}</p>
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
        <MyData />
      </div>
    </div>
  );
}
