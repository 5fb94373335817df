import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { today } from '../../../shared/clock.ts';
import { askToApply } from './apply-rule.tsx';
import { useChangeRules } from './use-change-rules.ts';

const ruleValues = z
  .object({
    professionalId: z.string(),
    serviceId: z.string(),
    kind: z.enum(['percent', 'perVisit']),
    amount: z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, 'Enter an amount with at most two decimals')),
    from: z.string().check(z.minLength(1, 'From is required')),
  })
  .check(
    z.refine(({ kind, amount }) => Number(amount) <= (kind === 'percent' ? 100 : 1_000_000), {
      error: 'The amount is too large',
      path: ['amount'],
    }),
  );
type RuleValues = z.infer<typeof ruleValues>;

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
    resolver: zodResolver(ruleValues),
    defaultValues: { professionalId: '', serviceId: '', kind: 'percent', amount: '', from: today() },
  });
  const { update } = useChangeRules();
  const field = useFields(form);
  const kind = form.watch('kind');

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
        <NumberField label={kind === 'percent' ? 'Per cent (%)' : 'Rupees a visit (₹)'} required {...field('amount')} />
      </div>
      <TextField
        label="From"
        type="date"
        required
        hint="The first day on which it holds. If visits are done since then, we ask whether they earn by it."
        {...field('from')}
      />
    </FormDialog>
  );
}
