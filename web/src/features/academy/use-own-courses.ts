import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../api/client.ts';
import { useSession } from '../accounts/auth/session.tsx';

export type OwnCourse = components['schemas']['OwnEnrolment'];

/** The courses that the customer, or somebody in their care, learns at the academy. Few do, so an error only hides them. */
export function useOwnCourses(): OwnCourse[] {
  const { userId } = useSession();
  const { data } = useSWR(userId ? ['/academy/enrolment', userId] : null, () => ask(api.GET('/academy/enrolment')));
  return data ?? [];
}
