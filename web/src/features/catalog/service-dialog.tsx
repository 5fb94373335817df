import { unreached } from '../../api/api-error.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Alert } from '../../ui/alert.tsx';
import { toast } from '../../ui/toast.ts';
import { useInterrupted } from '../admin-shell/use-interrupted.ts';
import { PictureField } from '../media/picture-field.tsx';
import { uploadWords } from '../media/upload-bar.tsx';
import { useUpload } from '../media/use-upload.ts';
import type { Category } from './category.ts';
import type { Service } from './service.ts';
import { type ServiceValues, serviceChanges, serviceFields, useServiceForm } from './service-form.ts';
import { useChangeCatalogue } from './use-change-catalogue.ts';

interface Props {
  /** null adds one. */
  service: Service | null;
  /** The category a new one is in unless another is chosen; '' for none. */
  categoryId: string;
  categories: Category[];
  onClose: () => void;
  onSaved: () => void;
}

export default function ServiceDialog({ service, categoryId, categories, onClose, onSaved }: Props) {
  const form = useServiceForm(service, categoryId);
  useInterrupted(`service ${service?.id}`, form);
  const { createService, updateService } = useChangeCatalogue();
  const { share, run, cancel } = useUpload();
  const { errors, isDirty, dirtyFields } = form.formState;
  const isSending = form.watch('imageUrl') instanceof File;
  const { root: _, ...fieldErrors } = errors;

  async function save(values: ServiceValues) {
    if (!service) {
      await run(sending => createService(serviceFields(values), sending));
      toast.success('Service created', { detail: values.name });
    } else if (isDirty) {
      await run(sending => updateService(service.id, serviceChanges(values, dirtyFields), sending));
      toast.success('Service updated', { detail: values.name });
    }
    onSaved();
  }

  return (
    <FormDialog
      form={form}
      title={service ? 'Update Service' : 'Add Service'}
      save={service ? 'Save Changes' : 'Add Service'}
      saving={uploadWords(isSending ? share : null)}
      onSave={save}
      onClose={onClose}
      onStop={isSending ? cancel : undefined}
      fallback={unreached}
    >
      {!service && Object.keys(fieldErrors).length > 0 && <Alert tone="bad">Please fill all required fields correctly.</Alert>}
      <TextField label="Name" required maxLength={100} error={errors.name?.message} {...form.register('name')} />
      <TextArea
        label="Description"
        required
        maxLength={2000}
        rows={4}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField label="Price (₹)" required error={errors.price?.message} {...form.register('price')} />
        <NumberField
          label="Duration (minutes)"
          required
          inputMode="numeric"
          error={errors.durationInMinutes?.message}
          {...form.register('durationInMinutes')}
        />
      </div>
      <SelectField
        // An answer that comes late brings the options that the value is shown by.
        key={categories.length}
        label="Category"
        required
        options={[{ value: '', label: 'Choose a category' }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        error={errors.categoryId?.message}
        {...form.register('categoryId')}
      />
      <PictureField name="imageUrl" current={service?.imageUrl ?? null} share={share} />
    </FormDialog>
  );
}
