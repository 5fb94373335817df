import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/auth';
import { hasCode } from '../../../api/api-error.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { Form } from '../../../forms/form.tsx';
import { OtpField, useAutoSubmit } from '../../../forms/otp-field.tsx';
import { useGone } from '../../../shared/use-gone.ts';
import { useHeldBack } from '../../../shared/use-held-back.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { useBanner } from './auth-banner.tsx';
import { alreadySent, type Banner, missingVerificationId, spentBanner, usedOtp, verifyBanner } from './auth-errors.ts';
import { ResendOtp, useExpiry } from './otp-countdown.tsx';
import { type Audience, digitsFor, forgetOtp, isSpent, keptOtp, type SentOtp, spendOtp } from './otp-timer.ts';
import type { Sending } from './sent-otp.ts';

export interface OtpStepProps {
  otp: SentOtp;
  shown: ReturnType<typeof useBanner>;
  onChangePhone: () => void;
  /** Requests another code. Throws as login and register do. */
  onResend: () => Promise<Sending>;
  /** The message when that failed. */
  resendBanner: (error: unknown) => Banner;
  /** Another code was sent while this step was open. */
  onResent: (otp: SentOtp) => void;
  /** Exchanges the code for a session. Throws ApiError. */
  verify: (mobile: string, verificationId: string, otp: string) => Promise<void>;
  onVerified: () => void;
  /** Takes a refusal that is no fault of the code. False leaves it to this step. */
  onRefused?: ((error: unknown, otp: string) => boolean) | undefined;
  /** Called when the code expires, unless a request is running. */
  onExpired?: (() => void) | undefined;
  /** The dialog's words for USER_NOT_FOUND. */
  userNotFound: string;
  /** Below the button. */
  children?: ReactNode;
}

/** The second step of every sign-in by passcode. */
export function OtpStep(props: OtpStepProps) {
  const { otp, shown, onChangePhone, onResend, resendBanner, onResent, verify, onVerified, onExpired, userNotFound, children } =
    props;
  const { say } = shown;
  // Set once the customer has gone back to enter another number: answers about this one no longer matter.
  const gone = useGone();
  const form = useForm({ defaultValues: { otp: '' } });
  const { isSubmitting, errors } = form.formState;
  const [isResending, setResending] = useState(false);
  const [isVerified, setVerified] = useState(false);
  const isBusy = isSubmitting || isVerified;
  // Back returns to the phone step. Closing the dialog would lose the name and the number.
  useHeldBack(isVerified ? null : onChangePhone);
  /** The code of the last try, if its answer was lost. */
  const unanswered = useRef<string | null>(null);

  async function submit({ otp: code }: { otp: string }) {
    autoSubmit.cancel();
    if (isBusy) return;
    if (!otp.verificationId) return say({ tone: 'bad', text: missingVerificationId });
    try {
      await verify(otp.mobile, otp.verificationId, code);
      setVerified(true);
      forgetOtp(otp);
      onVerified();
    } catch (error) {
      if (hasCode(error, 'OTP_ATTEMPTS_EXCEEDED')) spendOtp(otp);
      // The call whose answer was lost may have used the code.
      const isUsed = hasCode(error, 'OTP_INVALID') && unanswered.current === code;
      if (isUsed) spendOtp(otp);
      unanswered.current = mayBeDone(error) ? code : null;
      if (gone.current || props.onRefused?.(error, code)) return;
      say(isUsed ? usedOtp : verifyBanner(error, userNotFound));
      // Selected, so that typing replaces it.
      form.setFocus('otp', { shouldSelect: true });
    }
  }

  async function resend() {
    setResending(true);
    try {
      const sent = await onResend();
      if (gone.current) return;
      onResent(sent.otp);
      // No new code is coming, so keep what is typed.
      if (sent.wasSent) return say(alreadySent);
      // `reset` would unregister the field until the next render, and the focus would be lost.
      form.resetField('otp');
      const isEarlierValid = otp.expiresAt > Date.now();
      say({ tone: 'info', text: [words.newOnItsWay, isEarlierValid && words.firstStillWorks].filter(Boolean).join(' ') });
    } catch (error) {
      if (!gone.current) say(resendBanner(error));
    } finally {
      setResending(false);
      form.setFocus('otp');
    }
  }

  const submitForm = form.handleSubmit(submit);
  const digits = digitsFor(otp.audience);
  const autoSubmit = useAutoSubmit(() => void submitForm(), digits);
  useWebOtp(otp.verificationId, code => {
    form.setValue('otp', code);
    void submitForm();
  });
  useExpiry(otp.expiresAt, isBusy || isResending, onExpired);
  useEffect(() => form.setFocus('otp'), [form]);

  const isCode = (text: string) => text.length === digits && /^\d+$/.test(text);
  const field = form.register('otp', { validate: code => isCode(code) || words.enterValidOtp(digits) });
  return (
    <Form form={form} onSubmit={submit} fallback={words.verifyFailed} className="grid gap-4">
      <Button variant="quiet" size="sm" className="-mt-1 -ml-4 justify-self-start" onClick={onChangePhone}>
        <ArrowLeft aria-hidden className="size-4.5" />
        {words.changePhone}
      </Button>
      <div className="grid gap-1">
        <OtpField
          label={words.otp}
          digits={digits}
          error={errors.otp?.message}
          {...field}
          onChange={event => {
            void field.onChange(event);
            autoSubmit.after(event);
          }}
        />
        <ResendOtp otp={otp} isSending={isResending} onResend={resend} />
      </div>
      <Button type="submit" block size="lg" busy={isBusy}>
        {isBusy ? words.verifying : words.verifyOtp}
      </Button>
      {children}
    </Form>
  );
}

// TypeScript's library does not know it yet: https://wicg.github.io/web-otp/
type OtpRequest = CredentialRequestOptions & { otp: { transport: 'sms'[] } };

/** Reads the code from the SMS, in browsers that can. */
function useWebOtp(verificationId: string, onCode: (code: string) => void): void {
  const take = useLatest(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a resent code is another SMS to wait for
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(request)
      .then(given => given && 'code' in given && take.current(String(given.code)))
      // Refused, timed out or aborted: the customer types the code.
      .catch(() => {});
    return () => waiting.abort();
  }, [verificationId]);
}

/**
 * The two steps of both dialogs. `ask` requests a code by `send`, which gives null if another step asks for something first. `otp` is the
 * code to enter, null on the phone step. `kept` was sent to this mobile before.
 */
export function useOtpSteps(
  mobile: string,
  send: () => Promise<Sending | null>,
  bannerOf: (error: unknown) => Banner,
  audience?: Audience,
) {
  const [otp, setOtp] = useState<SentOtp | null>(null);
  const kept = useKeptOtp(mobile, otp, audience);
  const shown = useBanner();
  const { say } = shown;

  async function ask() {
    say(null);
    try {
      const sent = await send();
      if (!sent) return;
      if (isSpent(sent.otp)) return say(spentBanner(sent.otp));
      setOtp(sent.otp);
      if (sent.wasSent) say(alreadySent);
    } catch (error) {
      say(bannerOf(error));
    }
  }

  return { otp, setOtp, kept, shown, ask };
}

/** The kept code, looked up when the mobile has 10 digits (rule S11) and when the customer returns from the OTP step. */
function useKeptOtp(mobile: string, shown: SentOtp | null, audience: Audience): SentOtp | null {
  const [kept, setKept] = useState<SentOtp | null>(null);
  useEffect(() => {
    if (!shown) setKept(mobile.length === 10 ? keptOtp(mobile, audience) : null);
  }, [mobile, shown, audience]);
  return kept;
}
