import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { type Bound, looksOf } from './bound.ts';

/** Returns the props of a field: its registration, its error, and what the bounds of the request say of its look. */
export function useFields<Values extends FieldValues>({ register, formState: { errors } }: UseFormReturn<Values>, bound?: Bound) {
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...looksOf(bound, name),
    ...register(name, options),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });
}
