import { TicketPercent } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/message-of.ts';
import { type Problem, problemOf } from '../../../api/problem.ts';
import type { Coupon } from '../../../features/coupon/coupon.ts';
import { useChangeCoupons, useStaffCoupons } from '../../../features/coupon/staff-coupons.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDesktop } from '../../../shared/use-media-query.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { AddButton } from '../catalogue/add-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { CouponCards } from './coupon-cards.tsx';
import { CouponTable } from './coupon-table.tsx';
import { DeleteCouponDialog } from './delete-coupon-dialog.tsx';

const CouponDialog = lazy(() => import('../../../features/coupon/coupon-dialog.tsx'));

type Shown = { dialog: 'add' } | { dialog: 'update' | 'delete'; coupon: Coupon };

/** 'Coupon Management' (rule W15). */
export default function CouponPage() {
  const { data: coupons, error, isStale, reload } = useStaffCoupons();
  const { update } = useChangeCoupons();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const banner = useRef<HTMLDivElement>(null);
  const isDesktop = useDesktop();
  const close = () => setShown(null);
  const closeDone = () => {
    close();
    setProblem(null);
  };

  // It stands over the list, and the switch may be far down.
  useEffect(() => {
    if (problem) banner.current?.scrollIntoView({ block: 'center' });
  }, [problem]);

  async function change(coupon: Coupon, isActive: boolean) {
    setProblem(null);
    try {
      await update(coupon.code, { isActive });
    } catch (failure) {
      setProblem(problemOf(failure, 'Failed to update coupon'));
    }
  }

  const Coupons = isDesktop ? CouponTable : CouponCards;
  return (
    <AdminPage
      title="Coupon Management"
      isStale={isStale}
      action={<AddButton onClick={() => setShown({ dialog: 'add' })}>Add Coupon</AddButton>}
    >
      {problem && (
        <Alert ref={banner} tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {error !== undefined && <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to fetch coupons')}</ReadFailed>}
      <div aria-busy={!coupons && !error}>
        {coupons?.length === 0 ? (
          <EmptyState
            icon={TicketPercent}
            title="No coupons found."
            action={<Button onClick={() => setShown({ dialog: 'add' })}>Add Coupon</Button>}
          >
            <p>A coupon takes a percentage or an amount off a cart, for as long and as often as you say.</p>
          </EmptyState>
        ) : (
          !error && (
            <Coupons
              coupons={coupons}
              onSwitch={change}
              onUpdate={coupon => setShown({ dialog: 'update', coupon })}
              onDelete={coupon => setShown({ dialog: 'delete', coupon })}
            />
          )
        )}
      </div>
      {shown?.dialog === 'delete' && <DeleteCouponDialog coupon={shown.coupon} onClose={close} onDeleted={closeDone} />}
      {(shown?.dialog === 'add' || shown?.dialog === 'update') && (
        <LateDialog onClose={close}>
          <CouponDialog
            coupon={shown.dialog === 'update' ? shown.coupon : null}
            onClose={close}
            onSaved={code => {
              closeDone();
              // The new one stands at the end of the list, which may be far down.
              setTimeout(() => document.getElementById(`coupon-${code}`)?.scrollIntoView({ block: 'nearest' }));
            }}
          />
        </LateDialog>
      )}
    </AdminPage>
  );
}
