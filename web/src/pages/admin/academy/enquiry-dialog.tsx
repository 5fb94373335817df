import { useForm, useWatch } from 'react-hook-form';
import { addEnquiry } from '../../../../../common/bounds/academy.gen.ts';
import { addDays } from '../../../../../common/time.ts';
import { nameAsTyped } from '../../../../../common/typed.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { isUnder18 } from '../../../features/academy/course.ts';
import { useCourseList } from '../../../features/academy/staff-courses.ts';
import { also, without } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { today } from '../../../shared/clock.ts';
import type { EnquiryDetail } from './academy.ts';
import { batchOptions } from './batch-options.ts';
import { useAcademyActs } from './use-academy-acts.ts';

interface Props {
  /** null adds one. */
  enquiry: EnquiryDetail | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

interface Values {
  courseId: string;
  batchId: string;
  name: string;
  mobile: string;
  dateOfBirth: string;
  guardianName: string;
  guardianMobile: string;
  consent: '' | 'IN_PERSON' | 'CALL' | 'PAPER';
  message: string;
}

const { guardian, ...known } = addEnquiry.properties;
const bounds = { required: addEnquiry.required, properties: known };
const { name, mobile, consent } = guardian.properties;
const withGuardian = also(bounds, { guardianName: name, guardianMobile: mobile, consent }, [
  'guardianName',
  'guardianMobile',
  'consent',
]);

/** `isKnown`: the course stands, and the guardian need not be asked again. */
const resolverFor = (isKnown: boolean, hasGuardian: boolean) =>
  fromContract<Values>(
    ({ dateOfBirth }) => {
      const asked = isUnder18(dateOfBirth, today()) && !hasGuardian ? withGuardian : bounds;
      return isKnown ? without(asked, 'courseId', 'message') : asked;
    },
    undefined,
    {
      courseId: 'Choose a course.',
      name: "Enter the learner's name.",
      guardianName: "Enter the guardian's name.",
      consent: 'Choose how the consent was given.',
    },
  );

/** Somebody who called or came by, or a correction of what is known (rules Y4 and Y5). */
export default function EnquiryDialog({ enquiry, onClose, onSaved }: Props) {
  const courses = useCourseList();
  const { act, create } = useAcademyActs();
  const hasGuardian = enquiry?.guardian !== null && enquiry !== null;
  const form = useForm<Values>({
    resolver: resolverFor(enquiry !== null, hasGuardian),
    defaultValues: {
      ...{ courseId: enquiry?.courseId ?? '', batchId: enquiry?.batchId ?? '' },
      ...{ name: enquiry?.name ?? '', mobile: enquiry?.mobile ?? '', dateOfBirth: enquiry?.dateOfBirth ?? '' },
      ...{ guardianName: '', guardianMobile: '', consent: '' as const, message: '' },
    },
  });
  useKeptForm(form, { by: staff, of: `enquiry ${enquiry?.id}`, about: enquiry && asFilled(form) });
  const [courseId, dateOfBirth] = useWatch({ control: form.control, name: ['courseId', 'dateOfBirth'] });
  const field = useFields(form, withGuardian);
  const needsGuardian = isUnder18(dateOfBirth, today()) && !hasGuardian;
  const course = courses?.find(({ id }) => id === courseId);

  async function save(values: Values) {
    const known = {
      ...{ batchId: values.batchId || null, name: values.name, mobile: values.mobile },
      ...(needsGuardian &&
        values.consent && {
          guardian: { name: values.guardianName, mobile: values.guardianMobile, consent: values.consent },
        }),
    };
    if (enquiry) {
      const body = { ...known, ...(values.dateOfBirth && { dateOfBirth: values.dateOfBirth }) };
      const params = { path: { id: enquiry.id } };
      await act(() => ask(adminApi.PUT('/academy/admin/enquiry/{id}', { params, body })), 'Enquiry saved.');
      return onSaved(enquiry.id);
    }
    const body = {
      ...{ ...known, courseId: values.courseId, dateOfBirth: values.dateOfBirth || null },
      message: values.message.trim() || null,
    };
    const send = (header: { 'idempotency-key': string }) =>
      ask(adminApi.POST('/academy/admin/enquiry', { params: { header }, body }));
    onSaved((await create(body, send, 'Enquiry added.')).id);
  }

  return (
    <FormDialog
      form={form}
      title={enquiry ? 'Update Enquiry' : 'Add Enquiry'}
      save={enquiry ? 'Save Changes' : 'Add Enquiry'}
      saving="Saving..."
      onSave={save}
      onClose={onClose}
      fallback={enquiry ? 'Failed to save the enquiry' : 'Failed to add the enquiry'}
    >
      {!enquiry && (
        <SelectField
          label="Course"
          required
          options={[
            { value: '', label: 'Choose a course' },
            ...(courses ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...field('courseId')}
        />
      )}
      <SelectField label="Batch" options={[{ value: '', label: 'Not decided' }, ...batchOptions(course)]} {...field('batchId')} />
      <TextField label="Learner's Name" autoComplete="off" autoCapitalize="words" read={nameAsTyped} {...field('name')} />
      <PhoneField label="Mobile" autoComplete="off" {...field('mobile')} />
      <TextField
        label="Date of Birth"
        type="date"
        className="min-w-0"
        min="1900-01-01"
        max={addDays(today(), -1)}
        hint="Needed before the learner is enrolled."
        {...field('dateOfBirth')}
      />
      {needsGuardian && (
        <fieldset className="grid gap-5 rounded-lg bg-sand p-4">
          <legend className="sr-only">Parent or guardian</legend>
          <p>
            The learner is under 18. Ask a parent or guardian for the consent, and note how it was given. Before you enrol the
            learner, you record that you saw them.
          </p>
          <TextField label="Guardian's Name" autoComplete="off" read={nameAsTyped} {...field('guardianName')} />
          <PhoneField label="Guardian's Mobile" autoComplete="off" {...field('guardianMobile')} />
          <SelectField
            label="Consent Given"
            required
            options={[
              { value: '', label: 'Choose how' },
              { value: 'IN_PERSON', label: 'In person' },
              { value: 'CALL', label: 'By phone' },
              { value: 'PAPER', label: 'On paper' },
            ]}
            {...field('consent')}
          />
        </fieldset>
      )}
      {!enquiry && <TextArea label="Question" rows={3} {...field('message')} />}
    </FormDialog>
  );
}
