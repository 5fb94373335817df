import type { components } from '#contract';
import { PasswordQuestion } from '../../../features/office/admin-shell/password-question.tsx';
import { nameOf, useChangeWebhooks, type Webhook } from './webhook.ts';

interface Props {
  webhook: Webhook;
  onMade: (made: components['schemas']['NewWebhook']) => void;
  onClose: () => void;
}

/** Whoever has the secret can sign as the salon, so a new one needs the password. */
export default function RotateDialog({ webhook, onMade, onClose }: Props) {
  const { rotate } = useChangeWebhooks();
  return (
    <PasswordQuestion
      title="Make a new secret?"
      save="Make Secret"
      saving="Making..."
      onSave={async typed => onMade(await rotate(webhook.id, typed))}
      onClose={onClose}
      fallback="Failed to make the secret"
    >
      <p className="font-semibold wrap-anywhere">{nameOf(webhook)}</p>
      <p className="mt-2">For 24 hours both secrets sign, so the program has a day to change to the new one.</p>
    </PasswordQuestion>
  );
}
