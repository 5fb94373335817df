import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { setCommissionRule } from '../../../../../common/bounds/pay.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { also } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { NumberField } from '../../../forms/number-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import { askToApply } from './apply-rule.tsx';
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
