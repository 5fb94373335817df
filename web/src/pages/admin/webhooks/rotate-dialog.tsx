import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { rotateWebhookSecret } from '../../../../../common/bounds/webhooks.gen.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { nameOf, useChangeWebhooks, type Webhook } from './webhook.ts';

const resolver = fromContract<{ currentPassword: string }>(rotateWebhookSecret);

interface Props {
  webhook: Webhook;
  onMade: (made: components['schemas']['NewWebhook']) => void;
  onClose: () => void;
}

/** Whoever has the secret can sign as the salon, so a new one needs the password. */
export default function RotateDialog({ webhook, onMade, onClose }: Props) {
  const { rotate } = useChangeWebhooks();
  const form = useForm({ resolver, defaultValues: { currentPassword: '' } });
  return (
    <FormDialog
      form={form}
      title="Make a new secret?"
      size="sm"
      save="Make Secret"
      saving="Making..."
      onSave={async typed => onMade(await rotate(webhook.id, typed))}
      onClose={onClose}
      fallback="Failed to make the secret"
    >
      <div>
        <p className="font-semibold wrap-anywhere">{nameOf(webhook)}</p>
        <p className="mt-2">For 24 hours both secrets sign, so the program has a day to change to the new one.</p>
      </div>
      <OwnPasswordField />
    </FormDialog>
  );
}
