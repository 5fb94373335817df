import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/auth';
import * as common from '#words/common';
import { verifyOtp } from '../../../../../common/bounds/auth.gen.ts';
import { type ApiError, atField, hasCode } from '../../../api/api-error.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Form } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useHeldBack } from '../../../shared/use-held-back.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Banner, expiredOtp, usedOtp } from './auth-errors.ts';
import { useExpiry, ValidFor } from './otp-countdown.tsx';
import { type SentOtp, spendOtp } from './otp-timer.ts';
import { FullNameField } from './person-fields.tsx';
import type { Proof } from './session.tsx';

interface Props {
  otp: SentOtp;
  /** The refusal that led here: NAME_NEEDED. */
  refusal: ApiError;
  /** Sends the code again with this. Throws ApiError. */
  answer: (proof: Proof) => Promise<void>;
  onChangePhone: () => void;
  /** The code can no longer be used. */
  onCodeRefused: (banner: Banner) => void;
}

const isOver = (refusal: ApiError) => refusal.params.reason === 'NAME_TRIES_OVER';

/** Asks for the first name of an account that nobody has used for a year (rules S23 to S25). It shows nothing of the account. */
export function NameStep({ otp, refusal: first, answer, onChangePhone, onCodeRefused }: Props) {
  const [refusal, setRefusal] = useState(first);
  const [isNew, setNew] = useState(false);
  const form = useForm({ defaultValues: { firstName: '' } });
  const { isSubmitting, errors } = form.formState;
  const [isSending, setSending] = useState(false);

  const expire = useCallback(() => onCodeRefused({ tone: 'bad', text: expiredOtp }), [onCodeRefused]);
  useExpiry(otp.expiresAt, isSubmitting || isSending, expire);
  useHeldBack(isNew ? () => setNew(false) : onChangePhone);
  useEffect(() => {
    if (!isNew) form.setFocus('firstName');
  }, [isNew, form]);

  /** If the code was used or has ended meanwhile, only another helps. */
  async function send(proof: Proof) {
    setSending(true);
    try {
      await answer(proof);
    } catch (error) {
      if (hasCode(error, 'OTP_EXPIRED')) return expire();
      if (!hasCode(error, 'OTP_INVALID', 'OTP_ATTEMPTS_EXCEEDED')) throw error;
      spendOtp(otp);
      onCodeRefused(usedOtp);
    } finally {
      setSending(false);
    }
  }

  async function submit({ firstName }: { firstName: string }) {
    try {
      await send({ firstName: firstName.trim() });
    } catch (error) {
      if (!hasCode(error, 'NAME_NEEDED')) throw error;
      if (isOver(error)) return setRefusal(error);
      throw atField(error, 'firstName');
    }
  }

  if (isNew) return <StartAnew onSend={fullName => send({ startAnew: { fullName } })} onBack={() => setNew(false)} otp={otp} />;
  const mine = form.register('firstName', { validate: name => /\p{L}/u.test(name) || words.enterFirstName });
  return (
    <Form form={form} onSubmit={submit} fallback={words.verifyFailed} className="grid gap-4">
      {isOver(refusal) ? (
        <Alert tone="bad">{messageOf(refusal, words.verifyFailed)}</Alert>
      ) : (
        <>
          <p className="text-muted">{words.whyName}</p>
          <TextField
            label={words.firstName}
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={verifyOtp.properties.firstName.maxLength}
            error={errors.firstName?.message}
            {...mine}
          />
        </>
      )}
      <ValidFor otp={otp} />
      {!isOver(refusal) && (
        <Button type="submit" block size="lg" busy={isSubmitting}>
          {isSubmitting ? words.verifying : words.goOn}
        </Button>
      )}
      <Button variant="quiet" className="justify-self-center" onClick={() => setNew(true)}>
        {words.notMine}
      </Button>
    </Form>
  );
}

interface StartAnewProps {
  otp: SentOtp;
  /** Erases the old account and makes one with this name. Throws ApiError. */
  onSend: (fullName: string) => Promise<void>;
  onBack: () => void;
}

/** For somebody who is new at a mobile: says what is lost before anything is (rule S25). */
function StartAnew({ otp, onSend, onBack }: StartAnewProps) {
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
