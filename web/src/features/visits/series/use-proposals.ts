import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../../api/client.ts';
import { useSession } from '../../accounts/auth/session.tsx';

export type Proposal = components['schemas']['SeriesProposal'];

const path = '/series/user/{id}';

/**
 * Which of the customer's visits could come again, and how often (rule B108). Undefined while it is read, and without network, because nothing
 * could be booked. `newest`: a visit that may be newer than what was read before.
 */
export function useProposals(newest?: string): Proposal[] | undefined {
  const { userId } = useSession();
  const { data } = useSWR(userId ? [path, userId, newest] : null, () =>
    ask(api.GET(path, { params: { path: { id: userId ?? '' } } })),
  );
  return data;
}

/** What to read again when a series began or ended. */
export function isProposalsKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === path;
}
