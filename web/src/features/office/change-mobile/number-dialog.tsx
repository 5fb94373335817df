import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as auth from '#words/auth';
import { noMobile } from '#words/common';
import * as words from '#words/number';
import { MOBILE, writtenMobile } from '../../../../../common/phone.ts';
import { atField, hasCode } from '../../../api/api-error.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { OtpField } from '../../../forms/otp-field.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { onOurClock } from '../../../shared/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { ResendOtp } from '../../accounts/auth/otp-countdown.tsx';
import type { SentOtp } from '../../accounts/auth/otp-timer.ts';
import { type NumberSide, numberDraft } from './number-side.ts';

interface Props {
  side: NumberSide;
  onClose: () => void;
}

interface Sent {
  present: SentOtp;
  next: SentOtp;
}

/** First the new number, then the passcode of each of the two (rule S28). */
export default function NumberDialog({ side, onClose }: Props) {
  const { by, digits, present } = side;
  const form = useForm({ defaultValues: { mobile: '', currentOtp: '', otp: '' } });
  useKeptForm(form, { by, of: numberDraft, except: ['currentOtp', 'otp'] });
  const { errors } = form.formState;
  const [sent, setSent] = useState<Sent | null>(null);
  const [resending, setResending] = useState<keyof Sent | null>(null);

  async function send(mobile?: string): Promise<SentOtp> {
    const { verificationId, expiresAt, resendAt } = await side.ask(mobile);
    const times = { expiresAt: onOurClock(expiresAt), resendAt: onOurClock(resendAt) };
    return { mobile: mobile ?? present ?? '', verificationId, ...times };
  }

  /** Once its field is there. */
  function focusOn(name: 'mobile' | 'currentOtp') {
    setTimeout(() => form.setFocus(name));
  }

  function enterAnother() {
    setSent(null);
    focusOn('mobile');
  }

  async function resend(which: keyof Sent) {
    setResending(which);
    try {
      const again = await send(which === 'next' ? form.getValues('mobile') : undefined);
      setSent(before => before && { ...before, [which]: again });
      toast.info(auth.newOnItsWay);
    } catch (error) {
      form.setError('root', { message: error instanceof Error ? error.message : auth.sendFailed });
    } finally {
      setResending(null);
    }
  }

  async function save({ mobile, currentOtp, otp }: { mobile: string; currentOtp: string; otp: string }) {
    if (!sent) {
      const both = { present: await send(), next: await send(mobile) };
      setSent(both);
      focusOn('currentOtp');
      return;
    }
    const proofs = { verificationId: sent.next.verificationId, currentVerificationId: sent.present.verificationId };
    await side.change({ mobile, otp, currentOtp, ...proofs }).catch(atItsField);
    toast.success(words.changed, { detail: words.signedOutElsewhere });
    onClose();
  }

  const isCode = (text: string) => (text.length === digits && /^\d+$/.test(text)) || auth.enterValidOtp(digits);
  return (
    <FormDialog
      form={form}
      title={words.changeNumber}
      hint={sent ? undefined : words.bothGetCodes}
      size="sm"
      save={sent ? words.change : words.sendCodes}
      saving={sent ? words.changing : auth.sendingOtp}
      onSave={save}
      onClose={onClose}
      fallback={sent ? words.changeFailed : auth.sendFailed}
    >
      {sent ? (
        <>
          <div className="grid gap-1">
            <OtpField
              label={present ? words.ofPresent(writtenMobile(present)) : words.ofPresentNumber}
              digits={digits}
              data-autofocus
              error={errors.currentOtp?.message}
              {...form.register('currentOtp', { validate: isCode })}
            />
            <ResendOtp otp={sent.present} isSending={resending === 'present'} onResend={() => void resend('present')} />
          </div>
          <div className="grid gap-1">
            <OtpField
              label={words.ofNew(writtenMobile(sent.next.mobile))}
              digits={digits}
              error={errors.otp?.message}
              {...form.register('otp', { validate: isCode })}
            />
            <ResendOtp otp={sent.next} isSending={resending === 'next'} onResend={() => void resend('next')} />
          </div>
          <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={enterAnother}>
            {words.anotherNumber}
          </Button>
        </>
      ) : (
        <PhoneField
          label={words.newNumber}
          placeholder={auth.mobilePlaceholder}
          hint={words.oldIsLost}
          data-autofocus
          autoComplete="off"
          error={errors.mobile?.message}
          {...form.register('mobile', {
            validate: mobile => (MOBILE.test(mobile) ? mobile !== present || words.alreadyYours : noMobile),
          })}
        />
      )}
    </FormDialog>
  );
}

/** Which of the two passcodes is wrong. */
function atItsField(error: unknown): never {
  if (!hasCode(error, 'OTP_INVALID', 'OTP_EXPIRED')) throw error;
  throw atField(error, error.params.reason === 'CURRENT_NUMBER' ? 'currentOtp' : 'otp');
}
