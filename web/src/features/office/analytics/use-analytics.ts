import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import type { Span } from './period.ts';

export type Analytics = components['schemas']['Analytics'];

export function useAnalytics(span: Span | null) {
  return useStaffRead(span && ['/analytics/admin', span.from, span.to], () =>
    ask(adminApi.GET('/analytics/admin', { params: { query: span ?? {} } })),
  );
}
