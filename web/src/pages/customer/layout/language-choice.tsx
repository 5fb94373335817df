import * as words from '#words/home';
import { language } from '#words/site';
import { type Language, languageCodes, languages } from '../../../../../words/languages.ts';
import { chooseLanguage } from '../../../shared/site-language.ts';

/** The browser's own list over a sign that readers of each language know. */
export function LanguageChoice() {
  return (
    <label className="relative inline-flex h-11 min-w-11 items-center justify-center rounded-full px-2 text-sm font-semibold transition-colors focus-within:outline-2 focus-within:outline-plum hover:bg-sand">
      <span aria-hidden translate="no" className="whitespace-nowrap">
        A<span className="mx-0.5 text-muted">/</span>अ
      </span>
      <select
        aria-label={words.language}
        value={language}
        onChange={({ target }) => chooseLanguage(target.value as Language)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {languageCodes.map(code => (
          <option key={code} value={code} lang={code}>
            {languages[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
