/** Where the links of messages lead. */
import type { Language } from '../../../common/words/languages.ts';
import type { Config } from '../../platform/config/config.ts';

/** Where links lead. Undefined in production without PUBLIC_URL: a link of a message must not lead anywhere else. */
export function linkOrigin({
  PUBLIC_URL,
  PORT,
  production,
}: Pick<Config, 'PUBLIC_URL' | 'PORT' | 'production'>): string | undefined {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return production ? undefined : `http://localhost:${PORT}`;
}

/** The site in a language. */
export function siteOf(origin: string, language: Language): string {
  return language === 'en' ? origin : `${origin}/${language}`;
}

/** A customer's link opens the site in their language. */
export function visitLinkOf(origin: string, language: Language, token: string): string {
  return `${siteOf(origin, language)}/v/${token}`;
}
