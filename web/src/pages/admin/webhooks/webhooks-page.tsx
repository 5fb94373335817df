import { KeyRound, Pencil, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import type { components } from '#contract';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { SecretDialog } from '../../../features/office/admin-shell/secret-dialog.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { instant, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { nameOf, offWords, useChangeWebhooks, type Webhook } from './webhook.ts';

const RotateDialog = lazy(() => import('./rotate-dialog.tsx'));
const WebhookDialog = lazy(() => import('./webhook-dialog.tsx'));

type Made = components['schemas']['NewWebhook'];
type Shown = { dialog: 'webhook'; webhook: Webhook | null } | { dialog: 'secret'; webhook: Webhook } | null;

/** The programs that are told what happens to bookings (rules I1 to I8). */
export default function WebhooksPage() {
  const list = useRecords('/webhook/admin', () => ask(adminApi.GET('/webhook/admin')), { isWhole: true, isLive: true });
  const [shown, show] = useState<Shown>(null);
  const [made, setMade] = useState<Made | null>(null);
  const askToDelete = useAskToDelete();
  const close = () => show(null);
  const add = () => show({ dialog: 'webhook', webhook: null });
  const showSecret = (webhook: Made) => {
    close();
    setMade(webhook);
  };

  return (
    <AdminPage title="Webhooks" action={<AddButton onClick={add}>Add Webhook</AddButton>}>
      <Records
        list={list}
        noun="webhook"
        keyOf={({ id }) => id}
        nameOf={nameOf}
        badgeOf={webhook => <State of={webhook} />}
        columns={[
          { label: 'Name', value: nameOf, on: 'title', className: 'min-w-52' },
          { label: 'Address', value: ({ url }) => url, on: 'line', className: 'text-sm break-all' },
          { label: 'Facts', value: factsOf, on: 'line', className: 'text-sm' },
          {
            label: 'Deliveries',
            value: ({ id }) => (
              <TextLink href={adminPaths.webhook(id)} className="inline-flex min-h-11 items-center">
                Deliveries and Test
              </TextLink>
            ),
            on: 'foot',
            className: 'whitespace-nowrap',
          },
        ]}
        actions={webhook => [
          { label: 'Edit', icon: Pencil, onClick: () => show({ dialog: 'webhook', webhook }) },
          { label: 'Make a new secret of', icon: KeyRound, onClick: () => show({ dialog: 'secret', webhook }) },
          { label: 'Delete', icon: Trash2, isDanger: true, onClick: () => askToDelete(webhook) },
        ]}
        failed={{ title: 'Failed to load the webhooks' }}
        empty={{
          icon: WebhookIcon,
          title: 'No webhooks yet',
          hint: 'A webhook tells another program at once what happens to bookings: accounts, a calendar, a warehouse. You need one only if somebody builds such a program for you.',
          action: <Button onClick={add}>Add Webhook</Button>,
        }}
      />
      {shown && (
        <LateDialog onClose={close}>
          {shown.dialog === 'webhook' && <WebhookDialog webhook={shown.webhook} onClose={close} onMade={showSecret} />}
          {shown.dialog === 'secret' && <RotateDialog webhook={shown.webhook} onClose={close} onMade={showSecret} />}
        </LateDialog>
      )}
      {made && (
        <SecretDialog
          title="Secret of the Webhook"
          noun="secret"
          label="Secret"
          name={nameOf(made)}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </AdminPage>
  );
}

function State({ of: webhook }: { of: Webhook }) {
  const off = offWords(webhook);
  if (off) return <Badge tone={webhook.disabledReason ? 'bad' : 'neutral'}>{off}</Badge>;
  if (webhook.failingSince) return <Badge tone="warning">Fails since {instant(webhook.failingSince)}</Badge>;
  return <Badge tone="good">On</Badge>;
}

function factsOf({ events, allEvents, createdBy, previousSecretUntil }: Webhook): string {
  return [
    allEvents ? 'All types of events' : plural(events.length, 'type of event', 'types of events'),
    `Made by ${createdBy}`,
    ...(previousSecretUntil ? [`The old secret ends ${instant(previousSecretUntil)}`] : []),
  ].join(' · ');
}

function useAskToDelete() {
  const { remove } = useChangeWebhooks();
  return (webhook: Webhook) =>
    confirm({
      title: 'Delete this webhook?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{nameOf(webhook)}</p>
          <p className="mt-2">The program hears nothing any more. What waits is not sent, and the deliveries are deleted.</p>
        </>
      ),
      danger: true,
      confirm: 'Delete',
      confirming: 'Deleting...',
      fallback: 'Failed to delete webhook',
      act: () => remove(nameOf(webhook), webhook.id),
    });
}
