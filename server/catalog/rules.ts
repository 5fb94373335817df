import type { Schemas } from '../contract/types.ts';
import { imagePath } from '../media/rules.ts';
import { toRating } from '../rating/rules.ts';
import { toRupees } from '../shared/money.ts';
import { addDays, type IsoDate } from '../shared/time.ts';
import type { CategoryRow, ShownService } from './store.ts';

/** The bookings of this many days, today included, decide how popular a service is (rule C3). */
const POPULARITY_DAYS = 90;

export function oldestPopularDay(today: IsoDate): IsoDate {
  return addDays(today, 1 - POPULARITY_DAYS);
}

export function toService(row: ShownService): Schemas['Service'] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toRupees(row.pricePaise),
    durationInMinutes: row.durationInMinutes,
    imageUrl: imagePath(row.imageId),
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    ...toRating(row),
  };
}

export function toCategory({ imageId, ...category }: CategoryRow): Schemas['Category'] {
  return {
    ...category,
    imagePath: imagePath(imageId),
  };
}
