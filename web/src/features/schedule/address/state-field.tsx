import { useWatch } from 'react-hook-form';
import * as words from '#words/address';
import { states } from '#words/states';
import { states as official } from '../../../../../common/words/en/states.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import type { AddressForm } from './address-form.ts';

const codes = Object.keys(official) as (keyof typeof official)[];

/** States and Union Territories, by name in the reader's language. */
const known = codes
  .map(code => ({ value: official[code], label: states[code] }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

type Props = { form: AddressForm } & Pick<ReturnType<AddressForm['register']>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
    error?: string | undefined;
  };

/**
 * The State decides the tax of a visit, so it is chosen and not typed (rule A1). The server reads usual spellings; a text that names no State
 * has to be chosen anew.
 */
export function StateField({ form, ...field }: Props) {
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
