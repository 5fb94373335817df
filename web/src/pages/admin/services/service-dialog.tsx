import { useForm } from 'react-hook-form';
import { atField, hasCode, unreached } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { upload } from '../../../api/upload.ts';
import { atPicture, pictureChoice, pictureFields } from '../../../features/salon/media/picture.ts';
import { PictureField } from '../../../features/salon/media/picture-field.tsx';
import { uploadWords } from '../../../features/salon/media/upload-bar.tsx';
import { useUpload } from '../../../features/salon/media/use-upload.ts';
import type { Category } from '../../../features/shop/catalog/category.ts';
import type { Service } from '../../../features/shop/catalog/service.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { onlyChanged } from '../../../forms/only-changed.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea } from '../../../forms/text-area.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { z } from '../../../forms/zod.ts';
import { zodResolver } from '../../../forms/zod-resolver.ts';
import { plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCategories, useServices } from '../catalogue/catalogue.ts';
import { TranslationFields } from '../catalogue/translation-fields.tsx';
import { asSent, asValues, translationValues } from '../catalogue/translations.ts';
import { WhoDoes } from './who-does.tsx';

/** Chosen for a category that is not there yet. */
const another = 'new';

/** The contract's bounds. Numbers are texts as they were typed. */
const serviceValues = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100, 'Name must be at most 100 characters')),
    description: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Description is required'),
        z.maxLength(2000, 'Description must be at most 2000 characters'),
      ),
    price: z.string().check(
      z.refine(text => Number(text) > 0, { error: 'Price must be greater than 0', abort: true }),
      z.refine(text => Number(text) <= 100_000, { error: 'Price must be at most ₹1,00,000', abort: true }),
      z.refine(hasPaiseAtMost, 'Price must have at most two decimals'),
    ),
    durationInMinutes: z.string().check(
      z.refine(text => Number(text) > 0, { error: 'Duration must be greater than 0', abort: true }),
      z.refine(text => Number.isInteger(Number(text)), { error: 'Duration must be a whole number', abort: true }),
      z.refine(text => Number(text) <= 1440, 'Duration must be at most 1,440 minutes'),
    ),
    categoryId: z.string().check(z.minLength(1, 'Category is required')),
    /** The name of a category that is made on the way. */
    newCategory: z.string().check(z.trim(), z.maxLength(100, 'Name must be at most 100 characters')),
    translations: translationValues,
    imageUrl: pictureChoice,
    professionalIds: z.nullable(z.array(z.string())),
  })
  .check(
    z.superRefine(({ categoryId, newCategory }, { addIssue }) => {
      if (categoryId === another && newCategory.length < 2)
        addIssue({ code: 'custom', path: ['newCategory'], message: 'Name the category, with at least 2 letters' });
    }),
  );

type ServiceValues = z.infer<typeof serviceValues>;

function hasPaiseAtMost(text: string): boolean {
  return Number.isInteger(Math.round(Number(text) * 1e6) / 1e4);
}

/** Says a refusal at the field it is about. */
function atItsField(error: unknown): never {
  if (!hasCode(error, 'CATEGORY_NOT_FOUND')) throw atPicture(error, 'imageUrl');
  throw atField(error, 'categoryId', 'This category was deleted meanwhile. Choose another.');
}

interface Props {
  /** null adds one. */
  service: Service | null;
  /** Category that a new one begins with; '' for none. */
  categoryId: string;
  categories: Category[];
  onClose: () => void;
  onSaved: () => void;
}

