import { language } from '#words/site';

/** For requests that send a passcode. English is not sent, so that an account keeps the language that it has. */
export const readerLanguage = language === 'en' ? {} : { language };
