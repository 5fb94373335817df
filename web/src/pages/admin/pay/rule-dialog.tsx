import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { setCommissionRule } from '../../../../../common/bounds/pay.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { also } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import { date, money, plural } from '../../../shared/format.ts';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { useChangeRules } from './use-change-rules.ts';

interface RuleValues extends Typed<components['schemas']['CommissionRuleRequest'], 'professionalId' | 'serviceId' | 'from'> {
  kind: 'percent' | 'perVisit';
  amount: string;
}

/** The amount is what the kind says. */
const boundsFor = (kind: RuleValues['kind']) =>
  also(setCommissionRule, { amount: setCommissionRule.properties[kind] }, ['amount']);

const resolver = fromContract<RuleValues>(({ kind }) => boundsFor(kind));

interface Named {
  id: string;
  name: string;
}

interface Props {
  people: Named[];
  services: Named[];
  nameOf: (rule: Pick<components['schemas']['CommissionRule'], 'professionalId' | 'serviceId'>) => string;
  onClose: () => void;
}

/** Sets a commission rule. The same professional, service and day replace the rule before. */
export default function RuleDialog({ people, services, nameOf, onClose }: Props) {
  const form = useForm<RuleValues>({
    resolver,
    defaultValues: { professionalId: '', serviceId: '', kind: 'percent', amount: '', from: today() },
  });
  const { update } = useChangeRules();
  const kind = form.watch('kind');
  const field = useFields(form, boundsFor(kind));

  async function save({ professionalId, serviceId, kind, amount, from }: RuleValues) {
    const key = { professionalId: professionalId || null, serviceId: serviceId || null };
    const rule = { ...key, from, [kind]: Number(amount) };
    await update(nameOf(key), () => ask(adminApi.PUT('/pay/admin/rules', { body: rule })));
    onClose();
    if (from <= today()) await askToApply(rule, applied => update(nameOf(key), applied));
  }

  const options = (all: string, named: Named[]) => [
    { value: '', label: all },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <FormDialog
      form={form}
      title="Set Commission Rule"
      save="Save Rule"
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to save the rule"
    >
      <SelectField label="Professional" options={options('All professionals', people)} {...field('professionalId')} />
      <SelectField label="Service" options={options('All services', services)} {...field('serviceId')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Kind"
          options={[
            { value: 'percent', label: 'Per cent of the price' },
            { value: 'perVisit', label: 'Rupees a visit' },
          ]}
          {...field('kind')}
        />
        <NumberField label={kind === 'percent' ? 'Per cent (%)' : 'Rupees a visit (₹)'} {...field('amount')} />
      </div>
      <TextField
        label="From"
        type="date"
        hint="The first day on which it holds. If visits are done since then, we ask whether they earn by it."
        {...field('from')}
      />
    </FormDialog>
  );
}

type Rule = components['schemas']['CommissionRuleRequest'];
type Preview = components['schemas']['RulePreview'];

/** Asks whether visits that are done since the first day of a rule earn by it, if any would earn more (rule M46). The rule is saved. */
async function askToApply(rule: Rule, save: (call: () => Promise<unknown>) => Promise<unknown>): Promise<void> {
  // Without an answer nobody is asked: the rule holds from now on, and can be set again.
  const preview = await ask(adminApi.POST('/pay/admin/rules/preview', { body: rule })).catch(() => null);
  if (!preview || preview.visits === 0) return;
  confirm({
    title: `Apply the rule to ${plural(preview.visits, 'done visit')}?`,
    body: <WhatItRaises preview={preview} />,
    confirm: 'Apply',
    confirming: 'Applying...',
    cancel: 'Leave Them',
    fallback: 'Failed to apply the rule',
    act: () => save(() => ask(adminApi.PUT('/pay/admin/rules', { body: { ...rule, applyToDone: true } }))),
  });
}

function WhatItRaises({ preview: { lower, firstDay, lastDay, professionals } }: { preview: Preview }) {
  return (
    <div className="figures grid gap-3">
      <p>{daysWords(firstDay, lastDay)} Now they would earn more:</p>
      <ul className="divide-y divide-line">
        {professionals.map(({ professional, visits, more }) => (
          <li key={professional.id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {professional.name}, {plural(visits, 'visit')}
            </span>
            <strong className="shrink-0">{money(more)}</strong>
          </li>
        ))}
      </ul>
      {lower > 0 && <p className="text-muted">{plural(lower, 'other visit')} would earn less, and stay as they are.</p>}
    </div>
  );
}

function daysWords(first: string | null, last: string | null): string {
  if (!first || !last) return '';
  return first === last ? `They were done on ${date(first)}.` : `They were done from ${date(first)} to ${date(last)}.`;
}
