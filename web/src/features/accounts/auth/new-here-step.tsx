import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as words from '#words/auth';
import { Form } from '../../../forms/form.tsx';
import { useHeldBack } from '../../../shared/use-held-back.ts';
import { Button } from '../../../ui/button.tsx';
import { FullNameField } from './full-name-field.tsx';
import { KeptOtpNote } from './kept-otp-note.tsx';
import type { SentOtp } from './otp-timer.ts';

interface Props {
  form: UseFormReturn<{ mobile: string; fullName: string }>;
  kept: SentOtp | null;
  onChangePhone: () => void;
  /** Sends the code. */
  onSubmit: () => Promise<void>;
  onEnter: (otp: SentOtp) => void;
}

/** The name of somebody whose number has no account, in the dialog where the number was typed (rule S27). */
export function NewHereStep({ form, kept, onChangePhone, onSubmit, onEnter }: Props) {
  const { isSubmitting } = form.formState;
  useHeldBack(onChangePhone);
  useEffect(() => form.setFocus('fullName'), [form]);
  return (
    <Form form={form} onSubmit={onSubmit} fallback={words.registerFailed} className="grid gap-4">
      <Button variant="quiet" size="sm" className="-mt-1 -ml-4 justify-self-start" onClick={onChangePhone}>
        <ArrowLeft aria-hidden className="size-4.5" />
        {words.changePhone}
      </Button>
      <FullNameField />
      <KeptOtpNote otp={kept} onEnter={() => kept && onEnter(kept)} />
      <Button type="submit" block size="lg" busy={isSubmitting}>
        {isSubmitting ? words.sendingOtp : words.sendOtp}
      </Button>
    </Form>
  );
}
