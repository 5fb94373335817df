import { toRupees } from '../../../common/money.ts';
import { addDays, type IsoDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { ServiceOption } from '../../platform/db/schema.ts';
import { textIn, textsOf } from '../../platform/shared/translations.ts';
import { imagePath } from '../../salon/media/rules.ts';
import { toRating } from '../../salon/rating/rules.ts';
import type { CategoryRow } from './category-store.ts';
import type { ShownService } from './store.ts';

/** The bookings of this many days, today included, decide how popular a service is (rule C3). */
const POPULARITY_DAYS = 90;

export function oldestPopularDay(today: IsoDate): IsoDate {
  return addDays(today, 1 - POPULARITY_DAYS);
}

/** How a reader wants names and texts: in one language, and for forms with the others beside them. */
export interface Reading {
  language: Language;
  /** Whether `translations` are added. */
  translations: boolean;
}

const IN_ENGLISH: Reading = { language: 'en', translations: false };
/** For those who change it. */
export const FOR_STAFF: Reading = { language: 'en', translations: true };

/** Name and description for this reader (rule C30). */
const textsFor = (
  { language, translations: all }: Reading,
  { name, description, translations }: Pick<CategoryRow, 'name' | 'description' | 'translations'>,
) => {
  const own = textIn(language, 'name', name, translations);
  const otherNames = textsOf('name', name, translations).filter(other => other !== own);
  return {
    name: own,
    description: textIn(language, 'description', description, translations),
    ...(otherNames.length > 0 && { otherNames }),
    ...(all && translations && { translations }),
  };
};

const toOption = (
  { language, translations: all }: Reading,
  { id, name, translations, pricePaise, durationInMinutes }: ServiceOption,
): Schemas['ServiceOption'] => ({
  id,
  name: textIn(language, 'name', name, translations),
  ...(all && translations && { translations }),
  price: toRupees(pricePaise),
  durationInMinutes,
});

/** Left out without any. */
const optionsFor = (reading: Reading, { variants, addOns }: Pick<ShownService, 'variants' | 'addOns'>) => ({
  ...(variants && { variants: variants.map(one => toOption(reading, one)) }),
  ...(addOns && { addOns: addOns.map(one => toOption(reading, one)) }),
});

export function toService(row: ShownService, reading = IN_ENGLISH): Schemas['Service'] {
  const { categoryName } = row;
  return {
    id: row.id,
    ...textsFor(reading, row),
    price: toRupees(row.pricePaise),
    durationInMinutes: row.durationInMinutes,
    ...optionsFor(reading, row),
    ...(row.together && { together: true }),
    imageUrl: imagePath(row.imageId),
    categoryId: row.categoryId,
    categoryName: categoryName && textIn(reading.language, 'name', categoryName, row.categoryTranslations),
    ...toRating(row),
  };
}

export function toCategory(row: CategoryRow, reading = IN_ENGLISH): Schemas['Category'] {
  const { id, imageId, sac, serviceCount } = row;
  return { id, ...textsFor(reading, row), imagePath: imagePath(imageId), sac, serviceCount };
}
