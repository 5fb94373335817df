import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/auth';
import * as common from '#words/common';
import { Form } from '../../../forms/form.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FullNameField } from './full-name-field.tsx';
import type { SentOtp } from './otp-timer.ts';
import { ValidFor } from './valid-for.tsx';

interface Props {
  otp: SentOtp;
  /** Erases the old account and makes one with this name. Throws ApiError. */
  onSend: (fullName: string) => Promise<void>;
  onBack: () => void;
}

/** For somebody who is new at a mobile: says what is lost before anything is (rule S25). */
export function StartAnew({ otp, onSend, onBack }: Props) {
  const form = useForm({ defaultValues: { fullName: '' } });
  const { isSubmitting } = form.formState;
  useEffect(() => form.setFocus('fullName'), [form]);
  return (
    <Form form={form} onSubmit={({ fullName }) => onSend(fullName.trim())} fallback={words.verifyFailed} className="grid gap-4">
      <Alert tone="warning">{words.whatGoes}</Alert>
      <FullNameField />
      <ValidFor otp={otp} />
      <Button type="submit" variant="danger" block size="lg" busy={isSubmitting}>
        {isSubmitting ? words.startingAnew : words.startAnew}
      </Button>
      <Button variant="quiet" className="justify-self-center" onClick={onBack}>
        {common.back}
      </Button>
    </Form>
  );
}
