import { Pencil, TicketPercent, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf, type Problem, problemOf } from '../../../api/message-of.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { type Coupon, discountWords } from '../../../features/shop/coupon/coupon.ts';
import { readCoupons, whyUnusable } from '../../../features/shop/coupon/staff-coupons.ts';
import { Switch } from '../../../forms/switch-field.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { today } from '../../../shared/clock.ts';
import { count, date } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { useChangeCoupons } from './use-change-coupons.ts';

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'));

/** Nine columns stand closer than others do; the status keeps off the figures, which end where it begins. */
const tableLook = [
  'figures text-sm [&_td]:px-1.5 [&_th]:px-1.5 min-[90rem]:[&_td]:px-2.5 min-[90rem]:[&_th]:px-2.5',
  '[&_:is(td,th):nth-child(8)]:pl-5 min-[90rem]:[&_:is(td,th):nth-child(8)]:pl-8',
  '[&_th:first-child]:pl-4 [&_th:last-child]:pr-4',
].join(' ');

/** What the dialog shows: a coupon to update, or 'new'. */
type Shown = Coupon | 'new' | null;

export default function CouponPage() {
  const list = useRecords('/coupon', readCoupons, { isWhole: true });
  const { update, remove } = useChangeCoupons();
  const [shown, show] = useState<Shown>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const add = () => show('new');
  const close = () => show(null);

  async function switchTo({ code }: Coupon, isActive: boolean) {
    setProblem(null);
    await update(code, { isActive }, null).catch(error => setProblem(problemOf(error, 'Failed to update coupon')));
    await list.reload();
  }

  const askToDelete = ({ code }: Coupon) =>
    confirm({
      title: 'Delete Coupon',
      body: (
        <>
          <p>Are you sure you want to delete this coupon?</p>
          <p className="mt-2 font-bold tracking-wide break-all">{code}</p>
          <p className="mt-2 text-muted">It is taken off carts that have it. Visits booked with it keep their discount.</p>
        </>
      ),
      confirm: 'Delete Coupon',
      confirming: 'Deleting...',
      danger: true,
      fallback: 'Failed to delete coupon',
      act: () => remove(code),
      onDone: () => setProblem(null),
    });

  return (
    <AdminPage title="Coupon Management" action={<AddButton onClick={add}>Add Coupon</AddButton>}>
      {problem && <Banner problem={problem} />}
      <Records
        list={list}
        noun="coupon"
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        columns={[
          { label: 'Code', value: ({ code }) => code, on: 'title', className: 'min-w-34 tracking-wide break-all' },
          {
            label: 'Description',
            value: ({ description }) => <Shortened>{description || '–'}</Shortened>,
            on: 'line',
            onCard: ({ description }) => description,
            className: 'text-muted',
          },
          {
            label: 'Discount',
            value: discountWords,
            on: 'figure',
            onCard: coupon => <strong className="text-plum">{discountWords(coupon)}</strong>,
            className: 'font-semibold! whitespace-nowrap',
          },
          { label: 'Valid From', value: ({ validFrom }) => date(validFrom), className: 'whitespace-nowrap' },
          { label: 'Valid Till', value: ({ validTill }) => date(validTill), className: 'whitespace-nowrap' },
          { label: 'Valid', on: 'fact', onCard: ({ validFrom, validTill }) => `${date(validFrom)} to ${date(validTill)}` },
          { label: 'Usage Limit', value: ({ usageLimit }) => (usageLimit ? count(usageLimit) : 'Unlimited'), isFigure: true },
          { label: 'Used Count', value: ({ usedCount }) => count(usedCount), isFigure: true },
          {
            label: 'Used',
            on: 'fact',
            onCard: ({ usedCount, usageLimit }) =>
              `${count(usedCount)} ${usageLimit ? `of ${count(usageLimit)}` : '· Unlimited'}`,
          },
          { label: 'Status', value: coupon => <CouponStatus coupon={coupon} onSwitch={switchTo} />, on: 'foot' },
        ]}
        actions={coupon => [
          { label: 'Update', icon: Pencil, onClick: () => show(coupon) },
          { label: 'Delete', icon: Trash2, isDanger: true, onClick: () => askToDelete(coupon) },
        ]}
        tableLook={tableLook}
        failed={{ title: messageOf(list.error, 'Failed to fetch coupons'), isBanner: true }}
        empty={{
          icon: TicketPercent,
          title: 'No coupons found.',
          hint: 'A coupon takes a percentage or an amount off a cart, for as long and as often as you say.',
          action: <Button onClick={add}>Add Coupon</Button>,
        }}
        revealed={saved}
      />
      {shown && (
        <LateDialog onClose={close}>
          <CouponDialog
            coupon={shown === 'new' ? null : shown}
            onClose={close}
            onSaved={code => {
              close();
              setProblem(null);
              setSaved(code);
            }}
          />
        </LateDialog>
      )}
    </AdminPage>
  );
}

function Shortened({ children }: { children: string }) {
  return (
    <span title={children} className="line-clamp-2 wrap-anywhere">
      {children}
    </span>
  );
}

/** Stands over the list; the switch that failed may be far down. */
function Banner({ problem }: { problem: Problem }) {
  const banner = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second failure is another one
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <Alert ref={banner} tone="bad" className="mb-4">
      <ProblemWords of={problem} />
    </Alert>
  );
}

interface StatusProps {
  coupon: Coupon;
  onSwitch: (coupon: Coupon, isActive: boolean) => Promise<void>;
}

/** Active or inactive, which the switch changes at once; and what else keeps customers from using the coupon. */
function CouponStatus({ coupon, onSwitch }: StatusProps) {
  const { code, isActive } = coupon;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? isActive;
  const reason = whyUnusable(coupon, today());

  async function change(next: boolean) {
    if (wanted !== null) return;
    setWanted(next);
    await onSwitch(coupon, next);
    setWanted(null);
  }

  return (
    <div className="flex items-center gap-2.5">
      <Switch
        label={`${code} is active`}
        checked={isOn}
        aria-busy={wanted !== null || undefined}
        onChange={event => void change(event.target.checked)}
      />
      <p className="min-w-0 text-sm leading-4.5">
        <span className={`block font-semibold ${isOn && !reason ? 'text-leaf' : 'text-muted'}`}>
          {isOn ? 'Active' : 'Inactive'}
        </span>
        {reason && <span className="block text-xs font-semibold whitespace-nowrap">{reason}</span>}
      </p>
    </div>
  );
}
