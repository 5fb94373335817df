import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { customer } from '../../../features/auth/customer.ts';
import { genderWord } from '../../../features/profile/genders.ts';
import { asRead, type Profile } from '../../../features/profile/use-profile.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { hasKept } from '../../../forms/use-kept.ts';
import { date } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { writtenMobile } from '../../../shared/phone.ts';
import { keys } from '../../../shared/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Panel } from './panel.tsx';

const EditProfileDialog = lazy(() => import('../../../features/profile/edit-profile-dialog.tsx'));

interface Props {
  profile: Profile;
  onSaved: (saved: Profile) => void;
}

export function PersonalInformation({ profile, onSaved }: Props) {
  // Reopens the dialog if the session ended while it was open.
  const [isEditing, setEditing] = useState(() => hasKept({ by: customer, of: keys.profileDraft, about: asRead(profile) }));
  const { fullName, mobile, email, gender, dateOfBirth, womenOnly } = profile;
  const isNamed = useSettings()?.capacity === 'PROFESSIONALS';
  return (
    <Panel
      title="Personal information"
      action={
        <Button variant="secondary" size="sm" aria-label="Edit Profile" onClick={() => setEditing(true)}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
      }
    >
      <dl className="@container grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-4">
        <Fact label="Full name" value={fullName} />
        <Fact label="Mobile" value={writtenMobile(mobile)} />
        <Fact label="E-mail" value={email} />
        <Fact label="Gender" value={genderWord(gender)} />
        <Fact label="Date of birth" value={dateOfBirth && date(dateOfBirth)} />
        {isNamed && <Fact label="Who comes" value={womenOnly ? 'Only women' : 'Anyone'} />}
      </dl>
      {isEditing && (
        <LateDialog onClose={() => setEditing(false)}>
          <EditProfileDialog profile={profile} onSaved={onSaved} onClose={() => setEditing(false)} />
        </LateDialog>
      )}
    </Panel>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="@min-[15rem]:max-sm:grid @min-[15rem]:max-sm:grid-cols-[6.5rem_1fr] @min-[15rem]:max-sm:gap-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={value ? 'figures font-semibold wrap-anywhere' : 'text-muted'}>{value ?? 'Not given'}</dd>
    </div>
  );
}
