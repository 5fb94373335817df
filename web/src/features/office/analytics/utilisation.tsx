import { useId } from 'react';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { count, duration } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useHasNames } from '../../visits/hand-over/use-team.ts';
import { FiguresTable } from './figures-table.tsx';
import type { Span } from './period.ts';

/** How busy each professional is in the period. With teams nothing is asked. */
export function Utilisation({ span }: { span: Span }) {
  const titleId = useId();
  const hasNames = useHasNames();
  const { data, error, isBehind, reload } = useStaffRead(
    hasNames ? ['/professional/admin/figures', span.from, span.to] : null,
    () => ask(adminApi.GET('/professional/admin/figures', { params: { query: { from: span.from, to: span.to } } })),
  );
  if (!hasNames) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="mt-4 min-w-0 p-4 md:p-6">
      <h2 id={titleId} className="font-display text-xl font-medium">
        Professionals
      </h2>
      <p className="mb-2 text-sm text-muted">Used is the time of visits and travel as a share of the hours of work.</p>
      {error ? (
        <ReadFailed onRetry={reload}>Failed to load the figures of professionals</ReadFailed>
      ) : !data ? (
        <Skeleton className="h-60" />
      ) : data.length === 0 ? (
        <p className="text-muted">Nobody worked in this period.</p>
      ) : (
        <section
          aria-label="Professionals, scrolls sideways"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so keys must reach it
          tabIndex={0}
          aria-busy={isBehind}
          className="overflow-x-auto"
        >
          <div className="min-w-2xl">
            <FiguresTable
              caption="Professionals"
              columns={['Professional', 'Used', 'Visits', 'Time of visits', 'Travel', 'Hours', 'Asked for by name']}
              rows={data.map(
                ({ professional, utilisation, visits, visitMinutes, travelMinutes, rosteredMinutes, requestedByName }) => ({
                  key: professional.id,
                  name: professional.name,
                  share: utilisation,
                  figures: [
                    { text: `${Math.round(utilisation * 100)} %`, value: Math.round(utilisation * 100) },
                    { text: count(visits), value: visits },
                    ...[visitMinutes, travelMinutes, rosteredMinutes].map(minutes => ({
                      text: duration(minutes),
                      value: minutes,
                    })),
                    { text: count(requestedByName), value: requestedByName },
                  ],
                }),
              )}
            />
          </div>
        </section>
      )}
    </Card>
  );
}
