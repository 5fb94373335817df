import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../forms/text-field.tsx';
import { z } from '../../../forms/zod.ts';

/** The password of the person who is signed in: a token left open somewhere must not be enough for what lasts (rule K13). */
export const currentPassword = z.string().check(z.minLength(1, 'Your password is required'));

interface Props {
  hint?: string;
  /** The form asks only sometimes. What was typed goes with the field. */
  comesAndGoes?: boolean;
}

/** Asks for `currentPassword`, last in the form, like a signature. */
export function OwnPasswordField({ hint = 'The one you signed in with.', comesAndGoes = false }: Props) {
  const { register, formState } = useFormContext<{ currentPassword: string }>();
  return (
    <TextField
      label="Your password"
      type="password"
      required
      autoComplete="current-password"
      maxLength={200}
      hint={hint}
      error={formState.errors.currentPassword?.message}
      {...register('currentPassword', { shouldUnregister: comesAndGoes })}
    />
  );
}
