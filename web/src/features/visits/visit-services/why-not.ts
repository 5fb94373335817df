import * as words from '#words/visit-services';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/problem.ts';

/** Why the visit cannot be like this. */
export function whyNot(error: unknown, fallback: string): Problem {
  const reason = hasCode(error, 'NO_PROFESSIONAL') ? reasonOf(error.data) : undefined;
  if (reason === 'SKILL') return { text: words.cannotDo };
  if (reason === 'BUSY') return { text: words.nextBegins };
  return problemOf(error, fallback);
}

function reasonOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
}
