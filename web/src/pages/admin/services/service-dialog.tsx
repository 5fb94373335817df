import { useController, useForm } from 'react-hook-form';
import type { components } from '#contract';
import { createCategory } from '../../../../../common/bounds/categories.gen.ts';
import { createService } from '../../../../../common/bounds/services.gen.ts';
import { atField, hasCode, unreached } from '../../../api/api-error.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { staff } from '../../../api/staff-session.ts';
import { upload } from '../../../api/upload.ts';
import { atPicture, type PictureChoice, pictureFields, preparedChoice } from '../../../features/salon/media/picture.ts';
import { PictureField } from '../../../features/salon/media/picture-field.tsx';
import { uploadWords, useUpload } from '../../../features/salon/media/upload.tsx';
import type { Category, Service } from '../../../features/shop/catalog/catalog.ts';
import { useCategories, useServices } from '../../../features/shop/catalog-admin/staff-catalog.ts';
import {
  asSent,
  asValues,
  TranslationFields,
  type TranslationValues,
} from '../../../features/shop/catalog-admin/translation-fields.tsx';
import { useTeam } from '../../../features/visits/hand-over/use-team.ts';
import { also, without } from '../../../forms/bound.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fromContract, type Typed } from '../../../forms/from-contract.ts';
import { onlyChanged } from '../../../forms/only-changed.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField, TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { asFilled, useKeptForm } from '../../../forms/use-kept.ts';
import { plural } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { OptionsField, type OptionValues, optionsSent, optionValues } from './options-field.tsx';

/** Chosen for a category that is not there yet. */
const another = 'new';

type ServiceValues = Typed<
  components['schemas']['ServiceForm'],
  'name' | 'description' | 'price' | 'durationInMinutes' | 'categoryId'
> & {
  /** The name of a category that is made on the way. */
  newCategory: string;
  translations: TranslationValues;
  variants: OptionValues[];
  addOns: OptionValues[];
  together: boolean;
  imageUrl: PictureChoice;
  professionalIds: string[] | null;
};

const bounds = also(createService, { newCategory: createCategory.properties.name });

/** With variants, price and minutes are those of the first, and their fields are not there (rule C31). */
const boundsOf = ({ variants }: Pick<ServiceValues, 'variants'>) =>
  variants.length > 0 ? without(bounds, 'price', 'durationInMinutes') : bounds;

const resolver = fromContract<ServiceValues>(boundsOf, async ({ categoryId, newCategory, imageUrl }, refuse) => {
  if (categoryId === another && newCategory.length < createCategory.properties.name.minLength)
    refuse('newCategory', 'Name the category, with at least 2 letters');
  return { imageUrl: await preparedChoice(imageUrl, problem => refuse('imageUrl', problem)) };
});

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
    resolver,
    defaultValues: {
      name: service?.name ?? '',
      description: service?.description ?? '',
      price: service ? String(service.price) : '',
      durationInMinutes: service ? String(service.durationInMinutes) : '',
      categoryId: service ? (service.categoryId ?? '') : categoryId || (categories.length === 0 ? another : ''),
      newCategory: '',
      translations: asValues(service?.translations),
      variants: optionValues(service?.variants),
      addOns: optionValues(service?.addOns),
      together: service?.together ?? false,
      imageUrl: null,
      professionalIds: null,
    },
  });
  useKeptForm(form, { by: staff, of: `service ${service?.id}`, about: asFilled(form) });
  const services = useServices();
  const { create } = useCategories();
  const { share, run, cancel } = useUpload();
  const { errors, isDirty, dirtyFields } = form.formState;
  const field = useFields(form, bounds);
  const isSending = form.watch('imageUrl') instanceof File;
  const { root: _, ...fieldErrors } = errors;

  const isAnother = form.watch('categoryId') === another;
  const hasVariants = form.watch('variants').length > 0;

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
    const { imageUrl, translations, professionalIds, newCategory: _, ...words } = values;
    const { price, durationInMinutes } = values.variants[0] ?? values;
    const fields = {
      ...words,
      translations: asSent(translations, ['name', 'description']),
      categoryId: await categoryOf(values),
      price: Number(price),
      durationInMinutes: Number(durationInMinutes),
      variants: optionsSent(values.variants),
      addOns: optionsSent(values.addOns),
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
      <TextField label="Name" {...field('name')} />
      <TextArea label="Description" rows={4} {...field('description')} />
      <TranslationFields bound={createService} fields={['name', 'description']} />
      {!hasVariants && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <NumberField label="Price (₹)" {...field('price')} />
          <NumberField label="Duration (minutes)" inputMode="numeric" {...field('durationInMinutes')} />
        </div>
      )}
      <OptionsField kind="variants" />
      <OptionsField kind="addOns" />
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
          {...field('newCategory')}
        />
      )}
      <SwitchField
        label="Two may serve a guest at once"
        hint="Such as a pedicure beside a facial. Plans for several guests then take less time."
        {...form.register('together')}
      />
      <WhoDoes serviceId={service?.id ?? null} />
      <PictureField name="imageUrl" current={service?.imageUrl ?? null} share={share} />
    </FormDialog>
  );
}

interface Values {
  /** Null until staff choose: then those who do it now. */
  professionalIds: string[] | null;
}

/** Asks who does the service, besides those who do all (rule N71). In a salon with teams it shows nothing. */
function WhoDoes({ serviceId }: { serviceId: string | null }) {
  const { field } = useController<Values, 'professionalIds'>({ name: 'professionalIds' });
  const { data: team } = useTeam();
  if (!team || team.length === 0) return null;
  const isDoing = ({ serviceIds }: { serviceIds: string[] }) => serviceId !== null && serviceIds.includes(serviceId);
  const chosen = field.value ?? team.filter(one => !one.allServices && isDoing(one)).map(({ id }) => id);
  const isServed = team.some(({ id, active, allServices }) => active && (allServices || chosen.includes(id)));
  const choose = (id: string, isOn: boolean) => field.onChange([...chosen.filter(one => one !== id), ...(isOn ? [id] : [])]);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)]">
      <legend className="text-sm font-semibold">Who does it?</legend>
      {team.map(({ id, name, active, allServices }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="checkbox"
            checked={allServices || chosen.includes(id)}
            disabled={allServices}
            onChange={({ target }) => choose(id, target.checked)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">
            {name}
            <span className="text-sm text-muted">
              {[allServices && ', all services', !active && ', inactive'].filter(Boolean).join('')}
            </span>
          </span>
        </label>
      ))}
      {!isServed && <Alert tone="warning">Nobody does it yet, so customers cannot book it.</Alert>}
    </fieldset>
  );
}
