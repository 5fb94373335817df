import { FileDown } from 'lucide-react';
import { useLocation } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, instant, plural } from '../../../shared/format.ts';
import { FileButton } from './file-button.tsx';
import { kindWords, stateWords } from './imports.ts';
import { UploadCard } from './upload-card.tsx';

/** Customers, services and bookings from another program, and the tables to leave with (rule B80). */
export default function MovingInPage() {
  const [, go] = useLocation();
  const list = useRecords('/import/admin', ({ page }) => ask(adminApi.GET('/import/admin', { params: { query: { page } } })), {
    isLive: true,
  });
  return (
    <AdminPage title="Move In">
      <UploadCard />
      <h2 className="mb-3 font-display text-xl font-medium">Imports</h2>
      <Records
        list={list}
        noun="import"
        keyOf={({ id }) => id}
        nameOf={({ kind, fileName }) => fileName ?? kindWords[kind]}
        onOpen={({ id }) => go(adminPaths.import(id))}
        columns={[
          { label: 'File', value: ({ kind, fileName }) => fileName ?? kindWords[kind], on: 'title' },
          { label: 'What', value: ({ kind, rows }) => `${kindWords[kind]}, ${plural(rows, 'row')}`, on: 'line' },
          { label: 'State', value: ({ state }) => stateWords[state], on: 'figure' },
          { label: 'New', value: ({ counts }) => count(counts.NEW), on: 'fact', isFigure: true },
          { label: 'Refused', value: ({ counts }) => count(counts.REFUSED), on: 'fact', isFigure: true },
          { label: 'When', value: ({ createdAt }) => instant(createdAt), on: 'foot' },
        ]}
        failed={{ title: 'Failed to load the imports' }}
        empty={{ icon: FileDown, title: 'No imports yet', hint: 'What you bring from another program appears here.' }}
      />
      <section aria-labelledby="leave-title" className="mt-10">
        <h2 id="leave-title" className="font-display text-xl font-medium">
          Take your books along
        </h2>
        <p className="mt-0.5 mb-3 max-w-prose text-muted">
          These tables have the same columns as the templates. Bookings are exported in their own list.
        </p>
        <div className="flex flex-wrap gap-2">
          {(['CUSTOMERS', 'SERVICES'] as const).map(kind => (
            <FileButton
              key={kind}
              label={`Export ${kindWords[kind]}`}
              file={`${kind.toLowerCase()}.csv`}
              load={() => adminApi.GET('/import/admin/template', { params: { query: { kind, filled: true } }, parseAs: 'blob' })}
            />
          ))}
        </div>
      </section>
    </AdminPage>
  );
}
