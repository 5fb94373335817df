/** Messages about the second factor of somebody on the staff: to the e-mail with which this person signs in (rule S41). */
import { type Instant, istDate, istMidnight, MINUTE } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import { findStaff } from '../../accounts/auth/staff.ts';
import type { Queries } from '../../platform/db/database.ts';
import { timeInWords, weekdayAndDay } from '../../platform/shared/local-words.ts';
import type { FactorChange } from '../../platform/shared/message-kinds.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { languageOf, type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';

export function isAboutFactor(kind: MessageKind): boolean {
  return kind === 'SECOND_FACTOR';
}

/** Null once the account is removed. */
export async function factorReader(db: Queries, row: MessageRow): Promise<{ to: string; language: Language } | null> {
  const account = await findStaff(db, partsOf(row).subject);
  return account ? { to: account.email, language: languageOf(row) } : null;
}

const timeOf = (at: Instant, language: Language): string => {
  const date = istDate(at);
  const minute = Math.floor((at - istMidnight(date)) / MINUTE);
  return `${weekdayAndDay(language, date)}, ${timeInWords(language, minute)}`;
};

/** What changed, when, and how signing in works now. Null once the account is removed. */
export async function factorFacts(db: Queries, row: MessageRow, settings: Settings): Promise<MessageFacts | null> {
  const { subject, step } = partsOf(row);
  const account = await findStaff(db, subject);
  if (!account) return null;
  const language = languageOf(row);
  const { changes, on, off } = wordsOf[language].alerts.factor;
  const change = step.slice(0, step.indexOf('.')) as FactorChange;
  const lines = [`${timeOf(row.createdAt, language)}: ${changes[change]}`, account.secondFactorSince === null ? off : on];
  return { ...NOTHING, ...salonFacts(settings), lines };
}
