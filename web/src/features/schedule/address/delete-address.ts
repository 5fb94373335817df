import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';

/** Succeeds too when another device deleted it. Throws ApiError. */
export async function deleteAddress(id: string): Promise<void> {
  await ask(api.DELETE('/address/{id}', { params: { path: { id } } })).catch(error => {
    if (!hasCode(error, 'ADDRESS_NOT_FOUND')) throw error;
  });
}
