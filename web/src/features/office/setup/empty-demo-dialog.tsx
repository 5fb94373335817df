import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { emptyDemo as emptyDemoBounds } from '../../../../../common/bounds/settings.gen.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { plural } from '../../../shared/format.ts';
import { toast } from '../../../ui/toast.ts';
import { type Setup, useChangeSetup, useSetup } from './use-setup.ts';

type Values = Typed<components['schemas']['EmptyDemoRequest'], 'settings'> & { word: string };

const resolver = fromContract<Values>(emptyDemoBounds, undefined, { word: 'Type EMPTY' });

const raised = (text: string) => text.toUpperCase();

const nouns = {
  services: ['service', 'services'],
  categories: ['category', 'categories'],
  coupons: ['coupon', 'coupons'],
  courses: ['course', 'courses'],
  professionals: ['professional', 'professionals'],
  customers: ['customer', 'customers'],
  visits: ['visit', 'visits'],
} as const;

const namesOf = (left: NonNullable<Setup['demo']>): string[] =>
  Object.entries(nouns).flatMap(([name, [one, many]]) => {
    const number = left[name as keyof typeof nouns];
    return number > 0 ? [plural(number, one, many)] : [];
  });

/** Asks with a typed word, because nothing brings the demo back. */
export function EmptyDemoDialog({ onClose }: { onClose: () => void }) {
  const left = useSetup().data?.demo;
  const { emptyDemo } = useChangeSetup();
  const form = useForm<Values>({
    resolver,
    defaultValues: { word: '', settings: true },
  });
  const field = useFields(form, emptyDemoBounds);

  async function save({ settings }: Values) {
    await emptyDemo(settings);
    onClose();
    toast.success('The demo is gone. This is your salon now.');
  }

  return (
    <FormDialog
      form={form}
      title="Empty the demo salon?"
      save="Empty the Demo"
      saving="Emptying..."
      onSave={save}
      onClose={onClose}
      fallback="The demo could not be emptied. Try again: it goes on where it stopped."
    >
      {left && (
        <p>
          It removes what the demo brought: <span className="figures font-semibold">{namesOf(left).join(', ')}</span>, with their
          reviews. What you made or changed stays. Nothing brings the demo back.
        </p>
      )}
      <SwitchField
        label="Its name and claims, too"
        hint="What Settings still say of the demo is emptied: name, telephone, e-mail, address, figures. What you typed stays."
        {...form.register('settings')}
      />
      <TextField label="Type EMPTY" required autoComplete="off" autoCapitalize="characters" read={raised} {...field('word')} />
    </FormDialog>
  );
}