export default function ServiceDialog({ service, categoryId, categories, onClose, onSaved }: Props) {
  const form = useForm<ServiceValues>({
    resolver: zodResolver(serviceValues),
    defaultValues: {
      name: service?.name ?? '',
      description: service?.description ?? '',
      price: service ? String(service.price) : '',
      durationInMinutes: service ? String(service.durationInMinutes) : '',
      categoryId: service ? (service.categoryId ?? '') : categoryId || (categories.length === 0 ? another : ''),
      newCategory: '',
      translations: asValues(service?.translations),
      imageUrl: null,
      professionalIds: null,
    },
  });
  useKeptForm(form, { by: staff, of: `service ${service?.id}`, about: asFilled(form) });
  const services = useServices();
  const { create } = useCategories();
  const { share, run, cancel } = useUpload();
  const { errors, isDirty, dirtyFields } = form.formState;
  const field = useFields(form);
  const isSending = form.watch('imageUrl') instanceof File;
  const { root: _, ...fieldErrors } = errors;

  const isAnother = form.watch('categoryId') === another;

  /** The id of the chosen category, or of the one that is made for it. */
  async function categoryOf({ categoryId: chosen, newCategory }: ServiceValues): Promise<string> {
    if (chosen !== another) return chosen;
    const known = categories.find(({ name }) => name.toLowerCase() === newCategory.toLowerCase());
    if (known) return known.id;
    const body = { name: newCategory, description: `${newCategory} at your home.` };
    const made = await create(newCategory, body, header =>
      run(sending => ask(adminApi.POST('/category/create', { params: { header }, body, ...upload(sending) }))),
    );
    return made.id;
  }

  /** Beside the service's own fields, which come first: a new one has its id then. */
  async function setWhoDoes(id: string, professionalIds: string[] | null) {
    if (!professionalIds) return;
    const call = () => adminApi.PUT('/professional/admin/service/{id}', { params: { path: { id } }, body: { professionalIds } });
    const { uncovered } = await services.update(null, () => ask(call()));
    if (uncovered.length === 0) return;
    toast.error(`Nobody can come to ${plural(uncovered.length, 'visit')} now`, { detail: 'The dashboard lists them.' });
  }

  async function save(values: ServiceValues) {
    const { imageUrl, price, durationInMinutes, translations, professionalIds, newCategory: _, ...words } = values;
    const fields = {
      ...words,
      translations: asSent(translations, ['name', 'description']),
      categoryId: await categoryOf(values),
      price: Number(price),
      durationInMinutes: Number(durationInMinutes),
    };
    const image = pictureFields('imageUrl', imageUrl);
    if (!service) {
      const body = { ...fields, ...image };
      const { id } = await services.create(words.name, body, header =>
        run(sending => ask(adminApi.POST('/service/create', { params: { header }, body, ...upload(sending) }))).catch(atItsField),
      );
      await setWhoDoes(id, professionalIds);
    } else if (isDirty) {
      const params = { path: { id: service.id } };
      const body = { ...onlyChanged(fields, dirtyFields), ...image };
      if (Object.keys(body).length > 0)
        await services.update(words.name, () =>
          run(sending => ask(adminApi.PUT('/service/{id}', { params, body, ...upload(sending) }))).catch(atItsField),
        );
      await setWhoDoes(service.id, professionalIds);
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
      <TextField label="Name" required maxLength={100} {...field('name')} />
      <TextArea label="Description" required maxLength={2000} rows={4} {...field('description')} />
      <TranslationFields fields={{ name: 100, description: 2000 }} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField label="Price (₹)" required {...field('price')} />
        <NumberField label="Duration (minutes)" required inputMode="numeric" {...field('durationInMinutes')} />
      </div>
      <SelectField
        // The options may come late; the select shows its value only when it is drawn with them.
        key={categories.length}
        label="Category"
        required
        options={[
          { value: '', label: 'Choose a category' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
          { value: another, label: 'A new category…' },
        ]}
        {...field('categoryId')}
      />
      {isAnother && (
        <TextField
          label="Name of the new category"
          hint="Such as Facials. You can give it a text and a picture later."
          required
          maxLength={100}
          {...field('newCategory')}
        />
      )}
      <WhoDoes serviceId={service?.id ?? null} />
      <PictureField name="imageUrl" current={service?.imageUrl ?? null} share={share} />
    </FormDialog>
  );
}
