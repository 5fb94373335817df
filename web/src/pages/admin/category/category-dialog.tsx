import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { createCategory } from '../../../../../common/bounds/categories.gen.ts';
import { unreached } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { upload } from '../../../api/upload.ts';
import { atPicture, type PictureChoice, pictureFields, preparedChoice } from '../../../features/salon/media/picture.ts';
import { PictureField } from '../../../features/salon/media/picture-field.tsx';
import { uploadWords, useUpload } from '../../../features/salon/media/upload.tsx';
import type { Category } from '../../../features/shop/catalog/catalog.ts';
import { useCategories } from '../../../features/shop/catalog-admin/staff-catalog.ts';
import {
  asSent,
  asValues,
  TranslationFields,
  type TranslationValues,
} from '../../../features/shop/catalog-admin/translation-fields.tsx';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { onlyChanged } from '../../../forms/only-changed.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { Alert } from '../../../ui/alert.tsx';

type CategoryValues = Typed<components['schemas']['CategoryForm'], 'name' | 'description' | 'sac'> & {
  translations: TranslationValues;
  imageFile: PictureChoice;
};

const resolver = fromContract<CategoryValues>(createCategory, async ({ imageFile }, refuse) => ({
  imageFile: await preparedChoice(imageFile, problem => refuse('imageFile', problem)),
}));

/** The codes that a salon needs. Another one, set by a program, stays. */
const sacs = [
  { value: '999729', label: '999729 Other beauty treatment' },
  { value: '999721', label: '999721 Hairdressing' },
  { value: '999722', label: '999722 Cosmetic treatment, manicure, pedicure' },
  { value: '999723', label: '999723 Physical well-being' },
  { value: '999293', label: '999293 Training' },
] as const satisfies { value: string; label: string }[];

interface Props {
  /** null creates one. */
  category: Category | null;
  onClose: () => void;
}

export default function CategoryDialog({ category, onClose }: Props) {
  const form = useForm<CategoryValues>({
    resolver,
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
  const field = useFields(form, createCategory);
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
      <TextField label="Name" {...field('name')} />
      <TextArea
        label="Description"
        rows={4}
        hint={`${[...description].length} of ${createCategory.properties.description.maxLength} characters`}
        {...field('description')}
      />
      <TranslationFields bound={createCategory} fields={['name', 'description']} />
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
