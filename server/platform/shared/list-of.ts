import type { Language } from '../../../common/words/languages.ts';
import { type Names, nameIn } from './translations.ts';

/** 'Facial × 2, Manicure': what was booked, in one text. */
export function listOf(items: { name: string; quantity: number }[]): string {
  return items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ');
}

/** The same in the reader's language. */
export function listIn(language: Language, items: { name: string; names: Names | null; quantity: number }[]): string {
  return listOf(items.map(item => ({ ...item, name: nameIn(language, item) })));
}
