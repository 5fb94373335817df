import { zodResolver } from '@hookform/resolvers/zod';
import { type FormState, type UseFormReturn, useForm } from 'react-hook-form';
import { onlyChanged } from '../../forms/only-changed.ts';
import { z } from '../../forms/zod.ts';
import { today } from '../../shared/days.ts';
import { readCouponCode } from '../../shared/typed.ts';
import type { Coupon, CouponRequest } from './coupon.ts';

/** Rules D1 to D5 and the bounds of the contract, in the server's words. Numbers are as they were typed. */
const couponValues = z
  .object({
    code: z
      .string()
      .check(
        z.overwrite(readCouponCode),
        z.minLength(1, { error: 'Code is required', abort: true }),
        z.regex(/^[A-Z0-9_-]{3,20}$/, 'Code must be 3 to 20 letters, digits, hyphens or underscores'),
      ),
    description: z.string().check(z.trim(), z.maxLength(200, 'Description must be at most 200 characters')),
    discountType: z.enum(['PERCENTAGE', 'FIXED']),
    discountValue: z.string().check(
      z.minLength(1, { error: 'Discount value is required', abort: true }),
      z.refine(text => Number(text) >= 0.01, { error: 'Discount value must be at least 0.01', abort: true }),
      z.refine(text => Number(text) <= 1_000_000, { error: 'Discount value must be at most 10,00,000', abort: true }),
      z.refine(text => /^\d+(\.\d{1,2})?$/.test(text), 'Discount value must have at most two decimals'),
    ),
    validFrom: z.string().check(z.minLength(1, 'Valid from is required')),
    validTill: z.string().check(z.minLength(1, 'Valid till is required')),
    usageLimit: z.string().check(
      z.refine(text => text === '' || /^\d+$/.test(text), { error: 'Usage limit must be a whole number', abort: true }),
      z.refine(text => text === '' || Number(text) >= 1, { error: 'Usage limit must be at least 1', abort: true }),
      z.refine(text => Number(text) <= 1_000_000_000, 'Usage limit must be at most 1,00,00,00,000'),
    ),
    isActive: z.boolean(),
  })
  .check(
    z.superRefine(({ discountType, discountValue, validFrom, validTill }, { addIssue }) => {
      const say = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
      if (discountType === 'PERCENTAGE' && Number(discountValue) > 100) {
        say('discountValue', 'A percentage discount must be at most 100');
      }
      if (validFrom && validTill && validFrom > validTill) say('validTill', 'Valid till must not be before valid from');
    }),
  );

export type CouponValues = z.infer<typeof couponValues>;

export function useStaffCouponForm(coupon: Coupon | null): UseFormReturn<CouponValues> {
  return useForm<CouponValues>({
    resolver: zodResolver(couponValues),
    defaultValues: {
      code: coupon?.code ?? '',
      description: coupon?.description ?? '',
      discountType: coupon?.discountType ?? 'PERCENTAGE',
      discountValue: coupon ? String(coupon.discountValue) : '',
      validFrom: coupon?.validFrom ?? today(),
      validTill: coupon?.validTill ?? '',
      usageLimit: coupon?.usageLimit ? String(coupon.usageLimit) : '',
      isActive: coupon?.isActive ?? true,
    },
  });
}

/** An empty usage limit is sent as null (rule D9). */
export function couponRequest({ discountValue, usageLimit, ...rest }: CouponValues): CouponRequest {
  return { ...rest, discountValue: Number(discountValue), usageLimit: usageLimit === '' ? null : Number(usageLimit) };
}

/** What is sent of a coupon there is. A value says nothing without its type, so one takes the other along. */
export function couponChanges(request: CouponRequest, dirty: FormState<CouponValues>['dirtyFields']): Partial<CouponRequest> {
  const discount = dirty.discountType || dirty.discountValue;
  return onlyChanged(request, { ...dirty, discountType: discount, discountValue: discount });
}
