import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { currentPassword, OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { nameOf, useChangeWebhooks, type Webhook } from './webhook.ts';

const values = z.object({ currentPassword });

interface Props {
  webhook: Webhook;
  onMade: (made: components['schemas']['NewWebhook']) => void;
  onClose: () => void;
}

/** Who has the secret can sign as the salon, so a new one needs the password. */
export default function RotateDialog({ webhook, onMade, onClose }: Props) {
  const { rotate } = useChangeWebhooks();
  const form = useForm({ resolver: zodResolver(values), defaultValues: { currentPassword: '' } });
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
