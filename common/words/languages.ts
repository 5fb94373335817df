/** The languages of the site with their own names, in the order of the chooser (rule Z1). */
export const languages = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export function isLanguage(text: string | null | undefined): text is Language {
  return languageCodes.includes(text as Language);
}

/** Words with a value in them. The annotation lets a catalogue write them as short as a plain word. */
export type With<Value> = (value: Value) => string;
/** Words with two values in them. */
export type With2<First, Second> = (first: First, second: Second) => string;
/** Words with three values in them. */
export type With3<First, Second, Third> = (first: First, second: Second, third: Third) => string;
/** A list whose entries have a title and a text. */
export type Pairs = readonly (readonly [title: string, text: string])[];
