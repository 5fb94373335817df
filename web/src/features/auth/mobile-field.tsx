import { useFormContext } from 'react-hook-form';
import { PhoneField } from '../../forms/phone-field.tsx';
import { mobilePattern, noMobile } from '../../shared/phone.ts';

/** The `mobile` of the surrounding form. */
export function MobileField({ autoFocus = false }: { autoFocus?: boolean }) {
  const { register, formState } = useFormContext<{ mobile: string }>();
  return (
    <PhoneField
      label="Phone Number"
      placeholder="10-digit mobile number"
      data-autofocus={autoFocus || undefined}
      error={formState.errors.mobile?.message}
      {...register('mobile', {
        validate: mobile => mobilePattern.test(mobile) || noMobile,
      })}
    />
  );
}
