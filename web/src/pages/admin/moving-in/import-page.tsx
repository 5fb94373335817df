import { useState } from 'react';
import { useLocation } from 'wouter';
import { KEPT_WORDS } from '../../../../../common/import-words.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { count, instant, plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Import, isUnderWay, kindWords, placeOf, stateWords } from './imports.ts';
import { MappingStep } from './mapping-step.tsx';
import { RowsPart } from './rows-part.tsx';

const everyMs = 1500;

/** One import, from its columns to its undo (rules B80 to B84). */
export default function ImportPage({ id }: { id: string }) {
  const [isLive, setLive] = useState(false);
  const {
    data: run,
    error,
    reload,
  } = useStaffRead(['/import/admin/{id}', id], () => ask(adminApi.GET('/import/admin/{id}', { params: { path: { id } } })), {
    isLive,
    everyMs,
  });
  if (run && isUnderWay(run) !== isLive) setLive(!isLive);

  if (hasCode(error, 'IMPORT_NOT_FOUND'))
    return (
      <AdminPage title="Move In">
        <EmptyState title="No such import" action={<TextLink href={adminPaths.moveIn}>All imports</TextLink>} />
      </AdminPage>
    );
  return (
    <AdminPage title={run ? `Import ${kindWords[run.kind]}` : 'Move In'}>
      {error !== undefined && <ReadFailed onRetry={reload}>Failed to load the import</ReadFailed>}
      {!run && error === undefined && <Loading />}
      {run && (
        <>
          <p className="mb-5 text-muted wrap-anywhere">
            {run.fileName && `${run.fileName} · `}
            {plural(run.rows, 'row')} · {run.encoding} · <TextLink href={adminPaths.moveIn}>All imports</TextLink>
          </p>
          <Step run={run} reload={reload} />
        </>
      )}
    </AdminPage>
  );
}

interface StepProps {
  run: Import;
  reload: () => Promise<unknown>;
}

function Step({ run, reload }: StepProps) {
  const [isMapping, setMapping] = useState(false);
  const params = { path: { id: run.id } };

  if (run.state === 'UPLOADED' || (run.state === 'CHECKED' && isMapping))
    return (
      <>
        <MappingStep
          run={run}
          onCheck={async body => {
            await ask(adminApi.PUT('/import/admin/{id}', { params, body }));
            setMapping(false);
            await reload();
          }}
        />
        <Discard run={run} />
      </>
    );
  if (isUnderWay(run)) return <Progress run={run} />;
  if (run.state === 'CHECKED') return <Checked run={run} reload={reload} onMap={() => setMapping(true)} />;
  return <Ended run={run} reload={reload} />;
}

function Progress({ run }: { run: Import }) {
  return (
    <div role="status" className="grid max-w-prose gap-3">
      <p className="font-semibold">
        {stateWords[run.state]}: <span className="figures">{count(run.done)}</span> of{' '}
        <span className="figures">{plural(run.rows, 'row')}</span>
      </p>
      <progress
        aria-label={stateWords[run.state]}
        max={run.rows}
        value={run.done}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-plum"
      />
      <p className="text-sm text-muted">
        You may leave this page. It goes on by itself, and customers book meanwhile. If it stands still, look at{' '}
        <TextLink href={adminPaths.jobs}>Jobs</TextLink>.
      </p>
    </div>
  );
}

/** The dry run is over: what would happen. */
function Checked({ run, reload, onMap }: StepProps & { onMap: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { NEW, MERGED, SAME, REFUSED } = run.counts;

  async function start() {
    setProblem(null);
    try {
      await ask(adminApi.POST('/import/admin/{id}/start', { params: { path: { id: run.id } } }));
      await reload();
    } catch (error) {
      setProblem(messageOf(error, 'The import could not begin. Please try again.'));
    }
  }

  return (
    <>
      <Alert tone={REFUSED > 0 ? 'warning' : 'info'}>
        Nothing has changed yet. {plural(NEW, 'row')} would be added, {count(MERGED)} merged, {count(SAME)} left as they are and{' '}
        {count(REFUSED)} refused.
      </Alert>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={start} aria-disabled={NEW + MERGED === 0 || undefined}>
          Import
        </Button>
        <Button variant="secondary" onClick={onMap}>
          Change the Columns
        </Button>
      </div>
      {problem && (
        <Alert tone="bad" className="mt-4">
          {problem}
        </Alert>
      )}
      <RowsPart run={run} />
      <Discard run={run} />
    </>
  );
}

function Discard({ run }: { run: Import }) {
  const [, go] = useLocation();
  const discard = () =>
    confirm({
      title: 'Discard this import?',
      body: <p>Its rows are deleted here. Your file stays as it is.</p>,
      danger: true,
      confirm: 'Discard',
      confirming: 'Discarding...',
      fallback: 'Failed to discard the import',
      act: async () => {
        await ask(adminApi.DELETE('/import/admin/{id}', { params: { path: { id: run.id } } })).catch(error => {
          if (!hasCode(error, 'IMPORT_NOT_FOUND')) throw error;
        });
        toast.success('Import discarded');
        go(adminPaths.moveIn);
      },
    });
  return (
    <Button variant="quiet" size="sm" className="mt-6" onClick={discard}>
      Discard This Import
    </Button>
  );
}

/** What was imported, or undone. */
function Ended({ run, reload }: StepProps) {
  const { NEW, MERGED, SAME, REFUSED } = run.counts;
  const undo = () =>
    confirm({
      title: 'Undo this import?',
      body: (
        <p>
          What it made and nobody touched since is removed, and what it added to others is taken back. What somebody has touched
          stays.
        </p>
      ),
      danger: true,
      confirm: 'Undo',
      confirming: 'Undoing...',
      fallback: 'Failed to undo the import',
      act: async () => {
        await ask(adminApi.POST('/import/admin/{id}/undo', { params: { path: { id: run.id } } }));
        await reload();
      },
    });
  return (
    <>
      {run.undone ? (
        <Alert tone="info">
          <p>
            Undone. {plural(run.undone.removed, 'row')} removed, {count(run.undone.restored)} as before.
          </p>
          {run.undone.kept.map(({ reason, count: times }) => (
            <p key={reason}>
              {plural(times, 'row')} stay: {KEPT_WORDS[reason] ?? reason}.
            </p>
          ))}
        </Alert>
      ) : (
        <Alert tone="good">
          {plural(NEW, 'row')} added, {count(MERGED)} merged, {count(SAME)} the same, {count(REFUSED)} refused.{' '}
          <TextLink href={placeOf[run.kind]}>{kindWords[run.kind]}</TextLink>
        </Alert>
      )}
      {run.kind === 'SERVICES' && !run.undone && NEW > 0 && (
        <p className="mt-4 max-w-prose text-sm text-muted">
          Next, bring your <TextLink href={`${adminPaths.moveIn}?kind=CUSTOMERS`}>customers</TextLink>, or go on with the steps on{' '}
          <TextLink href={adminPaths.dashboard}>Today</TextLink>. If you work with named people, say under{' '}
          <TextLink href={adminPaths.professionals}>Professionals</TextLink> who does them.
        </p>
      )}
      {run.undoUntil && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={undo}>
            Undo
          </Button>
          <p className="text-sm text-muted">Until {instant(run.undoUntil)}. Then the rows are deleted here, too.</p>
        </div>
      )}
      {run.undone?.kept.length !== 0 && <RowsPart run={run} />}
    </>
  );
}
