import { useEffect, useRef } from 'react';
import type { Position } from '../../map/position.ts';
import { type AddressForm, requiredFields } from './address-form.ts';
import { type LookedUp, nothingKnown } from './place-address.ts';

/** What the form holds, in the words of the dialog: the pin, and the fields a lookup fills. */
export function useAddressState(form: AddressForm) {
  const values = form.watch();
  const { errors } = form.formState;
  const position: Position | null =
    values.latitude && values.longitude ? { latitude: Number(values.latitude), longitude: Number(values.longitude) } : null;

  // Written by hand since the pin was moved. The form's own dirtyFields still name what a move has emptied.
  const typed = useRef(new Set<string>());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type === 'change') typed.current.add(name);
        },
      }),
    [form],
  );

  function setPosition({ latitude, longitude }: Position) {
    form.setValue('latitude', latitude.toFixed(6));
    form.setValue('longitude', longitude.toFixed(6));
    form.clearErrors(['latitude', 'longitude']);
    // The words of the place before would be saved with this one's position, should the answer be late.
    typed.current.clear();
    fill(nothingKnown);
  }

  /** What the customer has meanwhile written by hand is better than what a map knows. */
  function fill(found: LookedUp) {
    for (const name of ['street', 'city', 'state', 'postalCode', 'country'] as const) {
      if (typed.current.has(name) && form.getValues(name)) continue;
      form.setValue(name, found[name]);
      if (found[name]) form.clearErrors(name);
    }
  }

  const isFilled = Object.keys(requiredFields).every(name => values[name as keyof typeof requiredFields].trim());
  const { street, city, state, postalCode, country } = values;
  const known: LookedUp = { street, city, state, postalCode, country };
  return { known, position, isComplete: isFilled && Object.keys(errors).length === 0, setPosition, fill };
}
