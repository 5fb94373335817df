import { useSWRConfig } from 'swr';
import * as words from '#words/pro';
import { ask } from '../../api/client.ts';
import { useSave } from '../../api/use-save.ts';
import { LeaveFields } from '../../features/schedule/leave/leave-fields.tsx';
import { type LeaveValues, leaveOf, useLeaveForm } from '../../features/schedule/leave/leave-form.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { toast } from '../../ui/toast.ts';
import { isOfVisits } from './own-reads.ts';
import { professionalApi } from './visit/professional-session.ts';
import type { DaysState } from './visit/use-days.ts';
import { visitsWithin } from './visit/visits-within.ts';

interface Props {
  days: DaysState;
  onClose: () => void;
}

/** Leave of her own. It holds at once and cancels nothing: the salon finds somebody else for her visits. */
export function LeaveDialog({ days, onClose }: Props) {
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
