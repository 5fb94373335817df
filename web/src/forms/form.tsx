import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import * as common from '#words/common';
import { Alert } from '../ui/alert.tsx';
import { ProblemWords } from '../ui/problem-words.tsx';
import { loadChecks } from './checker.ts';
import { showServerErrors } from './server-errors.ts';

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
      <form ref={element} id={id} noValidate onSubmit={submit} onFocus={loadChecks} className={className ?? 'grid gap-5'}>
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

/** Messages for text that is not a date (rule W30) or does not match the pattern of a number. */
const wordsOf = ({ type }: HTMLInputElement) => (type === 'date' ? common.dateNotValid : common.enterNumber);

/**
 * Shows an error beside each date and number that cannot be read, with the focus on the first. True if there is one. The value of such a
 * date is '', so saving it would erase the date on the server.
 */
function showUnreadable<Values extends FieldValues>(form: UseFormReturn<Values>, element: HTMLFormElement | null): boolean {
  const inputs = [...(element?.elements ?? [])].filter(one => one instanceof HTMLInputElement);
  const unreadable = inputs.filter(({ name, validity }) => name && (validity.badInput || validity.patternMismatch));
  unreadable.forEach((input, index) => {
    const name = input.name as FieldPath<Values>;
    form.setError(name, { type: 'unreadable', message: wordsOf(input) }, { shouldFocus: index === 0 });
  });
  return unreadable.length > 0;
}
