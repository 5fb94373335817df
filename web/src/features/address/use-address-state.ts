import type { Position } from '../../map/position.ts';
import { type AddressForm, requiredFields } from './address-form.ts';
import type { LookedUp } from './place-address.ts';

/** What the form holds, in the words of the dialog: the pin, and the fields a lookup fills. */
export function useAddressState(form: AddressForm) {
  const values = form.watch();
  const { errors, dirtyFields } = form.formState;
  const position: Position | null =
    values.latitude && values.longitude ? { latitude: Number(values.latitude), longitude: Number(values.longitude) } : null;

  function setPosition({ latitude, longitude }: Position) {
    form.setValue('latitude', latitude.toFixed(6));
    form.setValue('longitude', longitude.toFixed(6));
    form.clearErrors(['latitude', 'longitude']);
  }

  /** `keepTyped`: what the customer has meanwhile written by hand is better than what a map knows. */
  function fill(found: LookedUp, { keepTyped }: { keepTyped: boolean }) {
    for (const name of ['street', 'city', 'state', 'postalCode', 'country'] as const) {
      if (keepTyped && dirtyFields[name]) continue;
      form.setValue(name, found[name]);
      if (found[name]) form.clearErrors(name);
    }
  }

  const isFilled = Object.keys(requiredFields).every(name => values[name as keyof typeof requiredFields].trim());
  const { street, city, state, postalCode, country } = values;
  const known: LookedUp = { street, city, state, postalCode, country };
  return { known, position, isComplete: isFilled && Object.keys(errors).length === 0, setPosition, fill };
}
