import { useFormContext } from 'react-hook-form';
import { TextField } from '../../forms/text-field.tsx';

/** Confirms what a stolen token alone must not be enough for. Stands last: it is the signature under the rest. */
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
