import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../forms/text-field.tsx';
import { z } from '../../../forms/zod.ts';

/** The contract's bounds, in its words. */
export const newPassword = z
  .string()
  .check(z.minLength(10, 'Password must be at least 10 characters'), z.maxLength(200, 'Password must be at most 200 characters'));

/** The password of the person who is signed in: a token left open somewhere must not be enough. */
export const currentPassword = z.string().check(z.minLength(1, 'Your password is required'));

/** Asks for `currentPassword`, last in the form, like a signature. */
export function OwnPasswordField() {
  const { register, formState } = useFormContext<{ currentPassword: string }>();
  return (
    <TextField
      label="Your password"
      type="password"
      required
      autoComplete="current-password"
      maxLength={200}
      hint="The one you signed in with."
      error={formState.errors.currentPassword?.message}
      {...register('currentPassword')}
    />
  );
}
