import { languageCodes, languages } from '../../../../words/languages.ts';

/** The languages of messages, for a select field of staff. */
export const languageOptions = languageCodes.map(value => ({ value, label: languages[value] }));
