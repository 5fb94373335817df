import { Thermometer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { components } from '#contract';
import * as words from '#words/pro';
import { addDays, istDate, istTime } from '../../../../common/time.ts';
import { hasCode } from '../../api/api-error.ts';
import { ask } from '../../api/client.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSave } from '../../api/use-save.ts';
import { serverNow } from '../../shared/clock.ts';
import { leaveWords } from '../../shared/span-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { professionalApi, useProfessionalId } from './visit/professional-session.ts';
import type { DaysState, ShownDay } from './visit/use-days.ts';
import { isOfVisits, visitsWithin } from './visit/visits-within.ts';

type Leave = components['schemas']['Leave'];

const midnight = '00:00:00';

/** A leave from this minute to the end of today, or of tomorrow. */
function sickLeave(untilTomorrow: boolean) {
  const [day, clock] = [istDate(serverNow()), istTime(serverNow())];
  const fromTime = `${clock.slice(0, 5)}:00`;
  return { fromDate: day, fromTime, toDate: addDays(day, untilTomorrow ? 2 : 1), toTime: midnight, note: words.sick };
}

/** Her own leave that holds now. */
function useLeaveNow(isWanted: boolean): Leave | undefined {
  const by = useProfessionalId();
  const { data } = useSWR(isWanted && by ? ['/visit/leave', by] : null, () => ask(professionalApi.GET('/visit/leave')));
  const [day, clock] = [istDate(serverNow()), istTime(serverNow())];
  const now = `${day} ${clock}`;
  return data?.find(
    ({ enteredByHerself, fromDate, fromTime, toDate, toTime }) =>
      enteredByHerself && `${fromDate} ${fromTime}` <= now && now < `${toDate} ${toTime}`,
  );
}

/** That she is on leave now by her own word, with one tap to take it back (rule N80). */
export function OffNow({ day }: { day: ShownDay }) {
  const { mutate } = useSWRConfig();
  const leave = useLeaveNow(day.leave);
  const [isBusy, setBusy] = useState(false);
  if (!leave) return null;

  async function takeBack(leaveId: string) {
    setBusy(true);
    try {
      await ask(professionalApi.DELETE('/visit/leave/{leaveId}', { params: { path: { leaveId } } })).catch(error => {
        // The salon took it back before, or an answer was lost.
        if (!hasCode(error, 'NOT_FOUND')) throw error;
      });
      await mutate(isOfVisits);
      toast.success(words.takenBack);
    } catch (error) {
      toast.error(words.takeBackFailed, { detail: messageOf(error, words.pleaseTryAgain) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="secondary" busy={isBusy} onClick={() => takeBack(leave.id)}>
          <Undo2 aria-hidden className="size-4.5" />
          {words.takeBack}
        </Button>
      }
    >
      {words.youAreOff(leaveWords(leave))} {words.salonFindsOthers}
    </Alert>
  );
}

/** "I am sick today": leave for the rest of the day, with one tap and one question (rule N80). */
export function SickToday({ day, by }: { day: ShownDay; by: DaysState }) {
  const { mutate } = useSWRConfig();
  const save = useSave();
  if (useLeaveNow(day.leave)) return null;

  function askFirst() {
    const inTheWay = visitsWithin(by.days ?? [], sickLeave(false)).length;
    confirm({
      title: words.sickQuestion,
      body: (
        <div className="mb-5">
          <p className="text-lg">{words.sickText}</p>
          {inTheWay > 0 && <p className="mt-2 text-lg font-semibold">{words.visitsInTheWay(inTheWay)}</p>}
        </div>
      ),
      choice: { label: words.tomorrowToo, hint: words.tomorrowTooHint },
      confirm: words.iAmSickToday,
      confirming: words.saving,
      fallback: words.enterFailed,
      act: async untilTomorrow => {
        const body = sickLeave(untilTomorrow);
        await save(body, header => ask(professionalApi.POST('/visit/leave', { params: { header }, body })));
        toast.success(words.leaveEntered, { detail: words.salonSees });
        // If the session has ended, this read fails; ignore that.
        mutate(isOfVisits).catch(() => null);
      },
    });
  }

  return (
    <Button variant="quiet" block onClick={askFirst}>
      <Thermometer aria-hidden className="size-5" strokeWidth={1.75} />
      {words.iAmSickToday}
    </Button>
  );
}
