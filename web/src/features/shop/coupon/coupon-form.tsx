import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/cart';
import { readCouponCode } from '../../../../../common/typed.ts';
import type { Problem } from '../../../api/problem.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { visitor } from '../../accounts/auth/customer.ts';

interface Props {
  error: Problem | null;
  onError: (error: Problem | null) => void;
  isBusy: boolean;
  onApply: (code: string) => Promise<void>;
}

const noCode = { text: words.enterCoupon };

export function CouponForm({ error, onError, isBusy, onApply }: Props) {
  const form = useForm({ defaultValues: { code: '' } });
  useKeptForm(form, { by: visitor, of: 'coupon code' });
  const field = useRef<HTMLFormElement>(null);
  const isBlank = readCouponCode(useWatch({ control: form.control, name: 'code' })) === '';
  const submit = form.handleSubmit(({ code: typed }) => {
    const code = readCouponCode(typed);
    if (!code) return onError(noCode);
    // A refusal quotes the code as it was read.
    form.setValue('code', code);
    return onApply(code);
  });

  // On a phone the bottom bar could cover it.
  useEffect(() => {
    if (error) field.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  // Browsers ignore Enter while the button is disabled; this says why.
  function sayWhyNot(event: KeyboardEvent) {
    if (event.key === 'Enter' && isBlank) onError(noCode);
  }

  return (
    <form ref={field} noValidate onSubmit={submit} className="mt-3 grid items-start gap-3 @min-[16rem]:grid-cols-[1fr_auto]">
      <TextField
        label={words.couponCode}
        placeholder={words.couponPlaceholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="done"
        className="not-placeholder-shown:uppercase"
        error={error && <ProblemWords of={error} />}
        {...form.register('code', { onChange: () => onError(null) })}
        onKeyDown={sayWhyNot}
      />
      {/* Level with the field, under its label. */}
      <Button type="submit" variant="secondary" disabled={isBlank} busy={isBusy && !isBlank} className="@min-[16rem]:mt-7">
        {words.apply}
      </Button>
    </form>
  );
}
