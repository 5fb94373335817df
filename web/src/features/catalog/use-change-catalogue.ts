import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, atField, type ErrorCode, hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { forgetShop } from '../../api/forget-shop.ts';
import { type Sending, upload } from '../../api/upload.ts';
import { useSave } from '../../api/use-save.ts';
import { failureToast } from '../../ui/failure-toast.ts';
import { readOf } from '../admin-shell/use-staff-read.ts';
import { atPicture } from '../media/picture.ts';
import type { CategoryChanges, CategoryFields } from './category-form.ts';
import type { ServiceChanges, ServiceFields } from './service-form.ts';
import { tellFailure } from './tell-failure.ts';

/** What staff do with services and categories. All that shows them is read again, also after a refusal: the server knows better. */
export function useChangeCatalogue() {
  const { mutate } = useSWRConfig();
  const save = useSave();
  const [failure] = useState(failureToast);

  function change<Done>(call: Promise<Done>, failed: string): Promise<Done> {
    failure.takeBack();
    return call.catch(tellFailure(failure, failed)).finally(() => {
      forgetShop();
      // When the session has ended meanwhile, nothing of it is kept any more.
      mutate(readOf('/service/all', '/category')).catch(() => null);
    });
  }
  const path = (id: string) => ({ params: { path: { id } } });

  return {
    createService: (body: ServiceFields, sending: Sending) =>
      change(
        save(body, header => ask(adminApi.POST('/service/create', { params: { header }, body, ...upload(sending) }))).catch(
          atServiceField,
        ),
        'Failed to create service',
      ),
    updateService: (id: string, body: ServiceChanges, sending: Sending) =>
      change(
        ask(adminApi.PUT('/service/{id}', { ...path(id), body, ...upload(sending) }))
          .catch(goneMeanwhile('SERVICE_NOT_FOUND', 'service'))
          .catch(atServiceField),
        'Failed to update service',
      ),
    deleteService: (id: string) =>
      change(ask(adminApi.DELETE('/service/{id}', path(id))).catch(unlessGone('SERVICE_NOT_FOUND')), 'Failed to delete service'),
    createCategory: (body: CategoryFields, sending: Sending) =>
      change(
        save(body, header => ask(adminApi.POST('/category/create', { params: { header }, body, ...upload(sending) }))).catch(
          atCategoryField,
        ),
        'Failed to create category',
      ),
    updateCategory: (id: string, body: CategoryChanges, sending: Sending) =>
      change(
        ask(adminApi.PUT('/category/update/{id}', { ...path(id), body, ...upload(sending) }))
          .catch(goneMeanwhile('CATEGORY_NOT_FOUND', 'category'))
          .catch(atCategoryField),
        'Failed to update category',
      ),
    deleteCategory: (id: string) =>
      change(
        ask(adminApi.DELETE('/category/delete/{id}', path(id))).catch(unlessGone('CATEGORY_NOT_FOUND')),
        'Failed to delete category',
      ),
  };
}

function atServiceField(error: unknown): never {
  if (!hasCode(error, 'CATEGORY_NOT_FOUND')) throw atPicture(error, 'imageUrl');
  throw atField(error, 'categoryId', 'This category was deleted meanwhile. Choose another.');
}

function atCategoryField(error: unknown): never {
  throw atPicture(error, 'imageFile');
}

/** What was to be changed: 'Service not found.' over its own fields would not say what became of it. */
function goneMeanwhile(code: ErrorCode, what: string): (error: unknown) => never {
  return error => {
    throw hasCode(error, code) ? new ApiError({ ...error, message: `This ${what} was deleted meanwhile.` }) : error;
  };
}

/** What somebody else has deleted already is deleted. */
function unlessGone(code: ErrorCode): (error: unknown) => void {
  return error => {
    if (!hasCode(error, code)) throw error;
  };
}
