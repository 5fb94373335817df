import { Pencil, Smartphone } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as numberWords from '#words/number';
import * as words from '#words/profile';
import { writtenMobile } from '../../../../../common/phone.ts';
import { api, ask } from '../../../api/client.ts';
import { customer, visitor } from '../../../features/accounts/auth/customer.ts';
import { genderWord } from '../../../features/accounts/profile/genders.ts';
import { asRead, type Profile } from '../../../features/accounts/profile/use-profile.ts';
import { askedOf, type NumberSide, numberDraft } from '../../../features/office/change-mobile/number-side.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import { hasKept } from '../../../forms/use-kept.ts';
import { date } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';
import { keys } from '../../../shared/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Panel } from './panel.tsx';

const NumberDialog = lazy(() => import('../../../features/office/change-mobile/number-dialog.tsx'));
const EditProfileDialog = lazy(() => import('../../../features/accounts/profile/edit-profile-dialog.tsx'));

interface Props {
  profile: Profile;
  onSaved: (saved: Profile) => void;
}

export function PersonalInformation({ profile, onSaved }: Props) {
  // Reopens the dialog if the session ended while it was open.
  const [isEditing, setEditing] = useState(() => hasKept({ by: customer, of: keys.profileDraft, about: asRead(profile) }));
  const [isRenumbering, setRenumbering] = useState(() => hasKept({ by: visitor, of: numberDraft }));
  const { fullName, mobile, email, gender, dateOfBirth, womenOnly, businessName, gstin } = profile;
  const isNamed = useSettings()?.capacity === 'PROFESSIONALS';
  return (
    <Panel
      title={words.personal}
      action={
        <Button variant="secondary" size="sm" aria-label={words.editProfile} onClick={() => setEditing(true)}>
          <Pencil aria-hidden className="size-4" />
          {common.edit}
        </Button>
      }
    >
      <dl className="@container grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-4">
        <Fact label={words.fullName} value={fullName} />
        <Fact label={words.mobile} value={writtenMobile(mobile)} />
        <Fact label={words.email} value={email} />
        <Fact label={words.gender} value={genderWord(gender)} />
        <Fact label={words.dateOfBirth} value={dateOfBirth && date(dateOfBirth)} />
        {businessName && <Fact label={words.invoicesFor} value={`${businessName}, GSTIN ${gstin}`} />}
        {isNamed && <Fact label={words.whoComes} value={womenOnly ? words.onlyWomen : words.anyone} />}
      </dl>
      <div className="mt-5 grid sm:flex">
        <Button variant="secondary" onClick={() => setRenumbering(true)}>
          <Smartphone aria-hidden className="size-5" strokeWidth={1.75} />
          {numberWords.changeNumber}
        </Button>
      </div>
      {isRenumbering && (
        <LateDialog onClose={() => setRenumbering(false)}>
          <NumberDialog side={numberSideOf(profile, onSaved)} onClose={() => setRenumbering(false)} />
        </LateDialog>
      )}
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
      <dd className={value ? 'figures font-semibold wrap-anywhere' : 'text-muted'}>{value ?? words.notGiven}</dd>
    </div>
  );
}

/** The customer changes the own number. */
function numberSideOf({ mobile: present }: Profile, onSaved: (saved: Profile) => void): NumberSide {
  return {
    by: visitor,
    digits: 4,
    present,
    ask: mobile => ask(api.POST('/auth/profile/mobile/passcode', { body: { ...askedOf(mobile), ...readerLanguage } })),
    change: async body => onSaved(await ask(api.PUT('/auth/profile/mobile', { body }))),
  };
}
