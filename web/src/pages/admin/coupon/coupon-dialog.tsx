import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { createCoupon } from '../../../../../common/bounds/coupons.gen.ts';
import { couponCodeAsTyped } from '../../../../../common/typed.ts';
import { atField, hasCode } from '../../../api/api-error.ts';
import { staff } from '../../../api/staff-session.ts';
import { type Chosen, CustomerChoice } from '../../../features/accounts/customer/customer-choice.tsx';
import {
  asSent,
  asValues,
  TranslationFields,
  type TranslationValues,
} from '../../../features/shop/catalog-admin/translation-fields.tsx';
import { type Coupon, type CouponRequest, saving } from '../../../features/shop/coupon/coupon.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { onlyChanged } from '../../../forms/only-changed.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { today } from '../../../shared/clock.ts';
import { money } from '../../../shared/format.ts';
import { useChangeCoupons } from './use-change-coupons.ts';

type CouponValues = Typed<
  CouponRequest,
  | 'code'
  | 'description'
  | 'discountType'
  | 'discountValue'
  | 'validFrom'
  | 'validTill'
  | 'usageLimit'
  | 'isActive'
  | 'limitPerCustomer'
  | 'firstBookingOnly'
> & { translations: TranslationValues };

const resolver = fromContract<CouponValues>(createCoupon, ({ discountType, discountValue, validFrom, validTill }, refuse) => {
  if (discountType === 'PERCENTAGE' && Number(discountValue) > 100)
    refuse('discountValue', { rule: 'maxPercentage', params: { limit: 100 } });
  if (validFrom > validTill) refuse('validTill', { rule: 'notBefore', params: { than: 'validFrom' } });
});

interface Props {
  /** null adds one. */
  coupon: Coupon | null;
  /** Whose the coupon is, if it is somebody's. */
  owner: string | undefined;
  onClose: () => void;
  onSaved: (code: string, isPersonal: boolean) => void;
}

