import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { createCourse } from '../../../../../common/bounds/academy.gen.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { asBinary, upload } from '../../../api/upload.ts';
import { atPicture, type PictureChoice, preparedChoice } from '../../../features/salon/media/picture.ts';
import { PictureField } from '../../../features/salon/media/picture-field.tsx';
import { uploadWords, useUpload } from '../../../features/salon/media/upload.tsx';
import {
  asSent,
  asValues,
  TranslationFields,
  type TranslationValues,
} from '../../../features/shop/catalog-admin/translation-fields.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField, TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import type { StaffCourse } from './academy.ts';
import { useChangeCourses } from './use-change-courses.ts';

type Values = Typed<
  components['schemas']['CourseRequest'],
  'name' | 'description' | 'weeks' | 'fee' | 'certificate' | 'active'
> & {
  translations: TranslationValues;
  picture: PictureChoice;
};

const resolver = fromContract<Values>(createCourse, async ({ picture }, refuse) => ({
  picture: await preparedChoice(picture, problem => refuse('picture', problem)),
}));

interface Props {
  /** null adds one. */
  course: StaffCourse | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

export default function CourseDialog({ course, onClose, onSaved }: Props) {
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      name: course?.name ?? '',
      description: course?.description ?? '',
      weeks: course ? String(course.weeks) : '',
      fee: course ? String(course.fee) : '',
      certificate: course?.certificate ?? '',
      active: course?.active ?? true,
      translations: asValues(course?.translations),
      picture: null,
    },
  });
  useKeptForm(form, { by: staff, of: `course ${course?.id}`, about: course && asFilled(form), except: ['picture'] });
  /** Added by a try that then failed to send the picture. */
  const [added, setAdded] = useState<string | null>(null);
  const { create, update } = useChangeCourses();
  const { share, run, cancel } = useUpload();
  const field = useFields(form, createCourse);
  const isSending = form.watch('picture') instanceof File;

  async function save({ picture, weeks, fee, certificate, translations, ...rest }: Values) {
    const body = {
      ...rest,
      weeks: Number(weeks),
      fee: Number(fee),
      certificate: certificate || null,
      translations: asSent(translations, ['name', 'description', 'certificate']),
    };
    const known = course?.id ?? added;
    const name = picture ? null : body.name;
    const id = known ?? (await add(body));
    if (known) {
      const params = { path: { id } };
      await update(name, () => ask(adminApi.PUT('/academy/admin/course/{id}', { params, body })));
    }
    if (picture) {
      const sent = picture === 'removed' ? { removePicture: true } : { picture: asBinary(picture) };
      await update(course ? body.name : null, () =>
        run(sending =>
          ask(
            adminApi.PUT('/academy/admin/course/{id}/picture', { params: { path: { id } }, body: sent, ...upload(sending) }),
          ).catch(error => {
            throw atPicture(error, 'picture');
          }),
        ),
      );
    }
    onSaved(id);
  }

  async function add(body: { name: string; description: string; weeks: number; fee: number }): Promise<string> {
    const { id } = await create(body.name, body, header =>
      ask(adminApi.POST('/academy/admin/course', { params: { header }, body })),
    );
    setAdded(id);
    return id;
  }

  return (
    <FormDialog
      form={form}
      title={course ? 'Update Course' : 'Add Course'}
      save={course ? 'Save Changes' : 'Add Course'}
      saving={uploadWords(isSending ? share : null)}
      onSave={save}
      onClose={onClose}
      onStop={isSending ? cancel : undefined}
      fallback={course ? 'Failed to update course' : 'Failed to create course'}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextArea label="Description" rows={5} hint="What learners learn, and for whom it is." {...field('description')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField label="Weeks" inputMode="numeric" {...field('weeks')} />
        <NumberField label="Fee in ₹" hint="Tax is included." {...field('fee')} />
      </div>
      <TextField
        label="Certificate"
        autoComplete="off"
        hint="What learners get at the end, if anything."
        {...field('certificate')}
      />
      <TranslationFields bound={createCourse} fields={['name', 'description', 'certificate']} />
      <PictureField name="picture" current={course?.imageUrl ?? null} share={share} />
      <SwitchField label="On the site" hint="When it is off, nobody can ask about the course." {...form.register('active')} />
    </FormDialog>
  );
}
