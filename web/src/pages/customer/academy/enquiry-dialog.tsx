import { useCallback, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api, ask } from '../../../api/client.ts';
import { type CourseDetail, hoursWords, isUnder18 } from '../../../features/academy/course.ts';
import { AuthBanner } from '../../../features/auth/auth-banner.tsx';
import { type Banner, expiredOtp, registerBanner, sendFailed } from '../../../features/auth/auth-errors.ts';
import { KeptOtpNote } from '../../../features/auth/kept-otp-note.tsx';
import { MobileField } from '../../../features/auth/mobile-field.tsx';
import { OtpStep } from '../../../features/auth/otp-step.tsx';
import { sentOtp } from '../../../features/auth/sent-otp.ts';
import { useOtpSteps } from '../../../features/auth/use-otp-steps.ts';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { addDays, today } from '../../../shared/days.ts';
import { date } from '../../../shared/format.ts';
import { writtenMobile } from '../../../shared/phone.ts';
import { nameAsTyped } from '../../../shared/typed.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  course: CourseDetail;
  /** The batch that the visitor asks about. */
  batchId: string | null;
  onClose: () => void;
}

interface Values {
  name: string;
  dateOfBirth: string;
  guardian: string;
  consent: boolean;
  mobile: string;
  batchId: string;
  message: string;
}

const bannerOf = (error: unknown): Banner => registerBanner(error, sendFailed);

/** A question about a course; the mobile is confirmed by a passcode, and no account is needed (rules Y3 and Y4). */
export default function EnquiryDialog({ course, batchId, onClose }: Props) {
  const form = useForm<Values>({
    defaultValues: {
      ...{ name: '', dateOfBirth: '', guardian: '', consent: false, mobile: '', message: '' },
      batchId: batchId ?? '',
    },
  });
  const [mobile, dateOfBirth] = useWatch({ control: form.control, name: ['mobile', 'dateOfBirth'] });
  const isMinor = isUnder18(dateOfBirth, today());
  const { otp, setOtp, kept, shown, ask: askForOtp } = useOtpSteps(mobile, send, bannerOf, 'enquiry');
  const { say } = shown;
  const { isSubmitting } = form.formState;
  const [isSent, setSent] = useState(false);

  function request() {
    const values = form.getValues();
    return {
      ...{ courseId: course.id, name: values.name, mobile: values.mobile, dateOfBirth: values.dateOfBirth },
      batchId: values.batchId || null,
      message: values.message.trim() || null,
      ...(isUnder18(values.dateOfBirth, today()) && { guardian: { name: values.guardian, consent: true as const } }),
    };
  }

  async function send() {
    const body = request();
    return sentOtp(body.mobile, await ask(api.POST('/academy/enquiry', { body })), 'enquiry');
  }

  async function verify(_to: string, verificationId: string, code: string) {
    await ask(api.POST('/academy/enquiry/verify', { body: { ...request(), verificationId, otp: code } }));
  }

  const backToForm = useCallback(() => {
    setOtp(null);
    // Once the first step is rendered.
    setTimeout(() => form.setFocus('mobile'));
  }, [setOtp, form]);
  const expire = useCallback(() => {
    backToForm();
    say({ tone: 'bad', text: expiredOtp });
  }, [backToForm, say]);

  if (isSent)
    return (
      <Dialog title="Thank you" onClose={onClose}>
        <div className="grid gap-4 pt-1">
          <Alert tone="good">We have your question about {course.name}, and call you soon.</Alert>
          <Button block onClick={onClose} data-autofocus>
            Close
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      size="md"
      title={otp ? 'Verify OTP' : 'Ask About This Course'}
      hint={
        otp ? `Sent by SMS to ${writtenMobile(otp.mobile)}` : `${course.name}. We text a one-time password, and call you back.`
      }
      onClose={onClose}
    >
      <AuthBanner shown={shown} />
      {otp ? (
        <OtpStep
          otp={otp}
          shown={shown}
          userNotFound={sendFailed}
          onChangePhone={() => {
            say(null);
            backToForm();
          }}
          onResend={send}
          resendBanner={bannerOf}
          onResent={setOtp}
          verify={verify}
          onVerified={() => setSent(true)}
          onExpired={expire}
        />
      ) : (
        <Form form={form} onSubmit={askForOtp} fallback={sendFailed}>
          <LearnerFields form={form} />
          {isMinor && <GuardianFields form={form} wording={course.guardianConsentText} />}
          <MobileField label={isMinor ? "Guardian's Phone Number" : undefined} />
          <WishFields form={form} course={course} />
          <KeptOtpNote otp={kept} onEnter={setOtp} />
          <Button type="submit" block size="lg" busy={isSubmitting}>
            {isSubmitting ? 'Sending OTP...' : 'Send OTP'}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}

type EnquiryForm = ReturnType<typeof useForm<Values>>;

const isName = (name: string) => /\p{L}/u.test(name);

function LearnerFields({ form }: { form: EnquiryForm }) {
  const field = useFields(form);
  return (
    <>
      <TextField
        label="Learner's Name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={40}
        read={nameAsTyped}
        data-autofocus
        {...field('name', { validate: name => isName(name) || "Please enter the learner's name." })}
      />
      <TextField
        label="Learner's Date of Birth"
        type="date"
        autoComplete="bday"
        className="min-w-0"
        min="1900-01-01"
        max={addDays(today(), -1)}
        hint="We need a parent's or guardian's consent for learners under 18."
        {...field('dateOfBirth', { validate: day => day !== '' || "Please enter the learner's date of birth." })}
      />
    </>
  );
}

/** For a learner under 18 (rule Y4). */
function GuardianFields({ form, wording }: { form: EnquiryForm; wording: string }) {
  const field = useFields(form);
  const { error, ...consent } = field('consent', { validate: given => given || 'We cannot go on without this consent.' });
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-sand p-4">
      <legend className="sr-only">Parent or guardian</legend>
      <TextField
        label="Name of the Parent or Guardian"
        autoCapitalize="words"
        maxLength={40}
        read={nameAsTyped}
        {...field('guardian', { validate: name => isName(name) || 'Please enter the name of the parent or guardian.' })}
      />
      <div>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'consent-error' : undefined}
            {...consent}
          />
          <span className="min-w-0">{wording}</span>
        </label>
        {error && (
          <p id="consent-error" className="mt-1 text-sm font-semibold text-madder">
            {error}
          </p>
        )}
        <p className="mt-2 text-sm text-muted">The one-time password goes to the guardian, who confirms the consent with it.</p>
      </div>
    </fieldset>
  );
}

function WishFields({ form, course }: { form: EnquiryForm; course: CourseDetail }) {
  const field = useFields(form);
  const open = course.batches.filter(({ seatsLeft }) => seatsLeft > 0);
  return (
    <>
      {open.length > 0 && (
        <SelectField
          label="Batch"
          options={[
            { value: '', label: 'I do not know yet' },
            ...open.map(batch => ({ value: batch.id, label: `From ${date(batch.startsOn)}, ${hoursWords(batch)}` })),
          ]}
          {...field('batchId')}
        />
      )}
      <TextArea label="Your Question" maxLength={500} rows={3} {...field('message')} />
    </>
  );
}
