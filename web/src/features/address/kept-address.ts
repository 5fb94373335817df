// An address that was being typed when the session ended waits for its customer: longer than the page, which telephones drop
// while their owner reads the SMS of the next login, and no longer than an hour.
import { isLike } from '../../shared/is-like.ts';
import { keys, read, readJson, remove, writeJson } from '../../shared/storage.ts';
import type { AddressValues } from './address-form.ts';
import { nothingKnown } from './place-address.ts';

/** `addressId` is null for a new address. */
type Kept = { userId: string; expiresAt: number; addressId: string | null; values: AddressValues };

const hourMs = 60 * 60_000;

/** What the customer who is here now had typed of this address; another one's is thrown away. */
export function keptAddress(addressId: string | null): AddressValues | null {
  const kept = readJson(keys.addressDraft, isKept);
  if (!kept) return null;
  if (kept.userId !== read(keys.userId) || kept.expiresAt <= Date.now()) {
    dropKeptAddress();
    return null;
  }
  return kept.addressId === addressId ? kept.values : null;
}

export function keepAddress(userId: string, addressId: string | null, values: AddressValues): void {
  writeJson(keys.addressDraft, { userId, expiresAt: Date.now() + hourMs, addressId, values } satisfies Kept);
}

export function dropKeptAddress(): void {
  remove(keys.addressDraft);
}

const sample: Kept = {
  userId: '',
  expiresAt: 0,
  addressId: null,
  values: { ...nothingKnown, flatNumber: '', building: '', landmark: '', instructions: '', latitude: '', longitude: '' },
};
const isKept = (value: unknown): value is Kept => isLike(sample, value);
