import { useState } from 'react';
import type { Coupon } from '../../../features/coupon/coupon.ts';
import { hindrance } from '../../../features/coupon/coupon-state.ts';
import { Switch } from '../../../forms/switch.tsx';
import { today } from '../../../shared/days.ts';
import type { CouponsProps } from './coupons.ts';

interface Props {
  coupon: Coupon;
  onSwitch: CouponsProps['onSwitch'];
}

/** Active or Inactive, which the switch changes at once; and what else keeps customers from using it. */
export function CouponStatus({ coupon, onSwitch }: Props) {
  const { code, isActive } = coupon;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? isActive;
  const reason = hindrance(coupon, today());

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
