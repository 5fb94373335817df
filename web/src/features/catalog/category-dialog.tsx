import { unreached } from '../../api/api-error.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Alert } from '../../ui/alert.tsx';
import { toast } from '../../ui/toast.ts';
import { useInterrupted } from '../admin-shell/use-interrupted.ts';
import { PictureField } from '../media/picture-field.tsx';
import { uploadWords } from '../media/upload-bar.tsx';
import { useUpload } from '../media/use-upload.ts';
import type { Category } from './category.ts';
import { type CategoryValues, categoryChanges, categoryFields, useCategoryForm } from './category-form.ts';
import { useChangeCatalogue } from './use-change-catalogue.ts';

interface Props {
  /** null creates one. */
  category: Category | null;
  onClose: () => void;
  onSaved: () => void;
}

export default function CategoryDialog({ category, onClose, onSaved }: Props) {
  const form = useCategoryForm(category);
  useInterrupted(`category ${category?.id}`, form);
  const { createCategory, updateCategory } = useChangeCatalogue();
  const { share, run, cancel } = useUpload();
  const { errors, isDirty, dirtyFields } = form.formState;
  const [name, description, picture] = form.watch(['name', 'description', 'imageFile']);
  const isSending = picture instanceof File;
  const isBlank = (errors.name && !name.trim()) || (errors.description && !description.trim());

  async function save(values: CategoryValues) {
    if (!category) {
      await run(sending => createCategory(categoryFields(values), sending));
      toast.success('Category created', { detail: values.name });
    } else if (isDirty) {
      await run(sending => updateCategory(category.id, categoryChanges(values, dirtyFields), sending));
      toast.success('Category updated', { detail: values.name });
    }
    onSaved();
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
      <TextField label="Name" required maxLength={100} error={errors.name?.message} {...form.register('name')} />
      <TextArea
        label="Description"
        required
        maxLength={500}
        rows={4}
        hint={`${[...description].length} of 500 characters`}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <PictureField name="imageFile" current={category?.imagePath ?? null} share={share} />
    </FormDialog>
  );
}
