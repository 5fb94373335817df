import * as common from '#words/common';
import { language } from '#words/site';
import { type Language, languageCodes, languages } from '../../../common/words/languages.ts';
import { chooseLanguage } from '../shared/site-language.ts';

interface Props {
  /** Before the page goes. */
  onChoose: (chosen: Language) => void;
}

/** The browser's own list over a sign that readers of each language know. */
export function LanguageChoice({ onChoose }: Props) {
  function choose(chosen: Language) {
    onChoose(chosen);
    chooseLanguage(chosen);
  }
  return (
    <label className="relative inline-flex h-11 min-w-11 items-center justify-center rounded-full px-1 text-sm font-semibold transition-colors focus-within:outline-2 focus-within:outline-plum hover:bg-sand">
      <span aria-hidden translate="no" className="whitespace-nowrap">
        A<span className="mx-0.5 text-muted">/</span>
        <FirstLetter />
      </span>
      <select
        aria-label={common.language}
        value={language}
        onChange={({ target }) => choose(target.value as Language)}
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

/** अ, drawn: English pages load no font for it, and many devices have none. */
function FirstLetter() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 17 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      className="inline h-[1em] align-[-0.125em]"
    >
      <path d="M2 4C5 1 9 3 8 5.5S6 8 4 8C7 8 9 9.5 8.5 11.5S5 14.5 1.5 12.5M7.5 8.5h5.5M10.5 3h6M13.5 3v11" />
    </svg>
  );
}
