import { useMemo } from 'react';
import type { components } from '#contract';
import type { Profile } from '../profile/use-profile.ts';

export interface MessageValues {
  name: string;
  mobile: string;
  email: string;
  message: string;
}

/** The form as a customer finds it: who they are is known. The same object until the profile changes. */
export function useKnownSender(profile: Profile | undefined): MessageValues {
  return useMemo(
    () => ({ name: profile?.fullName ?? '', mobile: profile?.mobile ?? '', email: profile?.email ?? '', message: '' }),
    [profile],
  );
}

/** What is left empty is left out (rule V13: a mobile or an e-mail). */
export function messageRequest({ name, mobile, email, message }: MessageValues): components['schemas']['MessageRequest'] {
  const at = email.trim();
  return { name: name.trim(), ...(mobile && { mobile }), ...(at && { email: at }), message: message.trim() };
}
