import { Palmtree, Undo2 } from 'lucide-react';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { components } from '#contract';
import * as common from '#words/common';
import * as words from '#words/pro';
import { hasCode } from '../../api/api-error.ts';
import { ask } from '../../api/client.ts';
import { messageOf } from '../../api/message-of.ts';
import { readState } from '../../api/read-state.ts';
import { useSave } from '../../api/use-save.ts';
import { LeaveFields, type LeaveValues, leaveOf, useLeaveForm } from '../../features/schedule/leave/leave-fields.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { leaveWords } from '../../shared/span-words.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/notice-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { toast } from '../../ui/toast.ts';
import { professionalApi, useProfessionalId } from './visit/professional-session.ts';
import type { DaysState } from './visit/use-days.ts';
import { isOfVisits, visitsWithin } from './visit/visits-within.ts';

type Leave = components['schemas']['Leave'];

/** Her leave to come. She enters leave and takes hers back. */
export default function LeavePage({ days }: { days: DaysState }) {
  useDocumentTitle(words.leave);
  const by = useProfessionalId();
  const read = useSWR(by && ['/visit/leave', by], () => ask(professionalApi.GET('/visit/leave')), { revalidateOnFocus: true });
  const { error, isStale } = readState(read.data, read.error);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageTitle className="max-md:text-2xl!">{words.leave}</PageTitle>
      <p className="mb-4 text-muted">{words.leaveText}</p>
      {isStale && <StaleNote className="mb-4" />}
      {error ? (
        <ErrorState title={words.leaveFailed} onRetry={() => read.mutate()}>
          {messageOf(error, common.checkConnection)}
        </ErrorState>
      ) : !read.data ? (
        <div role="status" aria-busy="true" aria-label={words.loadingLeave}>
          <Skeleton className="h-40 rounded-lg" />
        </div>
      ) : (
        <div className="grid gap-5">
          <Button block size="lg" onClick={() => setAdding(true)} className="min-h-16 text-xl!">
            {words.enterLeave}
          </Button>
          {read.data.length > 0 ? <Planned leave={read.data} /> : <EmptyState icon={Palmtree} title={words.noLeave} />}
        </div>
      )}
      {isAdding && <LeaveDialog days={days} onClose={() => setAdding(false)} />}
    </>
  );
}

function Planned({ leave }: { leave: Leave[] }) {
  const { mutate } = useSWRConfig();

  const askToTakeBack = ({ id, ...span }: Leave) =>
    confirm({
      title: words.takeBackQuestion,
      body: (
        <>
          <p className="text-lg font-semibold">{leaveWords(span)}</p>
          <p className="mt-2 text-muted">{words.takeBackText}</p>
        </>
      ),
      confirm: words.takeItBack,
      confirming: words.takingBack,
      fallback: words.takeBackFailed,
      act: async () => {
        await ask(professionalApi.DELETE('/visit/leave/{leaveId}', { params: { path: { leaveId: id } } })).catch(error => {
          // The salon took it back before, or an answer was lost.
          if (!hasCode(error, 'NOT_FOUND')) throw error;
        });
        await mutate(isOfVisits);
        toast.success(words.takenBack);
      },
    });

  return (
    <ul aria-label={words.leaveToCome} className="divide-y divide-line rounded-lg border border-line bg-card px-4">
      {leave.map(one => (
        <li key={one.id} className="grid gap-2 py-3">
          <div className="figures min-w-0 text-lg font-semibold">
            <p>{leaveWords(one)}</p>
            {one.note && <p className="text-base font-normal text-muted wrap-anywhere">{one.note}</p>}
            {!one.enteredByHerself && <p className="text-base font-normal text-muted">{words.enteredBySalon}</p>}
          </div>
          {one.enteredByHerself && (
            <Button
              variant="secondary"
              aria-label={words.takeBackOf(leaveWords(one))}
              onClick={() => askToTakeBack(one)}
              className="justify-self-start"
            >
              <Undo2 aria-hidden className="size-5" />
              {words.takeBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  days: DaysState;
  onClose: () => void;
}

/** Leave of her own. It holds at once and cancels nothing: the salon finds somebody else for her visits. */
function LeaveDialog({ days, onClose }: Props) {
  const form = useLeaveForm();
  const save = useSave();
  const { mutate } = useSWRConfig();
  const values = form.watch();
  const isChosen = values.fromDate !== '' && values.toDate !== '';
  const inTheWay = isChosen ? visitsWithin(days.days ?? [], leaveOf(values)).length : 0;

  async function enter(entered: LeaveValues) {
    const body = leaveOf(entered);
    await save(body, header => ask(professionalApi.POST('/visit/leave', { params: { header }, body })));
    onClose();
    toast.success(words.leaveEntered, { detail: words.salonSees });
    // If the session has ended, this read fails; ignore that.
    mutate(isOfVisits).catch(() => null);
  }

  return (
    <FormDialog
      form={form}
      title={words.enterLeave}
      save={words.enterLeave}
      saving={words.saving}
      onSave={enter}
      onClose={onClose}
      fallback={words.enterFailed}
    >
      <LeaveFields form={form} noteHint={words.onlySalonSees} />
      {inTheWay > 0 && <Alert tone="warning">{words.visitsInTheWay(inTheWay)}</Alert>}
    </FormDialog>
  );
}
