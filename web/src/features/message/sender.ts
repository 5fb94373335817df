import { useMemo } from 'react';
import type { components } from '#contract';
import type { Profile } from '../profile/use-profile.ts';

export interface MessageValues {
  name: string;
  mobile: string;
  email: string;
  message: string;
}

/** The form of a signed-in customer, with their name and contact. The same object until the profile changes. */
export function useKnownSender(profile: Profile | undefined): MessageValues {
  return useMemo(
    () => ({ name: profile?.fullName ?? '', mobile: profile?.mobile ?? '', email: profile?.email ?? '', message: '' }),
    [profile],
  );
}

/** Leaves out empty fields (rule V13: a mobile or an e-mail). */
export function messageRequest({ name, mobile, email, message }: MessageValues): components['schemas']['MessageRequest'] {
  const at = email.trim();
  return { name: name.trim(), ...(mobile && { mobile }), ...(at && { email: at }), message: message.trim() };
}
