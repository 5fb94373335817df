import { CircleCheck, ListTodo, RotateCw, Trash2 } from 'lucide-react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, instant, plural } from '../../../shared/format.ts';
import { useUrlFilter } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { toast } from '../../../ui/toast.ts';

type Job = components['schemas']['Job'];

const choices = [
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'running', label: 'Running' },
] as const;
const states = { failed: 'FAILED', waiting: 'WAITING', running: 'RUNNING' } as const;

const empty = {
  failed: {
    icon: CircleCheck,
    title: 'No job has failed',
    hint: 'A job that fails again and again appears here. You can then retry or delete it.',
  },
  waiting: { icon: ListTodo, title: 'No job waits', hint: 'Jobs that are due later appear here.' },
  running: { icon: ListTodo, title: 'No job runs right now', hint: 'Most jobs take less than a second.' },
};

/** What the server does later: what waits, what failed, and trying it again. */
export default function JobsPage() {
  const [shown, show] = useUrlFilter('show', ['failed', 'waiting', 'running']);
  const state = states[shown];
  const list = useRecords('/job/admin', ({ page }) => ask(adminApi.GET('/job/admin', { params: { query: { state, page } } })), {
    order: shown,
    isLive: true,
  });
  const { data: known } = useStaffRead(
    ['/job/admin', 'counts'],
    () => ask(adminApi.GET('/job/admin', { params: { query: { size: 1 } } })),
    { isLive: true },
  );
  const { retry, askToRetryAll, askToDelete } = useChangeJobs();
  const failed = known?.counts.failed ?? 0;

  return (
    <AdminPage
      title="Jobs"
      action={
        failed > 0 && (
          <Button size="sm" variant="secondary" onClick={() => askToRetryAll(failed)}>
            Retry All
          </Button>
        )
      }
    >
      <Numbers of={known?.counts} />
      <Records
        list={list}
        noun="job"
        filters={<ChipStrip label="Show" options={choices} chosen={shown} onChoose={show} />}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        columns={[
          { label: 'Job', value: nameOf, on: 'title' },
          { label: 'When', value: whenOf, on: 'line' },
          {
            label: 'Reason',
            value: ({ lastError }) => lastError ?? '–',
            on: 'line',
            onCard: ({ lastError }) => lastError && `Reason: ${lastError}`,
          },
        ]}
        {...(shown === 'failed' && {
          actions: (job: Job) => [
            { label: 'Retry', icon: RotateCw, onClick: () => void retry(job) },
            { label: 'Delete', icon: Trash2, isDanger: true, onClick: () => askToDelete(job) },
          ],
        })}
        failed={{ title: 'Failed to load the jobs' }}
        empty={empty[shown]}
      />
    </AdminPage>
  );
}

/** Kinds of jobs in words. One that a newer server has added shows its code. */
const kinds: Record<string, string> = {
  HOUSEKEEPING: 'Housekeeping: delete old data',
  LEARN_PINS: 'Service area: learn where PIN codes are',
  MESSAGES: 'Messages: plan those of a booking',
  SEND_MESSAGE: 'Messages: send one',
  REFERRAL_ROUND: 'Coupons for customers who bring friends',
  MESSAGE_ROUND: 'Messages: those of the day',
  FORGET_LEARNER: 'Academy: erase a learner who left during the course',
  END_HOLD: 'Payments: give a time back that nobody paid',
  CHECK_PAYMENT: 'Payments: ask the provider about one',
  CHECK_PAYMENTS: 'Payments: ask about all that are open',
  SEND_REFUND: 'Payments: pay a refund back',
  CHECK_REFUND: 'Payments: ask the provider about a refund',
  LEARN_INTERVALS: 'Due: learn how often customers come',
  NUDGE_CUSTOMERS: 'Reminders of the next visit',
  IMPORT_TURN: 'Move in: the next rows of a file',
  WEBHOOK: 'Send a webhook',
  WEBHOOK_EVENT: 'Tell the webhooks of an event',
};
const nameOf = ({ kind }: Job) => kinds[kind] ?? kind;

function whenOf({ state, tries, dueAt, failedAt }: Job): string {
  if (failedAt) return `Failed ${instant(failedAt)}, after ${plural(tries, 'try', 'tries')}`;
  if (state === 'RUNNING') return `Running, try ${tries}`;
  return [`${tries > 0 ? 'Next try' : 'Due'} ${dueAt ? instant(dueAt) : ''}`, tries > 0 && plural(tries, 'try', 'tries')]
    .filter(Boolean)
    .join(', after ');
}

/** Waiting, failed, and since when the oldest job waits. Dashes stand there until they are known. */
function Numbers({ of: counts }: { of: components['schemas']['JobCounts'] | undefined }) {
  const oldest = counts?.oldestDueAt;
  const numbers = [
    { label: 'Waiting', value: counts ? count(counts.waiting) : '–' },
    { label: 'Failed', value: counts ? count(counts.failed) : '–', isBad: (counts?.failed ?? 0) > 0 },
    { label: 'Oldest waiting job', value: oldest ? `Due ${instant(oldest)}` : counts ? 'None' : '–' },
  ];
  return (
    <Card as="section" padding="none" aria-label="Numbers" className="mb-5">
      <dl className="figures grid grid-cols-2 divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {numbers.map(({ label, value, isBad }) => (
          <div key={label} className="px-4 py-3 max-md:last:col-span-2 md:px-6 md:py-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className={`mt-1 text-lg font-semibold ${isBad ? 'text-madder' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const failure = failureToast();

/** Each act reads list and numbers again. A job that a colleague retried or deleted first leaves the list, too. */
function useChangeJobs() {
  const { mutate } = useSWRConfig();
  const changed = () => mutate(readOf('/job/admin')).catch(() => null);
  const goneIsFine = (error: unknown) => {
    if (!hasCode(error, 'NOT_FOUND')) throw error;
  };

  async function retry(job: Job) {
    failure.takeBack();
    try {
      await ask(adminApi.POST('/job/admin/{id}/retry', { params: { path: { id: job.id } } })).catch(goneIsFine);
      toast.success('The job is tried again', { detail: nameOf(job) });
    } catch {
      failure.say('Failed to retry the job');
    } finally {
      await changed();
    }
  }

  function askToRetryAll(failed: number) {
    confirm({
      title: 'Retry all failed jobs?',
      body: <p>{plural(failed, 'job')} will be tried again at once. First put right what made them fail.</p>,
      confirm: 'Retry All',
      confirming: 'Retrying...',
      fallback: 'Failed to retry the jobs',
      act: async () => {
        const { retried } = await ask(adminApi.POST('/job/admin/retry'));
        toast.success(`${plural(retried, 'job')} tried again`);
        await changed();
      },
    });
  }

  function askToDelete(job: Job) {
    confirm({
      title: 'Delete this job?',
      body: (
        <>
          <p className="font-semibold wrap-anywhere">{nameOf(job)}</p>
          <p className="mt-2">Its work will not be done. To do it after all, retry the job instead.</p>
        </>
      ),
      danger: true,
      confirm: 'Delete',
      confirming: 'Deleting...',
      fallback: 'Failed to delete the job',
      act: async () => {
        await ask(adminApi.DELETE('/job/admin/{id}', { params: { path: { id: job.id } } })).catch(goneIsFine);
        toast.success('Job deleted', { detail: nameOf(job) });
        await changed();
      },
    });
  }

  return { retry, askToRetryAll, askToDelete };
}
