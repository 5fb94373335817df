import type { Coupon } from '../../../features/coupon/coupon.ts';
import { discountWords } from '../../../features/coupon/discount.ts';
import { count, date } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cell, Table } from '../../../ui/table.tsx';
import { RowActions } from '../catalogue/row-actions.tsx';
import { CouponStatus } from './coupon-status.tsx';
import type { CouponsProps } from './coupons.ts';

const columns = ['Code', 'Description', 'Discount', 'Valid From', 'Valid Till', 'Usage Limit', 'Used Count', 'Status', 'Actions'];

export function CouponTable({ coupons, ...acts }: CouponsProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      <Table
        caption="Coupons"
        columns={columns.map(label => ({ label, isFigure: label === 'Actions' }))}
        // Nine columns: they stand closer than others do.
        className="figures text-sm [&_td]:px-2 [&_th]:px-2 [&_th:first-child]:pl-4"
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
/** A date, its year below it where the row is narrow: the description has two lines anyway. */
const twoLines = `${cell} min-w-19`;

type RowProps = { coupon: Coupon } & Omit<CouponsProps, 'coupons'>;

function Row({ coupon, onSwitch, onUpdate, onDelete }: RowProps) {
  const { code, description, validFrom, validTill, usageLimit, usedCount } = coupon;
  return (
    <tr id={`coupon-${code}`} className="transition-colors hover:bg-ground">
      <th scope="row" className={`${cell} min-w-34 font-bold! tracking-wide break-all`}>
        {code}
      </th>
      <td className={`${cell} min-w-44 text-muted`}>
        <span title={description} className="line-clamp-2 wrap-anywhere">
          {description || '–'}
        </span>
      </td>
      <td className={`${plain} font-semibold!`}>{discountWords(coupon)}</td>
      <td className={twoLines}>{date(validFrom)}</td>
      <td className={twoLines}>{date(validTill)}</td>
      <td className={plain}>{usageLimit === null ? 'Unlimited' : count(usageLimit)}</td>
      <td className={plain}>{count(usedCount)}</td>
      <td className={cell}>
        <CouponStatus coupon={coupon} onSwitch={onSwitch} />
      </td>
      <td className={`${plain} text-right`}>
        <RowActions name={code} onUpdate={() => onUpdate(coupon)} onDelete={() => onDelete(coupon)} />
      </td>
    </tr>
  );
}
