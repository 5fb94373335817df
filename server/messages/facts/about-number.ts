/** Messages about a new number: to the number that somebody had, and to the one that they have (rule S28). Both name nobody. */
import { isLanguage, type Language } from '../../../common/words/languages.ts';
import { readMobileChange } from '../../accounts/auth/mobile-changes.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';

export function isAboutNumber(kind: MessageKind): boolean {
  return kind === 'NUMBER_NEW' || kind === 'NUMBER_OLD';
}

/** The reader of NUMBER_OLD: null once the old number is forgotten. The message's own reader has the new one. */
export async function oldNumberReader(db: Queries, row: MessageRow): Promise<{ to: string; language: Language } | null> {
  const change = await readMobileChange(db, partsOf(row).subject);
  if (!change?.oldMobile) return null;
  return { to: change.oldMobile, language: isLanguage(row.language) ? row.language : 'en' };
}

/** Null once the account is erased. */
export async function numberFacts(db: Queries, row: MessageRow, settings: Settings): Promise<MessageFacts | null> {
  return (await readMobileChange(db, partsOf(row).subject)) ? { ...NOTHING, ...salonFacts(settings) } : null;
}
