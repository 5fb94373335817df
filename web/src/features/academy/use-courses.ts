import useSWR from 'swr';
import { ApiError } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { readState } from '../../api/read-state.ts';
import { readerLanguage } from '../../shared/reader-language.ts';

/** What the academy teaches now. */
export function useCourses() {
  const { data, error, mutate } = useSWR('/academy/course', () =>
    ask(api.GET('/academy/course', { params: { query: readerLanguage } })),
  );
  return { courses: data, ...readState(data, error), reload: () => mutate() };
}

export function useCourse(id: string) {
  const { data, error, mutate } = useSWR(['/academy/course', id], ([, courseId]) =>
    ask(api.GET('/academy/course/{id}', { params: { path: { id: courseId }, query: readerLanguage } })),
  );
  // A malformed id is a 400.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return { course: isMissing ? undefined : data, isMissing, ...readState(data, error), reload: () => mutate() };
}
