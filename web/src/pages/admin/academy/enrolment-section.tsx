import { adminApi, ask } from '../../../api/client.ts';
import { hoursWords } from '../../../features/academy/course.ts';
import { DocumentList } from '../../../features/money/document/document-list.tsx';
import { dateSpan, instant, money } from '../../../shared/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { type Doing, type Enrolment, type FeePayment, leftOf, methodWords } from './academy.ts';
import { useAcademyActs } from './use-academy-acts.ts';

interface Props {
  enrolment: Enrolment;
  onDo: (doing: Doing) => void;
}

const states = {
  ACTIVE: { label: 'Enrolled', tone: 'good' },
  COMPLETED: { label: 'Completed', tone: 'neutral' },
  CANCELLED: { label: 'Cancelled', tone: 'bad' },
} as const;

/** A place in a batch with its fee, the parts that were paid, and their documents (rules Y5 to Y7). */
export function EnrolmentSection({ enrolment, onDo }: Props) {
  const { id, courseName, batch, state, fee, listFee, paid, due, fees, documents } = enrolment;
  const sums = [
    { label: fee < listFee ? `Fee, instead of ${money(listFee)}` : 'Fee', rupees: fee, look: '' },
    { label: state === 'CANCELLED' ? 'Kept' : 'Paid', rupees: paid, look: '' },
    { label: 'Due', rupees: due, look: 'font-semibold' },
  ];
  return (
    <section aria-labelledby={`enrolment-${id}`} className="rounded-lg border border-line p-4">
      <h3 id={`enrolment-${id}`} className="flex flex-wrap items-center gap-2 font-semibold">
        {courseName}
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </h3>
      <p className="figures mt-1 text-sm text-muted">
        {dateSpan(batch.startsOn, batch.endsOn)} · {hoursWords(batch)}
      </p>
      <dl className="figures mt-3 grid gap-1">
        {sums.map(({ label, rupees, look }) => (
          <div key={label} className={`flex justify-between gap-4 ${look}`}>
            <dt>{label}</dt>
            <dd>{money(rupees)}</dd>
          </div>
        ))}
      </dl>
      {fees.length > 0 && (
        <ul aria-label="Parts of the fee" className="mt-3 divide-y divide-line border-t border-line">
          {fees.map(one => (
            <FeeItem key={one.id} fee={one} enrolment={enrolment} onDo={onDo} />
          ))}
        </ul>
      )}
      {(state === 'ACTIVE' || due > 0) && (
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          {due > 0 && (
            <Button size="sm" variant="secondary" onClick={() => onDo({ act: 'take', enrolment })}>
              Take Fee
            </Button>
          )}
          {state === 'ACTIVE' && (
            <>
              <Button size="sm" variant="secondary" onClick={() => onDo({ act: 'move', enrolment })}>
                Move
              </Button>
              <Button size="sm" variant="quiet" className="text-madder" onClick={() => onDo({ act: 'cancel', enrolment })}>
                Cancel Enrolment
              </Button>
            </>
          )}
        </div>
      )}
      {documents.length > 0 && (
        <>
          <h4 className="mt-4 text-sm font-semibold text-muted">Documents</h4>
          <DocumentList documents={documents} />
        </>
      )}
    </section>
  );
}

function FeeItem({ fee, enrolment, onDo }: { fee: FeePayment } & Props) {
  const { id, kind, method, amount, note, at, by, takenBackAt } = fee;
  const { act } = useAcademyActs();
  const what = kind === 'PART' ? methodWords[method] : `Refunded · ${methodWords[method]}`;
  const left = leftOf(fee);
  const isFinal =
    enrolment.state === 'CANCELLED' ||
    (kind === 'PART' && (fee.refunded > 0 || (enrolment.state === 'COMPLETED' && fee.documentIds.length > 0)));
  const askToTakeBack = () =>
    confirm({
      title: 'Was this a mistake?',
      body: (
        <p>
          {money(amount)} of {instant(at)} is taken back, and its document is cancelled. If the money really changed hands, give
          it back instead.
        </p>
      ),
      danger: true,
      confirm: 'Take Back',
      confirming: 'Taking back...',
      fallback: 'Failed to take it back',
      act: () =>
        act(() => ask(adminApi.DELETE('/academy/admin/fee/{id}', { params: { path: { id } } })), `${money(amount)} taken back.`),
    });
  return (
    <li className="py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">
          {what} {takenBackAt && <Badge>Taken back</Badge>}
        </span>
        <span className={`figures whitespace-nowrap ${takenBackAt ? 'text-muted line-through' : 'font-semibold'}`}>
          {kind === 'REFUND' && '−'}
          {money(amount)}
        </span>
      </div>
      <p className="figures text-sm text-muted">
        {instant(at)} · {by}
      </p>
      {note && <p className="text-sm whitespace-pre-line">{note}</p>}
      {!takenBackAt && (
        <div className="-my-1 -ml-4 flex flex-wrap print:hidden">
          {left > 0 && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Refund of ${money(amount)}`}
              onClick={() => onDo({ act: 'refund', enrolment, part: fee })}
            >
              Refund
            </Button>
          )}
          {!isFinal && (
            <Button size="sm" variant="quiet" aria-label={`Mistake: ${money(amount)}`} onClick={askToTakeBack}>
              Mistake
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
