import { TicketPercent } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/cart';
import { readCouponCode } from '../../../../../common/typed.ts';
import type { Problem } from '../../../api/message-of.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { date, money } from '../../../shared/format.ts';
import { Button, Spinner } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { visitor } from '../../accounts/auth/customer.ts';
import { useMinimumOrder } from '../../salon/settings/use-minimum-order.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { type Coupon, isPersonal, saving } from './coupon.ts';
import { useCoupons } from './use-coupons.ts';

interface Props {
  /** The cart's total without a coupon, in rupees. */
  total: number;
  /** Code of the coupon being applied. */
  busyWith: string | null;
  onApply: (code: string) => void;
}

/**
 * Available coupons; a tap applies one. The customer's own come first, then the one that saves most; those that bring the cart below the
 * minimum come last.
 */
export function CouponList({ total, busyWith, onApply }: Props) {
  const { coupons, isFailed, reload } = useCoupons();
  const minimum = useMinimumOrder();
  const wholeRupees = useSettings()?.wholeRupees;
  const tickets = coupons
    ?.map(coupon => {
      const saved = saving(total, coupon, wholeRupees);
      // In whole paise, or 1078.2 − 179.2 would be below 899. A cart that is below the minimum already does not count.
      return {
        coupon,
        saved,
        below: total >= minimum && Math.round((total - saved) * 100) < Math.round(minimum * 100) ? minimum : null,
      };
    })
    .toSorted(
      (one, other) =>
        Number(one.below !== null) - Number(other.below !== null) ||
        Number(isPersonal(other.coupon)) - Number(isPersonal(one.coupon)) ||
        other.saved - one.saved,
    );

  if (isFailed) {
    return (
      <ReadFailed onRetry={reload} className="mt-4">
        {words.couponsFailed}
      </ReadFailed>
    );
  }
  if (coupons?.length === 0) return <p className="mt-4 text-sm text-muted">{words.noCoupons}</p>;
  return (
    <div className="mt-5">
      <h3 className="text-sm font-semibold">
        {words.availableCoupons} <span className="font-normal text-muted">{words.tapToUse}</span>
      </h3>
      <ul className="mt-2.5 grid gap-2.5">
        {tickets?.map(({ coupon, ...figures }) => (
          <li key={coupon.code}>
            <CouponTicket coupon={coupon} {...figures} isBusy={busyWith === coupon.code} onApply={onApply} />
          </li>
        )) ?? (
          <Repeat times={2}>
            <li>
              <Skeleton className="h-22" />
            </li>
          </Repeat>
        )}
      </ul>
    </div>
  );
}

interface TicketProps {
  coupon: Coupon;
  saved: number;
  /** The minimum order, when the coupon would bring the cart below it. */
  below: number | null;
  isBusy: boolean;
  onApply: (code: string) => void;
}

function CouponTicket({ coupon, saved, below, isBusy, onApply }: TicketProps) {
  const { code, description, validTill, firstBookingOnly } = coupon;
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => onApply(code)}
      className="flex w-full items-start gap-3 rounded-md border border-dashed border-field bg-ground px-3.5 py-3 text-left transition-colors hover:border-plum hover:bg-plum-tint"
    >
      {isBusy ? (
        <Spinner className="mt-0.5 text-plum" />
      ) : (
        <TicketPercent aria-hidden className="mt-0.5 size-5 shrink-0 text-plum" strokeWidth={1.75} />
      )}
      <span className="min-w-0 flex-1 text-sm">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 font-bold tracking-wide text-plum wrap-anywhere">{code}</span>
          <span className="figures font-semibold text-leaf">{words.youSave(money(saved))}</span>
        </span>
        {isPersonal(coupon) && <span className="block font-semibold text-plum">{words.onlyYours}</span>}
        {firstBookingOnly && <span className="block font-semibold text-plum">{words.forFirstBooking}</span>}
        <span className="block wrap-anywhere">{description}</span>
        {below !== null && <span className="figures block font-medium text-madder">{words.totalBelow(money(below))}</span>}
        <span className="figures block text-xs text-muted">{words.validTill(date(validTill))}</span>
      </span>
    </button>
  );
}

interface CouponFormProps {
  error: Problem | null;
  onError: (error: Problem | null) => void;
  isBusy: boolean;
  onApply: (code: string) => Promise<void>;
}

const noCode = { text: words.enterCoupon };

export function CouponForm({ error, onError, isBusy, onApply }: CouponFormProps) {
  const form = useForm({ defaultValues: { code: '' } });
  useKeptForm(form, { by: visitor, of: 'coupon code' });
  const field = useRef<HTMLFormElement>(null);
  const isBlank = readCouponCode(useWatch({ control: form.control, name: 'code' })) === '';
  const submit = form.handleSubmit(({ code: typed }) => {
    const code = readCouponCode(typed);
    if (!code) return onError(noCode);
    // A refusal quotes the code as it was read.
    form.setValue('code', code);
    return onApply(code);
  });

  // On a phone the bottom bar could cover it.
  useEffect(() => {
    if (error) field.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  // Browsers ignore Enter while the button is disabled; this says why.
  function sayWhyNot(event: KeyboardEvent) {
    if (event.key === 'Enter' && isBlank) onError(noCode);
  }

  return (
    <form ref={field} noValidate onSubmit={submit} className="mt-3 grid items-start gap-3 @min-[16rem]:grid-cols-[1fr_auto]">
      <TextField
        label={words.couponCode}
        placeholder={words.couponPlaceholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="done"
        className="not-placeholder-shown:uppercase"
        error={error && <ProblemWords of={error} />}
        {...form.register('code', { onChange: () => onError(null) })}
        onKeyDown={sayWhyNot}
      />
      {/* Level with the field, under its label. */}
      <Button type="submit" variant="secondary" disabled={isBlank} busy={isBusy && !isBlank} className="@min-[16rem]:mt-7">
        {words.apply}
      </Button>
    </form>
  );
}
