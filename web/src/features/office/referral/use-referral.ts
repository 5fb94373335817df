import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../../api/client.ts';
import { useSession } from '../../accounts/auth/session.tsx';

type Referral = components['schemas']['Referral'];

/** What this customer may tell friends. An error only hides it. */
export function useReferral() {
  const { userId } = useSession();
  const { data, mutate } = useSWR(userId ? ['/referral', userId] : null, () => ask(api.GET('/referral')));
  return { referral: data, keep: (saved: Referral) => void mutate(saved, { revalidate: false }) };
}
