import { type UseFormReturn, useForm } from 'react-hook-form';
import type { components } from '#contract';
import type { Gender } from './genders.ts';
import type { Profile } from './use-profile.ts';

type ProfileUpdate = components['schemas']['ProfileUpdate'];

/** As the fields hold them. Without a value, the text is empty. */
export interface ProfileValues {
  fullName: string;
  email: string;
  gender: Gender | '';
  dateOfBirth: string;
  womenOnly: boolean;
  businessName: string;
  gstin: string;
}

export type ProfileForm = UseFormReturn<ProfileValues>;

export function useProfileForm({ fullName, womenOnly, ...optional }: Profile): ProfileForm {
  const { email, gender, dateOfBirth, businessName, gstin } = optional;
  return useForm<ProfileValues>({
    defaultValues: {
      fullName,
      email: email ?? '',
      gender: gender ?? '',
      dateOfBirth: dateOfBirth ?? '',
      womenOnly,
      businessName: businessName ?? '',
      gstin: gstin ?? '',
    },
  });
}

/** An emptied field is cleared on the server with null (rule S19). */
export function updateOf({ fullName, email, gender, dateOfBirth, womenOnly, businessName, gstin }: ProfileValues): ProfileUpdate {
  return {
    fullName: fullName.trim(),
    email: email.trim() || null,
    gender: gender || null,
    dateOfBirth: dateOfBirth || null,
    womenOnly,
    businessName: businessName.trim() || null,
    gstin: gstin.trim() || null,
  };
}
