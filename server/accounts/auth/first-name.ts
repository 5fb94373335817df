/** Whether somebody knows the first name on an account (rule S24). Pure. */
import { wordsOf } from '../../../common/search.ts';

/** What people write before a name. Everybody could guess it. */
const TITLES = new Set(wordsOf('mr mrs ms miss dr shri shree sri smt shrimati sau kum kumari श्री श्रीमती सौ डॉ कु कुमारी'));

/** Folded, without titles and initials. */
const tellingWords = (name: string): string[] => wordsOf(name).filter(word => [...word].length > 1 && !TITLES.has(word));

/**
 * Case, accents, blanks and titles do not matter, and more of the name may follow: 'anuradha', 'Anu Radha' and 'Mrs. Anu Joshi' are the
 * first name of Anu Radha Joshi. The script is as the account has it. No name fits an account whose name is only initials.
 */
export function isFirstName(typed: string, fullName: string): boolean {
  const [given, kept] = [tellingWords(typed), tellingWords(fullName)];
  if (given.length === 0) return false;
  const whole = given.join('');
  return given[0] === kept[0] || kept.some((_, last) => kept.slice(0, last + 1).join('') === whole);
}
