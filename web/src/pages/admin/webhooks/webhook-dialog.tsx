import { type UseFormReturn, useForm } from 'react-hook-form';
import type { components } from '#contract';
import { createWebhook } from '../../../../../common/bounds/webhooks.gen.ts';
import { staff } from '../../../api/staff-session.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { without } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { eventTypes, eventWords, nameOf, useChangeWebhooks, type Webhook } from './webhook.ts';

type Values = Typed<
  components['schemas']['WebhookRequest'],
  'url' | 'description' | 'allEvents' | 'events' | 'currentPassword'
> & {
  active: boolean;
};

const resolver = fromContract<Values>(
  ({ allEvents }) => (allEvents ? without(createWebhook, 'events') : createWebhook),
  ({ url }, refuse) => {
    if (url && !URL.canParse(url)) refuse('url', { rule: 'format' });
  },
);

interface Props {
  /** null adds one. */
  webhook: Webhook | null;
  onMade: (made: components['schemas']['NewWebhook']) => void;
  onClose: () => void;
}

export default function WebhookDialog({ webhook, onMade, onClose }: Props) {
  const { create, update } = useChangeWebhooks();
  const { url = '', description = '', events = [], allEvents = false, active = true } = webhook ?? {};
  const form = useForm<Values>({
    resolver,
    defaultValues: { url, description: description ?? '', events, allEvents, active, currentPassword: '' },
  });
  useKeptForm(form, { by: staff, of: `webhook ${webhook?.id}`, about: asFilled(form), except: ['currentPassword'] });
  const field = useFields(form, createWebhook);

  async function save({ active, ...typed }: Values) {
    const chosen = typed.allEvents ? [...eventTypes] : typed.events;
    const body = { ...typed, events: chosen, description: typed.description || null };
    if (webhook) {
      await update(nameOf(body), webhook.id, { ...body, active });
      onClose();
    } else onMade(await create(body));
  }

  return (
    <FormDialog
      form={form}
      title={webhook ? 'Edit Webhook' : 'Add Webhook'}
      save={webhook ? 'Save Changes' : 'Add Webhook'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback={webhook ? 'Failed to update webhook' : 'Failed to create webhook'}
    >
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="The people who build the program tell you. It must begin with https://"
        {...field('url')}
      />
      <TextField label="Description" hint="What it is for, like Accounts or Calendar." {...field('description')} />
      <EventsField all={form.register('allEvents')} isAll={form.watch('allEvents')} register={field('events')} />
      {webhook && <SwitchField label="Active" hint="When it is off, nothing is sent." {...form.register('active')} />}
      <OwnPasswordField />
    </FormDialog>
  );
}

interface EventsProps {
  all: ReturnType<UseFormReturn<Values>['register']>;
  isAll: boolean;
  register: ReturnType<ReturnType<typeof useFields<Values>>>;
}

function EventsField({ all, isAll, register: { error, ...box } }: EventsProps) {
  return (
    <fieldset aria-describedby={error && 'events-error'}>
      <legend className="text-sm font-semibold">Tell it when</legend>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
        <input type="checkbox" {...all} className="size-5 shrink-0" />
        Anything happens, also what Nikhar learns to tell later
      </label>
      {!isAll &&
        eventTypes.map(type => (
          <label key={type} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
            <input type="checkbox" value={type} {...box} className="size-5 shrink-0" />
            {eventWords[type]}
          </label>
        ))}
      {error && (
        <p id="events-error" role="alert" className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </fieldset>
  );
}
