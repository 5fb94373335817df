import { ApiError, hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { createOnce, hasFields } from '../../api/create-once.ts';
import type { Address, AddressRequest } from './address.ts';

/**
 * How one dialog saves its address: a new one, or the changed one of an id, which is new when it was deleted on another device
 * meanwhile. Throws ApiError.
 */
export function addressSaver() {
  const once = createOnce();
  const add = (body: AddressRequest): Promise<Address> =>
    once(
      () => ask(api.POST('/address', { body })),
      async () => (await ask(api.GET('/address/user'))).find(isOf(body)),
    );

  return (body: AddressRequest, id?: string): Promise<Address> =>
    id
      ? ask(api.PUT('/address/{id}', { params: { path: { id } }, body })).catch(error => {
          if (hasCode(error, 'ADDRESS_NOT_FOUND')) return add(body);
          throw error;
        })
      : add(body);
}

/** Whether an address is what was asked for; its `street` is joined of more than was entered (rule A2). */
function isOf({ street, ...body }: AddressRequest): (saved: Address) => boolean {
  return hasFields<Address>({ ...body, streetArea: street });
}

export function hasFieldErrors(error: unknown): boolean {
  return error instanceof ApiError && error.errors.length > 0;
}
