import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** Gives what a field of this form takes, to be spread into it: its registration and what is wrong with it. */
export function useFields<Values extends FieldValues>({ register, formState: { errors } }: UseFormReturn<Values>) {
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });
}
