import { MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import * as words from '#words/address';
import { states } from '#words/states';
import { createAddress } from '../../../../../common/bounds/addresses.gen.ts';
import { plain } from '../../../../../common/plain.ts';
import { states as official } from '../../../../../common/words/en/states.ts';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextArea, TextField } from '../../../forms/text-fields.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useStill } from '../../../forms/use-still.ts';
import { Button } from '../../../ui/button.tsx';
import { type AddressForm, type AddressValues, isState, requiredFields } from './address-form.ts';

interface Props {
  form: AddressForm;
  formId: string;
  isLookingUp: boolean;
  onSubmit: (values: AddressValues) => Promise<void> | void;
  /** For a saved address, which opens with this step: leads to the map. */
  onChangeLocation?: (() => void) | undefined;
}

export function DetailsStep({ form, formId, isLookingUp, onSubmit, onChangeLocation }: Props) {
  const { errors, isSubmitting } = form.formState;
  const field = useFields(form, createAddress);
  const fields = useStill<HTMLDivElement>(isSubmitting);

  function wire(name: keyof AddressValues) {
    const message = name in requiredFields ? requiredFields[name as keyof typeof requiredFields] : undefined;
    return {
      ...field(name, message ? { validate: value => (name === 'state' ? isState(value) : value.trim() !== '') || message } : {}),
      required: message !== undefined,
    };
  }

  const text = (name: keyof AddressValues, label: string, rest: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField label={label} {...wire(name)} {...rest} required={name in requiredFields} />
  );

  return (
    <Form form={form} onSubmit={onSubmit} fallback={words.saveFailed} id={formId} className="grid gap-4 pt-1">
      <div ref={fields} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 tabIndex={-1} className="font-semibold">
            {words.details}
          </h3>
          {onChangeLocation && (
            <Button variant="quiet" size="sm" className="-my-1 -ml-4 sm:-mr-4" onClick={onChangeLocation}>
              <MapPin aria-hidden className="size-4.5" strokeWidth={1.75} />
              {words.changeLocation}
            </Button>
          )}
        </div>
        <p role="status" className="-mt-3 text-sm text-muted empty:hidden">
          {isLookingUp && words.lookingUp}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {text('flatNumber', words.flat, { autoComplete: 'address-line1' })}
          {text('building', words.building)}
        </div>
        {text('street', words.street, { autoComplete: 'address-line2' })}
        {text('landmark', words.landmark)}
        <div className="field-columns grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
          {text('city', words.city, { autoComplete: 'address-level2' })}
          {text('postalCode', words.postalCode, {
            inputMode: 'numeric',
            autoComplete: 'postal-code',
            read: plain,
          })}
          <StateField form={form} {...wire('state')} />
          {text('country', words.country, { autoComplete: 'country-name' })}
        </div>
        <TextArea label={words.instructions} rows={2} {...field('instructions')} />
        {errors.latitude && (
          <p role="alert" className="text-sm font-medium text-madder">
            {errors.latitude.message}
          </p>
        )}
      </div>
    </Form>
  );
}

const codes = Object.keys(official) as (keyof typeof official)[];

/** States and Union Territories, by name in the reader's language. */
const known = codes
  .map(code => ({ value: official[code], label: states[code] }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

type StateFieldProps = { form: AddressForm } & Pick<
  ReturnType<AddressForm['register']>,
  'name' | 'onChange' | 'onBlur' | 'ref'
> & {
    error?: string | undefined;
  };

/**
 * The State decides the tax of a visit, so it is chosen and not typed (rule A1). The server reads usual spellings; a text that names no State
 * has to be chosen anew.
 */
function StateField({ form, ...field }: StateFieldProps) {
  const value = useWatch({ control: form.control, name: 'state' });
  const isKnown = known.some(one => one.value === value);
  return (
    <SelectField
      label={words.state}
      required
      autoComplete="address-level1"
      options={[{ value: '', label: words.chooseState }, ...known]}
      {...field}
      value={isKnown ? value : ''}
    />
  );
}
