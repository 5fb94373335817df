import { CirclePlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import * as words from '#words/visit-services';
import { refOf } from '../../../../../common/choice.ts';
import { ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import type { ServicesProposal } from '../../../features/visits/visit-services/lines.ts';
import { OtpField } from '../../../forms/otp-field.tsx';
import { today } from '../../../shared/clock.ts';
import { money, time } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { professionalApi } from './professional-session.ts';
import type { ShownVisit } from './tap-rules.ts';
import type { DaysState } from './use-days.ts';
import { serviceWords } from './visit-words.ts';

const ServicesDialog = lazy(() => import('./services-dialog.tsx'));

interface Props {
  visit: ShownVisit;
  by: DaysState;
}

/** At the door the customer wants more, or something else (rules B60 and B62). */
export function VisitServices({ visit, by }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { bookingId, services, servicesProposal: proposal, state, date } = visit;
  // What is kept on the phone of before knows no ids.
  const before = services.flatMap(({ serviceId, ...service }) => (serviceId ? [{ serviceId, ...service }] : []));
  if (state === 'DONE' || date !== today() || before.length < services.length) return null;
  const close = () => setOpen(false);
  return (
    <div className="grid gap-3">
      {proposal && <Waiting key={proposal.proposalId} bookingId={bookingId} proposal={proposal} onAnswered={by.reload} />}
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        <CirclePlus aria-hidden className="size-5" strokeWidth={1.75} />
        {words.changeServices}
      </Button>
      {isOpen && (
        <LateDialog onClose={close}>
          <ServicesDialog bookingId={bookingId} before={before} asked={proposal?.items} onAsked={by.reload} onClose={close} />
        </LateDialog>
      )}
    </div>
  );
}

interface WaitingProps {
  bookingId: string;
  proposal: ServicesProposal;
  onAnswered: () => Promise<unknown>;
}

/** The customer says yes on the own page, or tells the code. */
function Waiting({ bookingId, proposal, onAnswered }: WaitingProps) {
  const { proposalId, items, finalPrice, to, codeLocked } = proposal;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function answer(body: { agreed: boolean; code?: string }, done: string) {
    if (isBusy) return;
    setError(null);
    setBusy(true);
    const params = { path: { bookingId } };
    try {
      await ask(professionalApi.PUT('/visit/{bookingId}/services/answer', { params, body: { proposalId, ...body } }));
      toast.success(done);
    } catch (refusal) {
      setError(messageOf(refusal, words.askFailed));
      field.current?.select();
    }
    await onAnswered().catch(() => null);
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value ?? '';
    if (/^\d{4}$/.test(code)) return void answer({ agreed: true, code }, words.isChanged);
    setError(words.enterFourDigits);
    field.current?.select();
  }

  return (
    <section aria-label={words.waitsForYes} className="grid gap-3 rounded-md border border-marigold bg-marigold-tint p-3.5">
      <p className="font-semibold">{words.waitsForYes}</p>
      <div className="figures">
        {items.map(item => (
          <span key={refOf(item)} className="block">
            {serviceWords(item)}
          </span>
        ))}
        <span className="block font-semibold">
          {words.total} {money(finalPrice)} · {words.until(time(to))}
        </span>
      </div>
      {codeLocked ? (
        <Alert tone="warning">{words.codeLocked}</Alert>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <p>{words.askForCode}</p>
          <OtpField ref={field} label={words.code} placeholder={words.fourDigits} autoComplete="off" error={error} />
          <Button type="submit" block busy={isBusy}>
            {isBusy ? words.confirming : words.confirmCode}
          </Button>
        </form>
      )}
      <Button variant="quiet" onClick={() => void answer({ agreed: false }, words.takenBack)}>
        {words.takeBack}
      </Button>
    </section>
  );
}
