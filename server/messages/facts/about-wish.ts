/** Messages to those who wished that the salon came to them: to the mobile of the wish, which may have no account (rule A23). */
import { isLanguage, type Language } from '../../../common/words/languages.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { readWish } from '../../schedule/area/wish.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';

export function isAboutWish(kind: MessageKind): boolean {
  return kind === 'AREA_NOW';
}

/** Null once the wish is deleted. */
export async function wishReader(
  db: Queries,
  row: MessageRow,
  { areas }: Settings,
): Promise<{ to: string; language: Language } | null> {
  const wish = await readWish(db, partsOf(row).subject, areas);
  return wish ? { to: wish.mobile, language: isLanguage(wish.language) ? wish.language : 'en' } : null;
}

/** Null once the wish is deleted, or the area has become smaller again. */
export async function wishFacts(db: Queries, row: MessageRow, settings: Settings): Promise<MessageFacts | null> {
  const wish = await readWish(db, partsOf(row).subject, settings.areas);
  return wish?.served ? { ...NOTHING, ...salonFacts(settings) } : null;
}
