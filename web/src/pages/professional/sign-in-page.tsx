import { Phone } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as auth from '#words/auth';
import * as common from '#words/common';
import * as words from '#words/pro';
import { writtenMobile } from '../../../../common/phone.ts';
import { hasCode } from '../../api/api-error.ts';
import { AuthBanner, KeptOtpNote } from '../../features/accounts/auth/auth-banner.tsx';
import { type Banner, expiredOtp, loginBanner, sendFailed } from '../../features/accounts/auth/auth-errors.ts';
import { OtpStep, useOtpSteps } from '../../features/accounts/auth/otp-step.tsx';
import { MobileField } from '../../features/accounts/auth/person-fields.tsx';
import { sentOtp } from '../../features/accounts/auth/sent-otp.ts';
import { useSettings } from '../../features/salon/settings/use-settings.ts';
import { Form } from '../../forms/form.tsx';
import { callLink } from '../../shared/outside-links.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProfessionalHeader } from './professional-layout.tsx';
import { login, sessionEnd, verify } from './visit/professional-session.ts';
import { readQueue } from './visit/tap-queue.ts';

/** The professional's sign-in, with a passcode to the mobile that the salon has of her. */
export default function SignInPage() {
  useDocumentTitle(words.myVisits);
  const settings = useSettings();
  const hasEnded = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.read);
  const waiting = readQueue().taps.length;
  const form = useForm({ defaultValues: { mobile: '' } });
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const { otp, setOtp, kept, shown, ask } = useOtpSteps(mobile, send, bannerOf, 'professional');
  const { say } = shown;
  const { isSubmitting } = form.formState;

  async function send() {
    const { mobile: to } = form.getValues();
    return sentOtp(to, await login(to), 'professional');
  }

  const expire = useCallback(() => {
    setOtp(null);
    say({ tone: 'bad', text: expiredOtp });
    // Once the phone step is rendered.
    setTimeout(() => form.setFocus('mobile'));
  }, [setOtp, say, form]);

  return (
    <div className="flex min-h-dvh flex-col">
      <ProfessionalHeader />
      <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-xl flex-1 content-start gap-4 px-4 py-6">
        {hasEnded && (
          <Alert tone="warning">
            <span>{words.signedOut}</span>
            {waiting > 0 && <span> {words.tapsWait(waiting)}</span>}
          </Alert>
        )}
        <Card>
          <PageTitle>{otp ? auth.verifyOtp : words.myVisits}</PageTitle>
          <p className="mt-1 mb-5 text-muted">{otp ? auth.sentTo(writtenMobile(otp.mobile)) : words.forProfessionals}</p>
          <AuthBanner shown={shown} />
          {otp ? (
            <OtpStep
              otp={otp}
              shown={shown}
              userNotFound={words.unknownMobile}
              onChangePhone={() => {
                say(null);
                setOtp(null);
                setTimeout(() => form.setFocus('mobile', { shouldSelect: true }));
              }}
              onResend={send}
              resendBanner={bannerOf}
              onResent={setOtp}
              verify={verify}
              onVerified={() => undefined}
              onExpired={expire}
            />
          ) : (
            <Form form={form} onSubmit={ask} fallback={sendFailed}>
              <MobileField />
              <KeptOtpNote otp={kept} onEnter={setOtp} />
              <Button type="submit" block size="lg" busy={isSubmitting}>
                {isSubmitting ? auth.sendingOtp : auth.sendOtp}
              </Button>
            </Form>
          )}
        </Card>
        {settings?.phone && (
          <LinkButton variant="quiet" href={callLink(settings.phone)} className="justify-self-center">
            <Phone aria-hidden className="size-5" />
            {common.callTheSalon}
          </LinkButton>
        )}
      </main>
    </div>
  );
}

function bannerOf(error: unknown): Banner {
  return hasCode(error, 'PROFESSIONAL_NOT_FOUND') ? { tone: 'bad', text: words.unknownMobile } : loginBanner(error);
}