export default function CouponDialog({ coupon, owner, onClose, onSaved }: Props) {
  const [isFor, setFor] = useState<'EVERYBODY' | 'ONE'>('EVERYBODY');
  const [customer, setCustomer] = useState<Chosen | null>(null);
  const [isMissing, setMissing] = useState(false);
  const form = useForm<CouponValues>({
    resolver,
    defaultValues: {
      code: coupon?.code ?? '',
      description: coupon?.description ?? '',
      discountType: coupon?.discountType ?? 'PERCENTAGE',
      discountValue: coupon ? String(coupon.discountValue) : '',
      validFrom: coupon?.validFrom ?? today(),
      validTill: coupon?.validTill ?? '',
      usageLimit: coupon?.usageLimit ? String(coupon.usageLimit) : '',
      isActive: coupon?.isActive ?? true,
      limitPerCustomer: coupon?.limitPerCustomer ? String(coupon.limitPerCustomer) : '',
      firstBookingOnly: coupon?.firstBookingOnly ?? false,
      translations: asValues(coupon?.translations),
    },
  });
  // A new one begins with today's date, which may be another when staff come back.
  useKeptForm(form, { by: staff, of: `coupon ${coupon?.code}`, about: coupon && asFilled(form) });
  const { create, update } = useChangeCoupons();
  const { isDirty, dirtyFields } = form.formState;
  const field = useFields(form, createCoupon);

  async function save({ discountValue, usageLimit, limitPerCustomer, translations, ...rest }: CouponValues) {
    if (isFor === 'ONE' && !customer) return setMissing(true);
    const request: CouponRequest = {
      ...rest,
      translations: asSent(translations, ['description']),
      discountValue: Number(discountValue),
      usageLimit: usageLimit === '' ? null : Number(usageLimit),
      limitPerCustomer: limitPerCustomer === '' ? null : Number(limitPerCustomer),
    };
    if (!coupon) {
      await create({ ...request, ...(isFor === 'ONE' && customer && { userId: customer.id }) }).catch(error => {
        throw hasCode(error, 'COUPON_ALREADY_EXISTS') ? atField(error, 'code') : error;
      });
    } else if (isDirty) {
      // A value means nothing without its type, so each takes the other along.
      const discount = dirtyFields.discountType || dirtyFields.discountValue;
      await update(coupon.code, onlyChanged(request, { ...dirtyFields, discountType: discount, discountValue: discount }));
    }
    onSaved(request.code, isFor === 'ONE');
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
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={coupon !== null}
        hint={coupon ? 'The code of a coupon cannot be changed.' : 'What customers type, like DIWALI15.'}
        className={`tracking-wide ${coupon ? 'bg-sand!' : ''}`}
        {...field('code')}
        read={couponCodeAsTyped}
      />
      {owner !== undefined && <p className="rounded-md bg-sand px-4 py-2.5 wrap-anywhere">Only for {owner}</p>}
      {!coupon && (
        <>
          <SelectField
            label="For"
            value={isFor}
            onChange={({ target }) => setFor(target.value as typeof isFor)}
            options={[
              { value: 'EVERYBODY', label: 'Everybody' },
              { value: 'ONE', label: 'One customer' },
            ]}
          />
          {isFor === 'ONE' && (
            <CustomerChoice
              value={customer}
              onChange={setCustomer}
              error={isMissing && !customer ? 'Choose whose coupon it is.' : undefined}
            />
          )}
        </>
      )}
      <TextField label="Description" hint="Customers read it beside the code." {...field('description')} />
      <TranslationFields bound={createCoupon} fields={['description']} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Discount Type"
          required
          options={[
            { value: 'PERCENTAGE', label: 'Percentage (%)' },
            { value: 'FIXED', label: 'Fixed amount (₹)' },
          ]}
          {...field('discountType', { deps: 'discountValue' })}
        />
        <NumberField
          label={form.watch('discountType') === 'FIXED' ? 'Discount Value (₹)' : 'Discount Value (%)'}
          {...field('discountValue')}
        />
      </div>
      <SavingPreview form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Valid From" type="date" {...field('validFrom', { deps: 'validTill' })} />
        <TextField label="Valid Till" type="date" hint="The last day it can be used." {...field('validTill')} />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Usage Limit"
          inputMode="numeric"
          placeholder="Unlimited"
          hint={
            coupon?.usedCount
              ? `Used ${coupon.usedCount} so far. Leave empty for no limit.`
              : 'Of all customers together. Leave empty for no limit.'
          }
          {...field('usageLimit')}
        />
        <NumberField
          label="Limit for Each Customer"
          inputMode="numeric"
          placeholder="Unlimited"
          hint="Leave empty for no limit."
          {...field('limitPerCustomer')}
        />
      </div>
      <SwitchField
        label="First Booking Only"
        hint="Only who has no other booking can use it. Cancelled ones do not count."
        {...form.register('firstBookingOnly')}
      />
      <SwitchField label="Active" hint="When it is off, nobody can use the coupon." {...form.register('isActive')} />
    </FormDialog>
  );
}

const exampleCart = 1500;

/** What the discount in the form takes off a cart of ₹1,500. */
function SavingPreview({ form: { control } }: { form: UseFormReturn<CouponValues> }) {
  const [discountType, typed] = useWatch({ control, name: ['discountType', 'discountValue'] });
  const discountValue = Number(typed);
  const isRight = discountValue >= 0.01 && (discountType === 'FIXED' || discountValue <= 100);
  const saved = isRight ? saving(exampleCart, { discountType, discountValue }) : null;
  return (
    <p role="status" className="figures min-h-11 rounded-md bg-sand px-4 py-2.5 text-sm">
      {saved === null ? (
        <span className="text-muted">Enter a discount to see what a {money(exampleCart)} cart saves.</span>
      ) : (
        <>
          {money(exampleCart)} cart → saves <strong>{money(saved)}</strong>, pays {money(exampleCart - saved)}
        </>
      )}
    </p>
  );
}
