import { ApiError } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import type { Address, AddressRequest } from './address.ts';

/** A new address, or the changed one of that id. Throws ApiError. */
export function saveAddress(body: AddressRequest, id?: string): Promise<Address> {
  return ask(id ? api.PUT('/address/{id}', { params: { path: { id } }, body }) : api.POST('/address', { body }));
}

export function hasFieldErrors(error: unknown): boolean {
  return error instanceof ApiError && error.errors.length > 0;
}
