import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Alert } from '../ui/alert.tsx';
import { ProblemWords } from '../ui/problem-words.tsx';
import { showServerErrors } from './server-errors.ts';
import { showUnreadable } from './unreadable.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** What it throws is shown: field errors beside the fields, other refusals above them. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** Shown when the server gave no message (rule W21). */
  fallback: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A form of react-hook-form. The first field with an error scrolls into view and gets the focus. */
export function Form<Values extends FieldValues>({ form, onSubmit, fallback, id, className, children }: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { errors, submitCount } = form.formState;
  const refusal = errors.root?.message;
  const alert = useRef<HTMLDivElement>(null);

  // react-hook-form has focused it, but a sticky header or footer may cover it.
  useEffect(() => {
    if (submitCount === 0) return;
    element.current?.querySelector('[aria-invalid]')?.scrollIntoView({ block: 'center' });
  }, [submitCount]);

  // The message is above the first field, and a long form is sent from its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refused again is another refusal
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'center' });
  }, [refusal, submitCount]);

  const submit = form.handleSubmit(
    async values => {
      if (showUnreadable(form, element.current)) return;
      try {
        await onSubmit(values);
      } catch (error) {
        showServerErrors(form, error, fallback);
      }
    },
    () => void showUnreadable(form, element.current),
  );

  return (
    <FormProvider {...form}>
      <form ref={element} id={id} noValidate onSubmit={submit} className={className ?? 'grid gap-5'}>
        {refusal && (
          <Alert ref={alert} tone="bad">
            <ProblemWords of={{ text: refusal, hint: errors.root?.hint?.message }} />
          </Alert>
        )}
        {children}
      </form>
    </FormProvider>
  );
}
