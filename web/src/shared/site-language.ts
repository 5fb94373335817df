// The language is a part of the address (rule Z1). Each is a build of its own, so another one is another page.
import { base, language } from '#words/site';
import { isLanguage, type Language } from '../../../common/words/languages.ts';
import { isKeptPage } from './cut-off.ts';
import { inBase, pathAfter } from './in-base.ts';
import { keys, read, write } from './storage.ts';

/** This page in another language. */
function addressIn(other: Language): string {
  const { pathname, search, hash } = location;
  return inBase(other === 'en' ? '' : `/${other}`, pathAfter(base, pathname)) + search + hash;
}

/** What keeps the words that are typed on this page. */
const keepers = new Set<() => void>();

/** `keepWords` runs before this page gives way to the same one in another language. Answers what ends that. */
export function beforeOtherLanguage(keepWords: () => void): () => void {
  keepers.add(keepWords);
  return () => keepers.delete(keepWords);
}

/** Nothing typed is lost now, so the browser need not ask. */
export let isChangingLanguage = false;

/** Keeps the choice and the words that are typed, and opens this page in that language. Without a network that may not open, and this page would be gone. */
export function chooseLanguage(chosen: Language): void {
  if (!navigator.onLine) return;
  write(keys.language, chosen);
  for (const keepWords of keepers) keepWords();
  isChangingLanguage = true;
  location.assign(addressIn(chosen));
}

/** Opens this page in the language that was chosen before, if it is another one. True if it does. */
export function openInChosenLanguage(): boolean {
  const chosen = read(keys.language);
  // A reader who came to a page in Hindi reads Hindi elsewhere, too, such as on the way back from a payment.
  if (!chosen && base) write(keys.language, language);
  // The worker keeps one language, and would lead back to it.
  if (isKeptPage) return false;
  // These areas are English.
  if (!isLanguage(chosen) || chosen === language || /^\/(admin|dev)(\/|$)/.test(location.pathname)) return false;
  location.replace(addressIn(chosen));
  return true;
}
