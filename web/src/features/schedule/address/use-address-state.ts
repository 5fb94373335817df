import { useEffect, useRef } from 'react';
import type { Position } from '../../../map/position.ts';
import { type AddressForm, requiredFields } from './address-form.ts';
import { type LookedUp, nothingKnown } from './place-address.ts';

/** The form's values in the terms of the dialog: the pin, and the fields that a lookup fills. */
export function useAddressState(form: AddressForm) {
  const values = form.watch();
  const { errors } = form.formState;
  const position: Position | null =
    values.latitude && values.longitude ? { latitude: Number(values.latitude), longitude: Number(values.longitude) } : null;

  // Fields typed since the pin moved. The form's dirtyFields would also name those that the move has emptied.
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
    // The fields describe the old place. If the lookup is late, they must not be saved with the new pin.
    typed.current.clear();
    fill(nothingKnown);
  }

  /** Keeps what the customer has typed meanwhile: they know better than a map. */
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
