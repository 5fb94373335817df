// A service that the browser keeps, searched there when the server cannot be reached.
import type { Service } from './catalog.ts';

/** For `isLike`. Not the rating: a number or null is no kind that it knows. */
export const serviceSample: Omit<Service, 'rating'> = {
  id: '',
  name: '',
  description: '',
  categoryId: null,
  categoryName: null,
  price: 0,
  durationInMinutes: 0,
  imageUrl: null,
  reviewCount: 0,
  wasRated: false,
};

export function searchTextOf({ name, otherNames = [], categoryName, description }: Service): string {
  return [name, ...otherNames, categoryName ?? '', description].join('\n');
}
