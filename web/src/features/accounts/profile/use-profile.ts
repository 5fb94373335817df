import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../../api/client.ts';
import { useSession } from '../auth/session.tsx';

export type Profile = components['schemas']['Profile'];

interface ProfileState {
  /** Undefined while it loads and without a customer. */
  profile: Profile | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
  /** Shows what the server just saved. */
  keep: (saved: Profile) => void;
}

/** Reads nothing if it is not wanted. */
export function useProfile(isWanted = true): ProfileState {
  const { userId } = useSession();
  const { data, error, mutate } = useSWR(isWanted && userId ? ['/auth/profile', userId] : null, () =>
    ask(api.GET('/auth/profile')),
  );
  return {
    profile: data,
    error: data ? undefined : error,
    reload: () => mutate(),
    keep: saved => void mutate(saved, { revalidate: false }),
  };
}

/** Tells a profile from the same one after a change. */
export function asRead({ fullName, email, gender, dateOfBirth, womenOnly }: Profile): string {
  return JSON.stringify([fullName, email, gender, dateOfBirth, womenOnly]);
}
