import { type ComponentProps, Suspense, useState } from 'react';
import * as party from '#words/party';
import * as words from '#words/visit';
import * as changes from '#words/visit-services';
import { TipForWhom } from '../../../features/visits/guests/tip-for-whom.tsx';
import { NumberField } from '../../../forms/text-fields.tsx';
import { money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { professionalKeys } from '../../../shared/professional-keys.ts';
import { read } from '../../../shared/storage.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { addTap } from './tap-queue.ts';
import type { ShownVisit } from './tap-rules.ts';
import { useDays } from './use-days.ts';
import type { OwnPart } from './visit.ts';
import { customerOf, nameOf } from './visit-words.ts';

// Lazy, because it brings the drawing of codes. The service worker keeps it with her day.
const UpiQr = lazy(() => import('./upi-qr.tsx'));

/** `SALON`: by UPI to the salon's own account. */
type Paid = 'CASH' | 'SALON' | 'UPI' | 'before' | 'not';

const meansOf = { CASH: 'CASH', SALON: 'UPI', UPI: 'UPI', before: null, not: null } as const;

interface Props {
  visit: ShownVisit;
  onClose: () => void;
}

/** Asks how the visit was paid. Nothing is chosen in advance: a wrong answer costs somebody money. */
export function DoneDialog({ visit, onClose }: Props) {
  const { bookingId, collect } = visit;
  const customer = customerOf(visit);
  const [paid, setPaid] = useState<Paid | null>(null);
  const [tip, setTip] = useState(noTip);
  const [whose, setWhose] = useState<string | null>(null);
  const others = visit.party?.others ?? [];
  const isToPay = collect > 0;
  const { salon } = useDays();
  const upiId = salon?.upiId ?? null;
  const means = paid && meansOf[paid];
  const tipped = means ? tipOf(tip) : 0;
  const isReady = !isToPay || (paid !== null && tipped !== null);

  function finish() {
    if (tipped === null) return;
    onClose();
    toast.success(words.visitDone, { detail: nameOf(visit) });
    void addTap({
      bookingId,
      step: 'DONE',
      visit: nameOf(visit),
      paymentReceived: means,
      ...(paid === 'SALON' && { toSalon: true }),
      tip: tipped,
      ...(whose && { tipFor: [whose] }),
    });
  }

  return (
    <Dialog
      onClose={onClose}
      title={isToPay ? words.collect(money(collect)) : words.finishVisit}
      hint={isToPay ? words.howPaid(customer) : undefined}
      footer={
        <Button block size="lg" aria-disabled={!isReady} onClick={() => isReady && finish()} className="min-h-16 text-xl!">
          {paid === 'SALON' && tipped !== null ? words.sawArrive(money(collect + tipped)) : words.done}
        </Button>
      }
    >
      {visit.servicesProposal && (
        <Alert tone="warning" className="mb-4">
          {changes.stillWaits}
        </Alert>
      )}
      {isToPay ? (
        <>
          <RadioCards<Paid>
            legend={words.howPaid(customer)}
            cards={[
              { value: 'CASH', label: words.cash, hint: words.cashHint(money(collect)) },
              ...(upiId ? [{ value: 'SALON' as const, label: words.upiToSalon, hint: words.upiToSalonHint }] : []),
              { value: 'UPI', label: upiId ? words.upiToMe : words.upi, hint: words.upiHint(money(collect)) },
              { value: 'before', label: words.paidBefore, hint: words.paidBeforeHint },
              { value: 'not', label: words.notPaid },
            ]}
            value={paid}
            onChange={setPaid}
          />
          {means && <TipField isShared={others.length > 0} value={tip} onChange={setTip} />}
          {means && tipped !== 0 && others.length > 0 && (
            <div className="mt-4">
              <TipForWhom people={cameWith(others)} value={whose} onChange={setWhose} />
            </div>
          )}
          {paid === 'SALON' && upiId && tipped !== null && (
            <Suspense fallback={<Skeleton className="mx-auto mt-4 size-60 rounded-md" />}>
              <UpiQr {...{ upiId, bookingId }} salon={salon?.name ?? ''} reference={visit.reference} amount={collect + tipped} />
            </Suspense>
          )}
          {means && paid !== 'SALON' && tipped !== null && tipped > 0 && (
            <p role="status" className="figures mt-4 text-lg font-semibold">
              {words.together(money(collect + tipped))}
            </p>
          )}
        </>
      ) : (
        <p className="text-lg">{words.thereIsNothing}</p>
      )}
    </Dialog>
  );
}

/** She, and those who come with her. */
function cameWith(others: OwnPart['others']): ComponentProps<typeof TipForWhom>['people'] {
  const own = read(professionalKeys.id);
  const among = others.flatMap(({ professionalId, name }) =>
    professionalId && name && professionalId !== own ? [{ id: professionalId, name }] : [],
  );
  return own ? [{ id: own, name: party.onlyMe }, ...among] : among;
}

interface Tip {
  choice: '0' | '50' | '100' | 'other';
  /** Rupees as she typed them, for `other`. */
  typed: string;
}

const noTip: Tip = { choice: '0', typed: '' };

/** The contract's bound. */
const mostRupees = 10_000;

/** Rupees; null while what she typed is no amount. */
function tipOf({ choice, typed }: Tip): number | null {
  if (choice !== 'other') return Number(choice);
  return /^\d+(\.\d{1,2})?$/.test(typed) && Number(typed) <= mostRupees ? Number(typed) : null;
}

interface TipFieldProps {
  /** Others come, too. */
  isShared: boolean;
  value: Tip;
  onChange: (tip: Tip) => void;
}

/** What the customer gave beside the price. */
function TipField({ isShared, value, onChange }: TipFieldProps) {
  const isWrong = value.typed !== '' && tipOf(value) === null;
  return (
    <div className="mt-5 grid gap-3">
      <RadioCards<Tip['choice']>
        legend={isShared ? party.tip : words.tip}
        showLegend
        compact
        className="grid grid-cols-4 gap-2"
        cards={[
          { value: '0', label: words.noTip },
          { value: '50', label: '₹50' },
          { value: '100', label: '₹100' },
          { value: 'other', label: words.otherTip },
        ]}
        value={value.choice}
        onChange={choice => onChange({ ...value, choice })}
      />
      {value.choice === 'other' && (
        <NumberField
          label={words.tipInRupees}
          autoFocus
          value={value.typed}
          onChange={({ target }) => onChange({ ...value, typed: target.value })}
          error={isWrong ? words.tipWrong : undefined}
        />
      )}
    </div>
  );
}
