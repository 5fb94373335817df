import { Send } from 'lucide-react';
import { useState } from 'react';
import type { components } from '#contract';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, instant, plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { eventWords, nameOf, offWords, useChangeWebhooks } from './webhook.ts';

const ReplayDialog = lazy(() => import('./replay-dialog.tsx'));

type Delivery = components['schemas']['WebhookDelivery'];

const choices = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
] as const;
const states = { all: undefined, failed: 'FAILED', waiting: 'WAITING' } as const;
/** A test is answered within seconds. */
const everyMs = 3000;

/** What was sent to one webhook, with every attempt; a test, and sending again (rule I8). */
export default function DeliveriesPage({ id }: { id: string }) {
  const path = { id };
  const [chosen, choose] = useUrlFilter('show', ['all', 'failed', 'waiting']);
  const state = states[chosen];
  const { data: webhook, error } = useStaffRead(['/webhook/admin/{id}', id], () =>
    ask(adminApi.GET('/webhook/admin/{id}', { params: { path } })),
  );
  const list = useRecords(
    '/webhook/admin/{id}/delivery',
    ({ page }) =>
      ask(adminApi.GET('/webhook/admin/{id}/delivery', { params: { path, query: { page, ...(state && { state }) } } })),
    { order: `${id} ${chosen}`, isLive: true, everyMs },
  );
  const { sendTest, sendAgain } = useActs(id);
  const [isReplaying, setReplaying] = useState(false);
  const off = webhook && offWords(webhook);

  if (hasCode(error, 'WEBHOOK_NOT_FOUND'))
    return (
      <AdminPage title="Deliveries">
        <EmptyState title="No such webhook" action={<TextLink href={adminPaths.webhooks}>All webhooks</TextLink>} />
      </AdminPage>
    );
  return (
    <AdminPage
      title="Deliveries"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setReplaying(true)}>
            Send Again Since…
          </Button>
          <Button size="sm" onClick={sendTest}>
            Send a Test
          </Button>
        </div>
      }
    >
      <p className="mb-5 text-muted wrap-anywhere">
        {webhook ? `${nameOf(webhook)} · ${webhook.url} · ` : ''}
        <TextLink href={adminPaths.webhooks}>All webhooks</TextLink>
      </p>
      {off && (
        <Alert tone="warning" className="mb-5">
          {off}. Events are not sent, and nothing can be sent again. Turn it on in the list of webhooks.
        </Alert>
      )}
      <Records
        list={list}
        noun="delivery"
        many="deliveries"
        filters={<ChipStrip label="Show" options={choices} chosen={chosen} onChoose={choose} />}
        keyOf={delivery => delivery.id}
        nameOf={wordsOf}
        badgeOf={delivery => <State of={delivery} />}
        columns={[
          { label: 'Event', value: wordsOf, on: 'title', className: 'min-w-64' },
          { label: 'When', value: whenOf, on: 'line', className: 'min-w-44 text-sm' },
          { label: 'Attempts', value: delivery => <Attempts of={delivery} />, on: 'fact' },
        ]}
        actions={delivery => [{ label: 'Send Again', onClick: () => void sendAgain(delivery) }]}
        failed={{ title: 'Failed to load the deliveries' }}
        empty={{
          icon: Send,
          title: 'No deliveries',
          hint: 'What is sent appears here for 30 days. Send a test to try the address.',
        }}
      />
      {isReplaying && (
        <LateDialog onClose={() => setReplaying(false)}>
          <ReplayDialog id={id} onClose={() => setReplaying(false)} />
        </LateDialog>
      )}
    </AdminPage>
  );
}

const wordsOf = ({ type }: Delivery): string =>
  type in eventWords ? eventWords[type as keyof typeof eventWords] : type === 'webhook.test' ? 'A test' : type;

function State({ of: { state } }: { of: Delivery }) {
  if (state === 'DELIVERED') return <Badge tone="good">Delivered</Badge>;
  return state === 'FAILED' ? <Badge tone="bad">Failed</Badge> : <Badge>Waiting</Badge>;
}

function whenOf({ type, createdAt, nextAt, tries }: Delivery): string {
  const next = nextAt && tries > 0 ? `next try ${instant(nextAt)}` : '';
  return [type, instant(createdAt), next].filter(Boolean).join(' · ');
}

const failure = failureToast();

function useActs(id: string) {
  const { test, replay } = useChangeWebhooks();
  const tell = async (call: Promise<unknown>, done: string, failed: string) => {
    failure.takeBack();
    try {
      await call;
      toast.success(done);
    } catch {
      failure.say(failed);
    }
  };
  return {
    sendTest: () => tell(test(id), 'The test is on its way', 'Failed to send the test'),
    sendAgain: (delivery: Delivery) =>
      tell(replay(id, { deliveryId: delivery.id }), 'The delivery is sent again', 'Failed to send the delivery again'),
  };
}

type Attempt = Delivery['attempts'][number];

/** What was sent, and what each attempt brought. Folded, because staff look only when something is wrong. */
function Attempts({ of: { attempts, body } }: { of: Delivery }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-plum underline underline-offset-4">
        {attempts.length === 0 ? 'Content' : `${resultOf(attempts[0] as Attempt)} · ${plural(attempts.length, 'attempt')}`}
      </summary>
      <ol className="grid gap-3">
        {attempts.map(attempt => (
          <li key={attempt.at + attempt.milliseconds}>
            <p className="figures text-ink">
              {instant(attempt.at)}: {resultOf(attempt)}, {count(attempt.milliseconds)} ms
            </p>
            {attempt.answer && <Text of={attempt.answer} />}
          </li>
        ))}
      </ol>
      <p className="mt-3">Content</p>
      <Text of={body} />
    </details>
  );
}

function resultOf({ status, error }: Attempt): string {
  return status === null ? (reasons[error ?? ''] ?? error ?? 'No answer') : `Answer ${status}`;
}

/** Other reasons are codes of the network, which the people who build the program know. */
const reasons: Record<string, string> = {
  TIMEOUT: 'No answer in time',
  ADDRESS_REFUSED: 'The address leads into a private network',
  SECRET_UNREADABLE: 'The secret cannot be read: make a new one',
};

/** A text from outside, as it came. */
function Text({ of: text }: { of: string }) {
  return <pre className="mt-1 rounded-md bg-sand p-3 font-mono text-xs whitespace-pre-wrap break-all text-ink">{text}</pre>;
}
