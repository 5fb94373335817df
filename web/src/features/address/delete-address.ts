import { hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';

/** Also when it is gone already, from another device. Throws ApiError. */
export async function deleteAddress(id: string): Promise<void> {
  await ask(api.DELETE('/address/{id}', { params: { path: { id } } })).catch(error => {
    if (!hasCode(error, 'ADDRESS_NOT_FOUND')) throw error;
  });
}
