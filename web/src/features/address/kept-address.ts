import { keys } from '../../shared/storage.ts';
import { keptDraft } from '../auth/kept-draft.ts';
import type { AddressValues } from './address-form.ts';
import { nothingKnown } from './place-address.ts';

/** Of the address with this id; null for a new one. */
export const keptAddress = keptDraft<AddressValues>(keys.addressDraft, {
  ...nothingKnown,
  flatNumber: '',
  building: '',
  landmark: '',
  instructions: '',
  latitude: '',
  longitude: '',
});
