import { language } from '#words/site';
import type { Language } from '../../../../../common/words/languages.ts';
import { professionalKeys } from '../../../shared/professional-keys.ts';
import { chooseLanguage } from '../../../shared/site-language.ts';
import { keys, read, write } from '../../../shared/storage.ts';

let hasFollowed = false;

/**
 * Opens her pages in the language of her account, which staff may have set (rule Z21). Another choice on this phone stays: the server may
 * not have heard of it yet. Once a load, so that no page goes while she works on it.
 */
export function followLanguage(own: Language): void {
  if (hasFollowed) return;
  hasFollowed = true;
  const chosen = read(keys.language);
  if (own !== language && chosen && chosen !== read(professionalKeys.language)) return;
  write(professionalKeys.language, own);
  if (own !== language) chooseLanguage(own);
}
