import { useForm } from 'react-hook-form';
import { enrolLearner } from '../../../../../common/bounds/academy.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useCourseList } from '../../../features/academy/staff-courses.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract } from '../../../forms/from-contract.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { EnquiryDetail } from './academy.ts';
import { batchOptions } from './batch-options.ts';
import { useAcademyActs } from './use-academy-acts.ts';

interface Values {
  batchId: string;
  /** Empty for the course's fee. */
  fee: string;
  address: string;
  businessName: string;
  gstin: string;
}

/** From this fee on, invoices name the buyer's address. */
const addressFrom = 50_000;

const resolverFor = (options: { value: string }[], courseFee: number) =>
  fromContract<Values>(enrolLearner, ({ batchId, fee, address }, refuse) => {
    if (!options.some(({ value }) => value === batchId)) refuse('batchId', 'Choose a batch.');
    if (Number(fee) > courseFee) refuse('fee', `Fee must be at most ${money(courseFee)}`);
    if (Number(fee || courseFee) >= addressFrom && !address) refuse('address', { rule: 'required' });
  });

/** Takes a seat for the learner, at the fee that was agreed (rule Y5). */
export default function EnrolDialog({ enquiry, onClose }: { enquiry: EnquiryDetail; onClose: () => void }) {
  const { id, name, batchId, courseId } = enquiry;
  const course = useCourseList()?.find(one => one.id === courseId);
  const options = batchOptions(course);
  const { create } = useAcademyActs();
  const most = course?.fee ?? 0;
  const form = useForm<Values>({
    resolver: resolverFor(options, most),
    defaultValues: { batchId: batchId ?? '', fee: '', address: '', businessName: '', gstin: '' },
  });
  const field = useFields(form, enrolLearner);
  const fee = Number(form.watch('fee') || most);

  async function save({ batchId: chosen, ...values }: Values) {
    const body = {
      batchId: chosen,
      ...(values.fee && { fee: Number(values.fee) }),
      ...{ address: values.address.trim() || null, businessName: values.businessName.trim() || null },
      gstin: values.gstin.trim() || null,
    };
    const send = (header: { 'idempotency-key': string }) =>
      ask(adminApi.POST('/academy/admin/enquiry/{id}/enrolment', { params: { path: { id }, header }, body }));
    await create(body, send, 'Learner enrolled.');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Enrol"
      hint={`${name} · ${course?.name ?? enquiry.courseName}`}
      save="Enrol"
      saving="Enrolling..."
      onSave={save}
      onClose={onClose}
      fallback="Failed to enrol the learner"
    >
      {course && options.length === 0 && <Alert tone="warning">No batch of this course has a free seat.</Alert>}
      <SelectField label="Batch" required options={[{ value: '', label: 'Choose a batch' }, ...options]} {...field('batchId')} />
      <NumberField
        label="Agreed fee in ₹"
        placeholder={String(most)}
        hint={`Leave it empty for the course's fee, ${money(most)}. Tax is included.`}
        {...field('fee')}
      />
      <TextField
        label="Address"
        required={fee >= addressFrom}
        autoComplete="off"
        hint={`Of the person who pays. Invoices name it from ${money(addressFrom)} on.`}
        {...field('address')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Business" autoComplete="off" hint="Only if a business pays." {...field('businessName')} />
        <TextField label="GSTIN" autoComplete="off" autoCapitalize="characters" {...field('gstin')} />
      </div>
    </FormDialog>
  );
}
