/** What a document says in the buyer's language and in English, because the tax office reads it, too. Pure. */
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import { type Names, nameIn } from '../../platform/shared/translations.ts';

export type DocumentWords = (typeof wordsOf)['en']['documents'];
type Plain = { [Name in keyof DocumentWords]: DocumentWords[Name] extends string ? Name : never }[keyof DocumentWords];

/** `टैक्स इनवॉइस / Tax invoice`. English alone for readers of English. */
export function both(language: Language, wordIn: (words: DocumentWords) => string): string {
  const [own, english] = [wordIn(wordsOf[language].documents), wordIn(wordsOf.en.documents)];
  return own === english ? own : `${own} / ${english}`;
}

/** What was sold, as the document keeps it: `गोल्ड फेशियल / Gold Facial`. */
export function nameInBoth(language: Language, sold: { name: string; names: Names | null }): string {
  const own = nameIn(language, sold);
  return own === sold.name ? own : `${own} / ${sold.name}`;
}

export function inBoth(language: Language, name: Plain): string {
  return both(language, words => words[name]);
}
