import { type ComponentProps, type FormEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as words from '#words/auth';
import { noMobile } from '#words/common';
import { register } from '../../../../../common/bounds/auth.gen.ts';
import { MOBILE } from '../../../../../common/phone.ts';
import { nameAsTyped } from '../../../../../common/typed.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';

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

type Props = Pick<ComponentProps<typeof TextField>, 'required' | 'placeholder' | 'autoComplete'> & {
  autoFocus?: boolean;
  /** Message for an empty name. */
  missing?: string;
};

const longest = register.properties.fullName.maxLength;

const noNumbers = words.noDigitsInName;

/** The `fullName` of the surrounding form: letters of any script, their joiners, spaces, apostrophes and hyphens (rule S10). */
export function FullNameField({ autoFocus = false, missing = words.enterName, ...rest }: Props) {
  const { register: wire, formState } = useFormContext<{ fullName: string }>();
  // Digits vanish as they are typed, so the field says why.
  const [hadDigit, setHadDigit] = useState(false);
  const field = wire('fullName', {
    validate: name => (/\p{Nd}/u.test(name) ? noNumbers : /\p{L}/u.test(name) || missing),
  });

  return (
    <TextField
      label={words.fullName}
      placeholder={words.yourName}
      autoComplete="name"
      {...rest}
      autoCapitalize="words"
      maxLength={longest}
      data-autofocus={autoFocus || undefined}
      read={lettersAsTyped}
      error={formState.errors.fullName?.message ?? (hadDigit ? noNumbers : undefined)}
      {...field}
      onInput={(event: FormEvent<HTMLInputElement>) => setHadDigit(/\p{Nd}/u.test(event.currentTarget.value))}
    />
  );
}

/** Removes what a name cannot have while it is typed (rule S10). */
function lettersAsTyped(text: string): string {
  return nameAsTyped(text)
    .replace(/[^\p{L}\p{M}\p{Join_Control}' -]/gu, '')
    .slice(0, longest);
}
