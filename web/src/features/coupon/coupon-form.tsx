import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Problem } from '../../api/problem.ts';
import { TextField } from '../../forms/text-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemWords } from '../../ui/problem-words.tsx';
import { asCode } from './code.ts';

type Props = {
  error: Problem | null;
  onError: (error: Problem | null) => void;
  isBusy: boolean;
  onApply: (code: string) => Promise<void>;
};

const noCode = { text: 'Please enter a coupon code' };

export function CouponForm({ error, onError, isBusy, onApply }: Props) {
  const form = useForm({ defaultValues: { code: '' } });
  const field = useRef<HTMLFormElement>(null);
  const isBlank = useWatch({ control: form.control, name: 'code' }).trim() === '';
  const submit = form.handleSubmit(({ code }) => (code.trim() ? onApply(asCode(code)) : onError(noCode)));

  // On a phone it may come to stand under the bar at the thumb.
  useEffect(() => {
    if (error) field.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  // A browser submits nothing on Enter while the button is disabled, and then nobody would be told why.
  function sayWhyNot(event: KeyboardEvent) {
    if (event.key === 'Enter' && isBlank) onError(noCode);
  }

  return (
    <form ref={field} noValidate onSubmit={submit} className="mt-3 grid items-start gap-3 @min-[16rem]:grid-cols-[1fr_auto]">
      <TextField
        label="Coupon code"
        placeholder="Enter coupon code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        enterKeyHint="done"
        className="not-placeholder-shown:uppercase"
        error={error && <ProblemWords of={error} />}
        {...form.register('code', { onChange: () => onError(null) })}
        onKeyDown={sayWhyNot}
      />
      {/* Level with the field, under its label. */}
      <Button type="submit" variant="secondary" disabled={isBlank} busy={isBusy && !isBlank} className="@min-[16rem]:mt-7">
        Apply
      </Button>
    </form>
  );
}
