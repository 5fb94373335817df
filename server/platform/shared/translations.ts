/** Hindi and Marathi names and texts of what the salon offers (rule C30). English stands where one is missing. Pure. */
import type { Language } from '../../../common/words/languages.ts';

type Translated = Exclude<Language, 'en'>;
const TRANSLATED: readonly Translated[] = ['hi', 'mr'];

interface Texts {
  name?: string;
  description?: string;
  /** Only a course has one. */
  certificate?: string;
}
export type Translations = Partial<Record<Translated, Texts>>;
/** A name in the languages that have it. */
export type Names = Partial<Record<Translated, string>>;

/** As it is stored: trimmed, without empty texts, and null if none is left. */
export function storedTranslations(sent: Translations): Translations | null {
  const languages = TRANSLATED.flatMap(language => {
    const texts = Object.entries(sent[language] ?? {})
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== '');
    return texts.length > 0 ? [[language, Object.fromEntries(texts)] as const] : [];
  });
  return languages.length > 0 ? Object.fromEntries(languages) : null;
}

/** A text of what the salon offers, in this language. */
export function textIn(language: Language, field: keyof Texts, text: string, translations: Translations | null): string {
  return (language !== 'en' && translations?.[language]?.[field]) || text;
}

/** Null if it has a name in English only. */
export function namesOf(translations: Translations | null): Names | null {
  const found = TRANSLATED.flatMap(language => {
    const text = translations?.[language]?.name;
    return text ? [[language, text] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The name of something booked, in this language. */
export function nameIn(language: Language, { name, names }: { name: string; names: Names | null }): string {
  return (language !== 'en' && names?.[language]) || name;
}

/** The text in every language that has it, English first: a search finds all, whatever the page's language. */
export function textsOf(field: keyof Texts, text: string, translations: Translations | null): string[] {
  return [text, ...TRANSLATED.flatMap(language => translations?.[language]?.[field] ?? [])];
}
