import { keys } from '../../shared/storage.ts';
import { keptDraft } from '../auth/kept-draft.ts';
import type { ProfileValues } from './profile-form.ts';
import type { Profile } from './use-profile.ts';

/** About the profile as it was read: of one that was changed meanwhile the other fields would be put back. */
export const keptProfile = keptDraft<ProfileValues>(keys.profileDraft, { fullName: '', email: '', gender: '', dateOfBirth: '' });

export function asRead({ fullName, email, gender, dateOfBirth }: Profile): string {
  return JSON.stringify([fullName, email, gender, dateOfBirth]);
}
