import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../api/message-of.ts';
import type { Coupon } from '../../../features/shop/coupon/coupon.ts';
import { conditionsOf, whyUnusable } from '../../../features/shop/coupon/staff-coupons.ts';
import { Switch } from '../../../forms/switch-field.tsx';
import { today } from '../../../shared/clock.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';

/** Whose the coupon is, and what it asks of each customer; nothing if it is for everybody at any time. */
export function Conditions({ coupon, owner }: { coupon: Coupon; owner: string | undefined }) {
  const said = [...(owner === undefined ? [] : [`Only for ${owner}`]), ...conditionsOf(coupon)];
  if (said.length === 0) return null;
  return <span className="block text-xs font-semibold text-ink wrap-anywhere">{said.join(' · ')}</span>;
}

export function Shortened({ children }: { children: string }) {
  return (
    <span title={children} className="line-clamp-2 wrap-anywhere">
      {children}
    </span>
  );
}

/** Stands over the list; the switch that failed may be far down. */
export function Banner({ problem }: { problem: Problem }) {
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
export function CouponStatus({ coupon, onSwitch }: StatusProps) {
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
