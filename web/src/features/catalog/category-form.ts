import { zodResolver } from '@hookform/resolvers/zod';
import { type FormState, type UseFormReturn, useForm } from 'react-hook-form';
import { onlyChanged } from '../../forms/only-changed.ts';
import { z } from '../../forms/zod.ts';
import { pictureChoice, pictureFields } from '../media/picture.ts';
import type { Category } from './category.ts';

/** The category's fields (rule C14). */
const categoryValues = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Name is required', abort: true }),
      z.minLength(2, 'Name must be at least 2 characters'),
      z.maxLength(100, 'Name must be at most 100 characters'),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Description is required', abort: true }),
      z.minLength(10, 'Description must be at least 10 characters'),
      z.maxLength(500, 'Description must be at most 500 characters'),
    ),
  imageFile: pictureChoice,
});

export type CategoryValues = z.infer<typeof categoryValues>;
export type CategoryFields = ReturnType<typeof categoryFields>;
export type CategoryChanges = ReturnType<typeof categoryChanges>;

export function useCategoryForm(category: Category | null): UseFormReturn<CategoryValues> {
  return useForm<CategoryValues>({
    resolver: zodResolver(categoryValues),
    defaultValues: { name: category?.name ?? '', description: category?.description ?? '', imageFile: null },
  });
}

export function categoryFields({ imageFile, ...words }: CategoryValues) {
  return { ...words, ...pictureFields('imageFile', imageFile) };
}

/** What is sent of a category there is. */
export function categoryChanges(values: CategoryValues, dirty: FormState<CategoryValues>['dirtyFields']) {
  const words = categoryFields({ ...values, imageFile: null });
  return { ...onlyChanged(words, dirty), ...pictureFields('imageFile', values.imageFile) };
}
