import { useForm } from 'react-hook-form';
import { unreached } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { upload } from '../../../api/upload.ts';
import { atPicture, pictureChoice, pictureFields } from '../../../features/salon/media/picture.ts';
import { PictureField } from '../../../features/salon/media/picture-field.tsx';
import { uploadWords } from '../../../features/salon/media/upload-bar.tsx';
import { useUpload } from '../../../features/salon/media/use-upload.ts';
import type { Category } from '../../../features/shop/catalog/category.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { onlyChanged } from '../../../forms/only-changed.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useCategories } from '../catalogue/catalogue.ts';
import { TranslationFields } from '../catalogue/translation-fields.tsx';
import { asSent, asValues, translationValues } from '../catalogue/translations.ts';

const categoryValues = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Name is required', abort: true }),
      z.minLength(2, 'Name must be at least 2 characters'),
      z.maxLength(100, 'Name must be at most 100 characters'),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Description is required', abort: true }),
      z.minLength(10, 'Description must be at least 10 characters'),
      z.maxLength(500, 'Description must be at most 500 characters'),
    ),
  sac: z.string(),
  translations: translationValues,
  imageFile: pictureChoice,
});

/** The codes that a salon needs. Another one, set by a program, stays. */
const sacs = [
  { value: '999729', label: '999729 Other beauty treatment' },
  { value: '999721', label: '999721 Hairdressing' },
  { value: '999722', label: '999722 Cosmetic treatment, manicure, pedicure' },
  { value: '999723', label: '999723 Physical well-being' },
  { value: '999293', label: '999293 Training' },
] as const satisfies { value: string; label: string }[];

type CategoryValues = z.infer<typeof categoryValues>;

interface Props {
  /** null creates one. */
  category: Category | null;
  onClose: () => void;
}

export default function CategoryDialog({ category, onClose }: Props) {
  const form = useForm<CategoryValues>({
    resolver: zodResolver(categoryValues),
    defaultValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      sac: category?.sac ?? sacs[0].value,
      translations: asValues(category?.translations),
      imageFile: null,
    },
  });
  useKeptForm(form, { by: staff, of: `category ${category?.id}`, about: asFilled(form) });
  const categories = useCategories();
  const { share, run, cancel } = useUpload();
  const { errors, isDirty, dirtyFields } = form.formState;
  const [name, description, picture] = form.watch(['name', 'description', 'imageFile']);
  const field = useFields(form);
  const isSending = picture instanceof File;
  const isBlank = (errors.name && !name.trim()) || (errors.description && !description.trim());

  async function save({ imageFile, translations, ...rest }: CategoryValues) {
    const words = { ...rest, translations: asSent(translations, ['name', 'description']) };
    const image = pictureFields('imageFile', imageFile);
    const atField = (error: unknown) => {
      throw atPicture(error, 'imageFile');
    };
    if (!category) {
      const body = { ...words, ...image };
      await categories.create(words.name, body, header =>
        run(sending => ask(adminApi.POST('/category/create', { params: { header }, body, ...upload(sending) }))).catch(atField),
      );
    } else if (isDirty) {
      const params = { path: { id: category.id } };
      const body = { ...onlyChanged(words, dirtyFields), ...image };
      await categories.update(words.name, () =>
        run(sending => ask(adminApi.PUT('/category/update/{id}', { params, body, ...upload(sending) }))).catch(atField),
      );
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={category ? 'Edit Category' : 'Create Category'}
      save={category ? 'Save Changes' : 'Create Category'}
      saving={uploadWords(isSending ? share : null)}
      onSave={save}
      onClose={onClose}
      onStop={isSending ? cancel : undefined}
      fallback={unreached}
    >
      {!category && isBlank && <Alert tone="bad">Name and description are required</Alert>}
      <TextField label="Name" required maxLength={100} {...field('name')} />
      <TextArea
        label="Description"
        required
        maxLength={500}
        rows={4}
        hint={`${[...description].length} of 500 characters`}
        {...field('description')}
      />
      <TranslationFields fields={{ name: 100, description: 500 }} />
      <SelectField
        label="Service code on invoices (SAC)"
        options={
          sacs.some(({ value }) => value === category?.sac) || !category
            ? sacs
            : [...sacs, { value: category.sac, label: category.sac }]
        }
        {...field('sac')}
      />
      <PictureField name="imageFile" current={category?.imagePath ?? null} share={share} />
    </FormDialog>
  );
}
