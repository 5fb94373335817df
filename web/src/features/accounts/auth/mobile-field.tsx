import { useFormContext } from 'react-hook-form';
import * as words from '#words/auth';
import { noMobile } from '#words/common';
import { MOBILE } from '../../../../../common/phone.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';

/** The `mobile` of the surrounding form. */
export function MobileField({ label = words.phoneNumber, autoFocus = false }: { label?: string; autoFocus?: boolean }) {
  const { register, formState } = useFormContext<{ mobile: string }>();
  return (
    <PhoneField
      label={label}
      placeholder={words.mobilePlaceholder}
      data-autofocus={autoFocus || undefined}
      error={formState.errors.mobile?.message}
      {...register('mobile', {
        validate: mobile => MOBILE.test(mobile) || noMobile,
      })}
    />
  );
}
