import { useRef } from 'react';
import type { Coupon } from '../../../features/coupon/coupon.ts';
import { discountWords } from '../../../features/coupon/discount.ts';
import { count, date } from '../../../shared/format.ts';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { Card } from '../../../ui/card.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cell, figureCell, Table } from '../../../ui/table.tsx';
import { RowActions } from '../catalogue/row-actions.tsx';
import { CouponStatus } from './coupon-status.tsx';
import type { CouponsProps } from './coupons.ts';

const columns = ['Code', 'Description', 'Discount', 'Valid From', 'Valid Till', 'Usage Limit', 'Used Count', 'Status', 'Actions'];
const figures = ['Usage Limit', 'Used Count', 'Actions'];

/**
 * Nine columns: they stand closer than others do, as far as the window asks for it. The status keeps off the figures, which end
 * where it begins.
 */
const columnGaps = [
  '[&_td]:px-1.5 [&_th]:px-1.5 min-[90rem]:[&_td]:px-2.5 min-[90rem]:[&_th]:px-2.5',
  '[&_:is(td,th):nth-child(8)]:pl-5 min-[90rem]:[&_:is(td,th):nth-child(8)]:pl-8',
  '[&_th:first-child]:pl-4 [&_th:last-child]:pr-4',
].join(' ');

export function CouponTable({ coupons, ...acts }: CouponsProps) {
  return (
    <Card padding="none" className="overflow-x-auto">
      <Table
        caption="Coupons"
        columns={columns.map(label => ({ label, isFigure: figures.includes(label) }))}
        className={`figures text-sm ${columnGaps}`}
      >
        {coupons?.map(coupon => <Row key={coupon.code} coupon={coupon} {...acts} />) ?? (
          <Repeat times={6}>
            <tr>
              <td colSpan={columns.length} className={cell}>
                <Skeleton className="h-11" />
              </td>
            </tr>
          </Repeat>
        )}
      </Table>
    </Card>
  );
}

const plain = `${cell} whitespace-nowrap`;

type RowProps = { coupon: Coupon } & Omit<CouponsProps, 'coupons'>;

function Row({ coupon, onSwitch, onUpdate, onDelete }: RowProps) {
  const { code, description, validFrom, validTill, usageLimit, usedCount } = coupon;
  const place = useRef<HTMLTableRowElement>(null);
  // One that a colleague has deleted leaves the list when it is switched.
  useFocusHandedOn(place);
  return (
    <tr ref={place} id={`coupon-${code}`} className="transition-colors hover:bg-ground">
      <th scope="row" className={`${cell} min-w-34 font-bold! tracking-wide break-all`}>
        {code}
      </th>
      <td className={`${cell} text-muted`}>
        <span title={description} className="line-clamp-2 wrap-anywhere">
          {description || '–'}
        </span>
      </td>
      <td className={`${plain} font-semibold!`}>{discountWords(coupon)}</td>
      <td className={plain}>{date(validFrom)}</td>
      <td className={plain}>{date(validTill)}</td>
      <td className={figureCell}>{usageLimit === null ? 'Unlimited' : count(usageLimit)}</td>
      <td className={figureCell}>{count(usedCount)}</td>
      <td className={cell}>
        <CouponStatus coupon={coupon} onSwitch={onSwitch} />
      </td>
      <td className={figureCell}>
        <RowActions name={code} onUpdate={() => onUpdate(coupon)} onDelete={() => onDelete(coupon)} />
      </td>
    </tr>
  );
}
