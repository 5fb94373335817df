/** The figures of the salon's summary, in words. */

import { rupees } from '../../../common/money.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';

const IN_RUPEES = ['received', 'toCollect'];

/** One line a figure of the summary. */
export function figureLines(counts: Record<string, number>, language: Language): string[] {
  const names: Record<string, string> = wordsOf[language].alerts.figures;
  return Object.entries(counts).map(
    ([name, figure]) => `${names[name] ?? name}: ${IN_RUPEES.includes(name) ? rupees(figure) : figure}`,
  );
}
