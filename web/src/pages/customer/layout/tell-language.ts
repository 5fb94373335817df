import type { Language } from '../../../../../common/words/languages.ts';
import { api } from '../../../api/client.ts';
import { keys, read } from '../../../shared/storage.ts';

/** Messages and bills follow the choice of a customer who is signed in. The page goes, but the request lives on. */
export function tellLanguage(language: Language): void {
  if (read(keys.authToken)) api.PUT('/auth/profile', { body: { language }, keepalive: true }).catch(() => null);
}
