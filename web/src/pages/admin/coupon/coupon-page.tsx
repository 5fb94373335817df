import { Pencil, TicketPercent, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf, type Problem, problemOf } from '../../../api/message-of.ts';
import { AddButton, AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { type Coupon, discountWords } from '../../../features/shop/coupon/coupon.ts';
import { readCoupons } from '../../../features/shop/coupon/staff-coupons.ts';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { Records } from '../../../records/records.tsx';
import { useRecords } from '../../../records/use-records.ts';
import { count, date } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useUrlFilter, useUrlValue } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { Banner, Conditions, CouponStatus, Shortened } from './coupon-parts.tsx';
import { Friends } from './friends.tsx';
import { useChangeCoupons } from './use-change-coupons.ts';

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'));

/** Nine columns stand closer than others do; the status keeps off the figures, which end where it begins. */
const tableLook = [
  'figures text-sm [&_td]:px-1.5 [&_th]:px-1.5 min-[90rem]:[&_td]:px-2.5 min-[90rem]:[&_th]:px-2.5',
  '[&_:is(td,th):nth-child(8)]:pl-5 min-[90rem]:[&_:is(td,th):nth-child(8)]:pl-8',
  '[&_th:first-child]:pl-4 [&_th:last-child]:pr-4',
].join(' ');

/** A coupon, and whose it is if it is personal. */
type Listed = Coupon & { owner?: string };
/** What the dialog shows: a coupon to update, or 'new'. */
type Shown = Listed | 'new' | null;

const pageSize = 20;
const readPersonal = async (page: number) => {
  const { content, ...rest } = await ask(adminApi.GET('/coupon/admin/personal', { params: { query: { page, size: pageSize } } }));
  return { ...rest, content: content.map(({ coupon, customer }): Listed => ({ ...coupon, owner: customer.fullName })) };
};

export default function CouponPage() {
  const [whose, choose] = useUrlFilter('show', ['', 'personal', 'friends']);
  const list = useRecords<Listed>(
    whose === 'personal' ? '/coupon/admin/personal' : '/coupon',
    ({ page }) => (whose === 'personal' ? readPersonal(page) : readCoupons()),
    { isWhole: whose !== 'personal', filters: { show: whose } },
  );
  const { update, remove } = useChangeCoupons();
  const [shown, show] = useState<Shown>(null);
  const [named] = useUrlValue('coupon');
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

  const filters = (
    <FilterSelect
      label="Show"
      value={whose}
      options={[
        { value: '', label: 'For Everybody' },
        { value: 'personal', label: 'Personal' },
        { value: 'friends', label: 'Friends Brought' },
      ]}
      onChange={choose}
    />
  );
  if (whose === 'friends')
    return (
      <AdminPage title="Coupon Management">
        <Friends filters={filters} />
      </AdminPage>
    );

  return (
    <AdminPage title="Coupon Management" action={<AddButton onClick={add}>Add Coupon</AddButton>}>
      {problem && <Banner problem={problem} />}
      <Records
        list={list}
        noun="coupon"
        filters={filters}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        columns={[
          { label: 'Code', value: ({ code }) => code, on: 'title', className: 'min-w-34 tracking-wide break-all' },
          {
            label: 'Description',
            value: coupon => (
              <>
                <Shortened>{coupon.description || '–'}</Shortened>
                <Conditions coupon={coupon} owner={coupon.owner} />
              </>
            ),
            on: 'line',
            onCard: coupon => (
              <>
                {coupon.description}
                <Conditions coupon={coupon} owner={coupon.owner} />
              </>
            ),
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
        revealed={saved ?? named}
      />
      {shown && (
        <LateDialog onClose={close}>
          <CouponDialog
            coupon={shown === 'new' ? null : shown}
            owner={shown === 'new' ? undefined : shown.owner}
            onClose={close}
            onSaved={(code, isPersonal) => {
              if (shown === 'new') choose(isPersonal ? 'personal' : '');
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
