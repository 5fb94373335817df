import { language } from '#words/site';

/**
 * For requests that send a passcode or read the catalogue. English is not sent, so that an account keeps the language that it has. The
 * server puts answers to these into its pages, under the same addresses (server/site/page.ts).
 */
export const readerLanguage = language === 'en' ? {} : { language };
