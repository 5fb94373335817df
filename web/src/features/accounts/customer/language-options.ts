import { type Language, languageCodes } from '../../../../../common/words/languages.ts';

/** In English, like the admin area: its pages load no font for Devanagari. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'Hindi', mr: 'Marathi' };

/** The languages of messages, for a select field of staff. */
export const languageOptions = languageCodes.map(value => ({ value, label: languageNames[value] }));
