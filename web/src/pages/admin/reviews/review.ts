import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useResource } from '../../../records/use-resource.ts';

export type StaffReview = components['schemas']['StaffReview'];

export function useChangeReviews() {
  const { update } = useResource({ noun: 'review', gone: 'NOT_FOUND', touches: ['/review/admin', '/assistant/admin/today'] });
  const at = (id: string) => ({ params: { path: { id } } });
  return {
    hide: (id: string, reason: string) =>
      update(null, () => ask(adminApi.PUT('/review/admin/{id}/hide', { ...at(id), body: { reason } }))),
    show: (id: string) => update(null, () => ask(adminApi.PUT('/review/admin/{id}/show', at(id)))),
    answer: (id: string, answer: string | null) =>
      update(null, () => ask(adminApi.PUT('/review/admin/{id}/answer', { ...at(id), body: { answer } }))),
  };
}
