import { useForm, useWatch } from 'react-hook-form';
import * as words from '#words/academy';
import { language } from '#words/site';
import { requestEnquiry } from '../../../../../common/bounds/academy.gen.ts';
import { addDays } from '../../../../../common/time.ts';
import { nameAsTyped } from '../../../../../common/typed.ts';
import { api, ask } from '../../../api/client.ts';
import { type CourseDetail, hoursWords, isUnder18 } from '../../../features/academy/course.ts';
import { OtpDialog } from '../../../features/accounts/auth/otp-dialog.tsx';
import { MobileField } from '../../../features/accounts/auth/person-fields.tsx';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { also } from '../../../forms/bound.ts';
import { fromContract } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { today } from '../../../shared/clock.ts';
import { date } from '../../../shared/format.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';

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
  adult: boolean;
  mobile: string;
  batchId: string;
  message: string;
}

const { guardian, ...known } = requestEnquiry.properties;
const bounds = { required: requestEnquiry.required, properties: known };
const withGuardian = also(bounds, { guardian: guardian.properties.name }, ['guardian']);

const resolver = fromContract<Values>(
  ({ dateOfBirth }) => (isUnder18(dateOfBirth, today()) ? withGuardian : bounds),
  ({ dateOfBirth, consent }, refuse) => {
    if (isUnder18(dateOfBirth, today()) && !consent) refuse('consent', words.consentNeeded);
  },
  { name: words.enterLearnerName, dateOfBirth: words.enterLearnerBirthday, guardian: words.enterGuardianName },
);

/** A question about a course; the mobile is confirmed by a passcode, and no account is needed (rules Y3 and Y4). */
export default function EnquiryDialog({ course, batchId, onClose }: Props) {
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      ...{ name: '', dateOfBirth: '', guardian: '', consent: false, adult: false, mobile: '', message: '' },
      batchId: batchId ?? '',
    },
  });
  const isMinor = isUnder18(useWatch({ control: form.control, name: 'dateOfBirth' }), today());
  return (
    <OtpDialog
      size="md"
      title={words.askAboutCourse}
      hint={words.hint(course.name)}
      form={form}
      audience="enquiry"
      requestOtp={values => ask(api.POST('/academy/enquiry', { body: { ...requestOf(course, values), ...readerLanguage } }))}
      send={(values, entered) => ask(api.POST('/academy/enquiry/verify', { body: { ...requestOf(course, values), ...entered } }))}
      thanks={words.weHaveIt(course.name)}
      onClose={onClose}
    >
      <LearnerFields form={form} />
      {isMinor && <GuardianFields form={form} wording={course.guardianConsentTexts[language]} />}
      <MobileField label={isMinor ? words.guardianPhone : undefined} />
      <WishFields form={form} course={course} />
    </OtpDialog>
  );
}

function requestOf(course: CourseDetail, { name, mobile, dateOfBirth, batchId, message, guardian, adult }: Values) {
  return {
    ...{ courseId: course.id, name, mobile, dateOfBirth },
    batchId: batchId || null,
    message: message.trim() || null,
    ...(isUnder18(dateOfBirth, today()) && { guardian: { name: guardian, consent: true as const, adult, language } }),
  };
}

type EnquiryForm = ReturnType<typeof useForm<Values>>;

function LearnerFields({ form }: { form: EnquiryForm }) {
  const field = useFields(form, withGuardian);
  return (
    <>
      <TextField
        label={words.learnerName}
        autoComplete="name"
        autoCapitalize="words"
        read={nameAsTyped}
        data-autofocus
        {...field('name')}
      />
      <TextField
        label={words.learnerBirthday}
        type="date"
        autoComplete="bday"
        className="min-w-0"
        min="1900-01-01"
        max={addDays(today(), -1)}
        hint={words.consentHint}
        {...field('dateOfBirth')}
      />
    </>
  );
}

/** For a learner under 18 (rule Y4). */
function GuardianFields({ form, wording }: { form: EnquiryForm; wording: string }) {
  const field = useFields(form, withGuardian);
  const { error, ...consent } = field('consent', { validate: given => given || words.consentNeeded });
  const { error: _, ...adult } = field('adult');
  // Only the consent of a customer whom the salon knows counts at once.
  const isSignedIn = useSession().status === 'in';
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-sand p-4">
      <legend className="sr-only">{words.guardian}</legend>
      <TextField label={words.guardianName} autoCapitalize="words" read={nameAsTyped} {...field('guardian')} />
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
        {isSignedIn && (
          <label className="mt-2 flex min-h-11 items-start gap-3">
            <input type="checkbox" className="mt-0.5 size-5 shrink-0" {...adult} />
            <span className="min-w-0">{words.guardianIsAdult}</span>
          </label>
        )}
        <p className="mt-2 text-sm text-muted">{words.otpToGuardian}</p>
        <p className="mt-2 text-sm text-muted">{isSignedIn ? words.accountCounts : words.guardianComes}</p>
      </div>
    </fieldset>
  );
}

function WishFields({ form, course }: { form: EnquiryForm; course: CourseDetail }) {
  const field = useFields(form, withGuardian);
  const open = course.batches.filter(({ seatsLeft }) => seatsLeft > 0);
  return (
    <>
      {open.length > 0 && (
        <SelectField
          label={words.batch}
          options={[
            { value: '', label: words.notDecided },
            ...open.map(batch => ({ value: batch.id, label: `${words.fromDay(date(batch.startsOn))}, ${hoursWords(batch)}` })),
          ]}
          {...field('batchId')}
        />
      )}
      <TextArea label={words.question} rows={3} {...field('message')} />
    </>
  );
}
