/** Messages about a course: to the mobile of the enquiry, which is the learner's or the guardian's (rule Y11). */
import { isLanguage, type Language } from '../../../common/words/languages.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';
import { unlinked } from '../words/unlinked.ts';
import { findFeePaise, findLearner } from './store.ts';

const ABOUT_COURSE: MessageKind[] = ['ENROLLED', 'FEE_TAKEN', 'FEE_RETURNED'];
export function isAboutCourse(kind: MessageKind): boolean {
  return ABOUT_COURSE.includes(kind);
}

/** Null after erasing. Without an account of the mobile it is English. */
export async function learnerReader(db: Queries, row: MessageRow): Promise<{ to: string; language: Language } | null> {
  const learner = await findLearner(db, partsOf(row).subject);
  if (!learner?.mobile) return null;
  return { to: learner.mobile, language: isLanguage(learner.language) ? learner.language : 'en' };
}

/** The step of a message about money is the fee payment. Null after erasing, and for money that was taken back as a mistake. */
export async function learnerFacts(db: Queries, row: MessageRow, settings: Settings): Promise<MessageFacts | null> {
  const { subject, step } = partsOf(row);
  const learner = await findLearner(db, subject);
  const amountPaise = row.kind === 'ENROLLED' ? null : await findFeePaise(db, step);
  if (!learner || amountPaise === undefined) return null;
  const { guardianName, guardianMobile, mobile, name, courseName } = learner;
  // A learner with a mobile of their own reads it, and otherwise the guardian.
  const reader = guardianName !== null && (guardianMobile === null || guardianMobile === mobile) ? guardianName : name;
  return { ...NOTHING, ...salonFacts(settings), customerName: reader && unlinked(reader), courseName, amountPaise };
}
