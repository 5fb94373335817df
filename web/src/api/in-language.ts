// The server's words are English. In the other languages a refusal says what its code means (rule Z4).
import { language } from '#words/site';
import { ApiError } from './api-error.ts';

/** The refusal in words of this site. They are many and seldom needed, so they load with the first refusal. */
export async function inLanguage(error: ApiError): Promise<ApiError> {
  return language === 'en' ? error : saidIn(await import('#words/errors').catch(() => null), error);
}

type ErrorWords = Pick<typeof import('#words/errors'), 'refusalWords' | 'fieldWords'>;

/** Where a language has no words, the page itself says what did not work. */
export function saidIn(words: ErrorWords | null, error: ApiError): ApiError {
  return new ApiError({
    ...error,
    message: words?.refusalWords(error) ?? '',
    errors: words ? error.errors.map(broken => ({ ...broken, message: words.fieldWords(broken) ?? '' })) : [],
  });
}
