import { Download, Wallet } from 'lucide-react';
import { useState } from 'react';
import type { components } from '#contract';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { lastDayOf, latestMonths, monthName } from '../../../features/money/document/months.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, money, plural } from '../../../shared/format.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { RulesSection } from './rules-section.tsx';

type PayEntry = components['schemas']['PayEntry'];

/** What each professional earned in a month, and the rules of commission (rules M21 to M23). */
export default function PayPage() {
  const months = latestMonths() as [string, ...string[]];
  const [month, choose] = useUrlFilter('month', months);
  const query = { from: `${month}-01`, to: lastDayOf(month) };
  const load = async () => (await ask(adminApi.GET('/pay/admin', { params: { query } }))).professionals;
  const list = useRecords<PayEntry>('/pay/admin', load, { order: month, isLive: true });

  // Most months have none.
  const hasRefunds = list.things?.some(({ ofRefunds }) => ofRefunds.revenue !== 0 || ofRefunds.commission !== 0);

  return (
    <AdminPage title="Pay" action={<ExportButton month={month} query={query} />}>
      <Records
        list={list}
        noun="professional"
        filters={
          <FilterSelect
            label="Month"
            value={month}
            options={months.map(value => ({ value, label: monthName(value) }))}
            onChange={choose}
          />
        }
        keyOf={({ professional }) => professional.id}
        nameOf={({ professional }) => professional.name}
        columns={[
          { label: 'Professional', value: ({ professional }) => professional.name, on: 'title' },
          {
            label: 'Visits',
            value: ({ visits }) => count(visits),
            onCard: ({ visits }) => plural(visits, 'visit'),
            on: 'line',
            isFigure: true,
          },
          { label: 'Revenue', value: ({ revenue }) => money(revenue), on: 'fact', isFigure: true },
          {
            label: 'Commission',
            value: ({ commission }) => money(commission),
            on: 'fact',
            isFigure: true,
            className: 'font-semibold',
          },
          ...(hasRefunds
            ? [
                {
                  label: 'Of refunds',
                  value: ({ ofRefunds }: PayEntry) => money(ofRefunds.commission),
                  on: 'fact' as const,
                  isFigure: true,
                },
              ]
            : []),
          { label: 'Tips', value: ({ tips }) => money(tips), on: 'fact', isFigure: true },
        ]}
        failed={{ title: 'Failed to load the pay' }}
        empty={{
          icon: Wallet,
          title: 'Nobody completed a visit in this month',
          hint: 'Each completed visit of a named professional appears here with its commission.',
        }}
      />
      <div className="mt-10">
        <RulesSection />
      </div>
    </AdminPage>
  );
}

function ExportButton({ month, query }: { month: string; query: { from: string; to: string } }) {
  const [failure] = useState(failureToast);

  async function start() {
    failure.takeBack();
    try {
      const { data, error, response } = await adminApi.GET('/pay/admin/export', { params: { query }, parseAs: 'blob' });
      // The server refused; `ask` throws why.
      if (!data) return void (await ask(Promise.resolve({ error, response })));
      saveFile(`pay-${month}.csv`, 'text/csv', data as Blob);
      toast.success('The file is in your downloads', { detail: monthName(month) });
    } catch (problem) {
      if (hasCode(problem, 'UNAUTHORIZED')) return;
      failure.say('Failed to export the pay', { detail: messageOf(problem, 'Please check your connection and try again.') });
    }
  }

  return (
    <Button size="sm" variant="secondary" onClick={start}>
      <Download aria-hidden className="size-4.5" strokeWidth={1.75} />
      Export
    </Button>
  );
}
