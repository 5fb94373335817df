import { ListChecks } from 'lucide-react';
import { FIELD_WORDS, KEPT_WORDS, REASON_WORDS } from '../../../../../common/import-words.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count } from '../../../shared/format.ts';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { FileButton } from './file-button.tsx';
import { type Import, type RowState, rowWords } from './imports.ts';

const states = ['NEW', 'MERGED', 'SAME', 'REFUSED'] as const satisfies RowState[];

/** The rows by what becomes of them. */
export function RowsPart({ run }: { run: Import }) {
  const [state, show] = useUrlFilter('show', states);
  const path = { id: run.id };
  const list = useRecords(
    '/import/admin/{id}/row',
    ({ page }) => ask(adminApi.GET('/import/admin/{id}/row', { params: { path, query: { state, page } } })),
    { order: `${run.id} ${run.state} ${state}` },
  );
  return (
    <section aria-label="Rows" className="mt-6">
      <Records
        list={list}
        noun="row"
        layout="rows"
        filters={
          <ChipStrip
            label="Show"
            options={states.map(value => ({ value, label: `${rowWords[value].label} ${count(run.counts[value])}` }))}
            chosen={state}
            onChoose={show}
          />
        }
        keyOf={({ row }) => String(row)}
        nameOf={({ row }) => `Row ${row}`}
        columns={[
          {
            label: 'Row',
            value: ({ row, cells }) => (
              <span className="wrap-anywhere">
                <span className="figures text-muted">{row}</span> {cells.filter(Boolean).slice(0, 4).join(' · ')}
              </span>
            ),
            on: 'title',
          },
          {
            label: 'Why',
            value: ({ field, reason, kept }) =>
              [
                reason && `${field ? `${FIELD_WORDS[field]}: ` : ''}${REASON_WORDS[reason] ?? reason}`,
                kept && `Stays, because it was ${KEPT_WORDS[kept] ?? kept}.`,
              ]
                .filter(Boolean)
                .join(' '),
            on: 'line',
          },
        ]}
        failed={{ title: 'Failed to load the rows', isBanner: true }}
        empty={{
          icon: ListChecks,
          title: run.forgottenAt ? 'The rows are deleted' : `No row is ${rowWords[state].label.toLowerCase()}`,
          hint: run.forgottenAt ? 'Rows are kept for 7 days.' : rowWords[state].hint,
        }}
      />
      {state === 'REFUSED' && run.counts.REFUSED > 0 && !run.forgottenAt && (
        <div className="mt-4">
          <p className="mb-2 max-w-prose text-sm text-muted">
            These are left out. Correct them in the table of refused rows and bring that table; what is in already stays as it is.
          </p>
          <FileButton
            label="Download Refused Rows"
            file="refused-rows.csv"
            load={() => adminApi.GET('/import/admin/{id}/refused', { params: { path }, parseAs: 'blob' })}
          />
        </div>
      )}
    </section>
  );
}
