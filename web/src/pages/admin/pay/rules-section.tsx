import { Percent, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { AddButton } from '../../../features/office/admin-shell/admin-page.tsx';
import { useSavedSettings } from '../../../features/salon/settings/saved-settings.ts';
import { readServices } from '../../../features/shop/catalog-admin/catalog.ts';
import { useTeam } from '../../../features/visits/hand-over/use-team.ts';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { date, money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { useChangeRules } from './use-change-rules.ts';

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
export function RulesSection() {
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
        <AddButton onClick={() => setAdding(true)}>Set Rule</AddButton>
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
        actions={rule => [{ label: 'Delete', icon: Trash2, isDanger: true, onClick: () => askToDelete(rule) }]}
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
