import { zodResolver } from '@hookform/resolvers/zod';
import { type FormState, type UseFormReturn, useForm } from 'react-hook-form';
import { onlyChanged } from '../../forms/only-changed.ts';
import { z } from '../../forms/zod.ts';
import { pictureChoice, pictureFields } from '../media/picture.ts';
import type { Service } from './service.ts';

/** Rule C14, and the bounds of the contract. Numbers are as they were typed. */
const serviceValues = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100, 'Name must be at most 100 characters')),
  description: z
    .string()
    .check(z.trim(), z.minLength(1, 'Description is required'), z.maxLength(2000, 'Description must be at most 2000 characters')),
  price: z.string().check(
    z.refine(text => Number(text) > 0, { error: 'Price must be greater than 0', abort: true }),
    z.refine(text => Number(text) <= 100_000, { error: 'Price must be at most ₹1,00,000', abort: true }),
    z.refine(hasPaiseAtMost, 'Price must have at most two decimals'),
  ),
  durationInMinutes: z.string().check(
    z.refine(text => Number(text) > 0, { error: 'Duration must be greater than 0', abort: true }),
    z.refine(text => Number.isInteger(Number(text)), { error: 'Duration must be a whole number', abort: true }),
    z.refine(text => Number(text) <= 1440, 'Duration must be at most 1,440 minutes'),
  ),
  categoryId: z.string().check(z.minLength(1, 'Category is required')),
  imageUrl: pictureChoice,
});

export type ServiceValues = z.infer<typeof serviceValues>;
export type ServiceFields = ReturnType<typeof serviceFields>;
export type ServiceChanges = ReturnType<typeof serviceChanges>;

/** Of a service there is, or of a new one, in a category if one is chosen already. */
export function useServiceForm(service: Service | null, categoryId: string): UseFormReturn<ServiceValues> {
  return useForm<ServiceValues>({
    resolver: zodResolver(serviceValues),
    defaultValues: service
      ? {
          name: service.name,
          description: service.description,
          price: String(service.price),
          durationInMinutes: String(service.durationInMinutes),
          categoryId: service.categoryId ?? '',
          imageUrl: null,
        }
      : { name: '', description: '', price: '', durationInMinutes: '', categoryId, imageUrl: null },
  });
}

export function serviceFields({ price, durationInMinutes, imageUrl, ...words }: ServiceValues) {
  return {
    ...words,
    price: Number(price),
    durationInMinutes: Number(durationInMinutes),
    ...pictureFields('imageUrl', imageUrl),
  };
}

/** What is sent of a service there is. */
export function serviceChanges(values: ServiceValues, dirty: FormState<ServiceValues>['dirtyFields']) {
  const words = serviceFields({ ...values, imageUrl: null });
  return { ...onlyChanged(words, dirty), ...pictureFields('imageUrl', values.imageUrl) };
}

function hasPaiseAtMost(text: string): boolean {
  return Number.isInteger(Math.round(Number(text) * 1e6) / 1e4);
}
