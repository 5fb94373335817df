import { Download, Percent, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { components } from '#contract';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { lastDayOf, latestMonths, monthName } from '../../../features/money/document/months.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { useSavedSettings } from '../../../features/salon/settings/saved-settings.ts';
import { readServices } from '../../../features/shop/catalog-admin/staff-catalog.ts';
import { useTeam } from '../../../features/visits/hand-over/use-team.ts';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, date, money, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useChangeRules } from './use-change-rules.ts';

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

const RuleDialog = lazy(() => import('./rule-dialog.tsx'));

type Rule = components['schemas']['CommissionRule'];

/** What shares are of, and who bears a refund, as the owner chose (rules M21 and M23). */
function Terms() {
  const { data: saved } = useSavedSettings();
  if (!saved) return null;
  const data = saved.settings;
  const base = data.commissionBeforeTax
    ? 'A share is of the price without GST, where the bill has tax.'
    : 'A share is of the price with the GST in it.';
  const refunds = data.refundsLowerCommission
    ? 'A refund lowers the commission in its own month.'
    : 'The salon bears refunds: commission stays.';
  return (
    <>
      {base} {refunds} <Link href="/admin/settings/prices">Change this in Settings</Link>.
    </>
  );
}

/** What professionals earn of a visit (rule M21). */
function RulesSection() {
  const list = useRecords('/pay/admin/rules', () => ask(adminApi.GET('/pay/admin/rules')), { isWhole: true });
  const { data: people = [] } = useTeam();
  const { data: services = [] } = useStaffRead(['/service/all', 'whole'], readServices);
  const { remove } = useChangeRules();
  const [isAdding, setAdding] = useState(false);

  const named = (all: string, things: { id: string; name: string }[], id: string | null) =>
    id === null ? all : (things.find(thing => thing.id === id)?.name ?? 'Not offered any more');
  const nameOf = ({ professionalId, serviceId }: Pick<Rule, 'professionalId' | 'serviceId'>) =>
    `${named('All professionals', people, professionalId)}, ${named('all services', services, serviceId)}`;

  const askToDelete = (rule: Rule) =>
    confirm({
      title: 'Delete this commission rule?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{nameOf(rule)}</p>
          <p className="mt-2">Visits that are done keep their commission. Visits to come earn by the other rules.</p>
        </>
      ),
      danger: true,
      confirm: 'Delete',
      confirming: 'Deleting...',
      fallback: 'Failed to delete the rule',
      act: () => remove(nameOf(rule), rule.id),
    });

  return (
    <section aria-labelledby="commission-rules">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="commission-rules" className="font-display text-xl font-medium">
          Commission Rules
        </h2>
        <AddButton by="PUT /pay/admin/rules" onClick={() => setAdding(true)}>
          Set Rule
        </AddButton>
      </div>
      <p className="mb-4 text-sm text-muted">
        The most specific rule holds: professional and service, then professional, then service, then all. <Terms />
      </p>
      <Records
        list={list}
        noun="commission rule"
        keyOf={({ id }) => id}
        nameOf={nameOf}
        columns={[
          { label: 'For', value: nameOf, on: 'title' },
          { label: 'Commission', value: amountWords, on: 'line' },
        ]}
        actions={rule => [
          { label: 'Delete', icon: Trash2, isDanger: true, by: 'DELETE /pay/admin/rules/{id}', onClick: () => askToDelete(rule) },
        ]}
        failed={{ title: 'Failed to load the commission rules', isBanner: true }}
        empty={{
          icon: Percent,
          title: 'No commission rules yet',
          hint: 'Without a rule, a visit earns its professional nothing but tips.',
        }}
      />
      {isAdding && (
        <LateDialog onClose={() => setAdding(false)}>
          <RuleDialog people={people} services={services} nameOf={nameOf} onClose={() => setAdding(false)} />
        </LateDialog>
      )}
    </section>
  );
}

function amountWords({ percent, perVisit, from }: Rule): string {
  return `${percent === null ? `${money(perVisit ?? 0)} a visit` : `${percent} % of the price`}, from ${date(from)}`;
}
