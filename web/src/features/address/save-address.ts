import { ApiError, hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import type { Address, AddressRequest } from './address.ts';

export type SaveAddress = (body: AddressRequest, id?: string) => Promise<Address>;

/**
 * How one dialog saves its address: a new one, or the changed one of an id, which is new when it was deleted on another device
 * meanwhile. A new one whose answer did not come may be there all the same, so the next try looks for it before it would be
 * there twice. Throws ApiError.
 */
export function addressSaver(): SaveAddress {
  let mayBeThere = false;

  async function add(body: AddressRequest): Promise<Address> {
    const there = mayBeThere ? (await ask(api.GET('/address/user'))).find(isOf(body)) : undefined;
    if (there) return there;
    try {
      return await ask(api.POST('/address', { body }));
    } catch (error) {
      mayBeThere = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
      throw error;
    }
  }

  return async (body, id) => {
    if (!id) return add(body);
    try {
      return await ask(api.PUT('/address/{id}', { params: { path: { id } }, body }));
    } catch (error) {
      if (hasCode(error, 'ADDRESS_NOT_FOUND')) return add(body);
      throw error;
    }
  };
}

/** Whether an address is what was asked for; its `street` is joined of more than was entered (rulings R7). */
function isOf({ street, ...body }: AddressRequest): (saved: Address) => boolean {
  const entered = Object.entries({ ...body, streetArea: street });
  return saved => entered.every(([name, value]) => saved[name as keyof Address] === value);
}

export function hasFieldErrors(error: unknown): boolean {
  return error instanceof ApiError && error.errors.length > 0;
}
