import { useFormContext } from 'react-hook-form';
import { createCalendarFeed } from '../../../../../common/bounds/calendar-feeds.gen.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';

interface Props {
  hint?: string;
  /** The form asks only sometimes. What was typed goes with the field. */
  comesAndGoes?: boolean;
}

/**
 * Asks for `currentPassword`, last in the form, like a signature: a token left open somewhere must not be enough for what lasts
 * (rule K13). Every request that asks for it has the same bounds.
 */
export function OwnPasswordField({ hint = 'The one you signed in with.', comesAndGoes = false }: Props) {
  const field = useFields(useFormContext<{ currentPassword: string }>(), createCalendarFeed);
  return (
    <TextField
      label="Your password"
      type="password"
      autoComplete="current-password"
      hint={hint}
      {...field('currentPassword', { shouldUnregister: comesAndGoes })}
    />
  );
}
