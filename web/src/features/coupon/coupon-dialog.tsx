import { atField, hasCode } from '../../api/api-error.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SwitchField } from '../../forms/switch-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { couponCodeAsTyped } from '../../shared/typed.ts';
import { toast } from '../../ui/toast.ts';
import { useInterrupted } from '../admin-shell/use-interrupted.ts';
import type { Coupon } from './coupon.ts';
import { SavingPreview } from './saving-preview.tsx';
import { type CouponValues, couponChanges, couponRequest, useStaffCouponForm } from './staff-coupon-form.ts';
import { useChangeCoupons } from './staff-coupons.ts';

interface Props {
  /** null adds one. */
  coupon: Coupon | null;
  onClose: () => void;
  onSaved: (code: string) => void;
}

export default function CouponDialog({ coupon, onClose, onSaved }: Props) {
  const form = useStaffCouponForm(coupon);
  useInterrupted(`coupon ${coupon?.code}`, form, { isNew: !coupon });
  const { create, update } = useChangeCoupons();
  const { errors, isDirty, dirtyFields } = form.formState;
  const type = form.watch('discountType');

  async function save(values: CouponValues) {
    const request = couponRequest(values);
    if (!coupon) {
      await create(request).catch(error => {
        throw hasCode(error, 'COUPON_ALREADY_EXISTS') ? atField(error, 'code') : error;
      });
      toast.success('Coupon created', { detail: request.code });
    } else if (isDirty) {
      await update(coupon.code, couponChanges(request, dirtyFields));
      toast.success('Coupon updated', { detail: request.code });
    }
    onSaved(request.code);
  }

  return (
    <FormDialog
      form={form}
      title={coupon ? 'Update Coupon' : 'Add Coupon'}
      save={coupon ? 'Save Changes' : 'Add Coupon'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback={coupon ? 'Failed to update coupon' : 'Failed to create coupon'}
    >
      <TextField
        label="Code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        readOnly={coupon !== null}
        hint={coupon ? 'The code of a coupon cannot be changed.' : 'What customers type, like DIWALI15.'}
        error={errors.code?.message}
        className={`tracking-wide ${coupon ? 'bg-sand!' : ''}`}
        {...form.register('code')}
        read={couponCodeAsTyped}
      />
      <TextField
        label="Description"
        maxLength={200}
        hint="Customers read it beside the code."
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Discount Type"
          required
          options={[
            { value: 'PERCENTAGE', label: 'Percentage (%)' },
            { value: 'FIXED', label: 'Fixed amount (₹)' },
          ]}
          error={errors.discountType?.message}
          {...form.register('discountType', { deps: 'discountValue' })}
        />
        <NumberField
          label={type === 'FIXED' ? 'Discount Value (₹)' : 'Discount Value (%)'}
          required
          error={errors.discountValue?.message}
          {...form.register('discountValue')}
        />
      </div>
      <SavingPreview />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Valid From"
          type="date"
          required
          error={errors.validFrom?.message}
          {...form.register('validFrom', { deps: 'validTill' })}
        />
        <TextField
          label="Valid Till"
          type="date"
          required
          hint="The last day it can be used."
          error={errors.validTill?.message}
          {...form.register('validTill')}
        />
      </div>
      <NumberField
        label="Usage Limit"
        inputMode="numeric"
        placeholder="Unlimited"
        hint={coupon?.usedCount ? `Used ${coupon.usedCount} so far. Leave empty for no limit.` : 'Leave empty for no limit.'}
        error={errors.usageLimit?.message}
        {...form.register('usageLimit')}
      />
      <SwitchField label="Active" hint="Switched off, nobody can use it." {...form.register('isActive')} />
    </FormDialog>
  );
}
