/** Messages about a visit of a series that could not be booked as usual: to the customer, with a link to choose (rule B102). */
import type { Config } from '../../platform/config/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { timeInWords, weekdayAndDay } from '../../platform/shared/local-words.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { seriesTokenOf } from '../link/offer-token.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { languageOf, type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';
import { unlinked } from '../words/unlinked.ts';

export function isAboutSeries(kind: MessageKind): boolean {
  return kind === 'SERIES_ASK';
}

const visitOf = (row: MessageRow): { seriesId: string; number: number } => {
  const { subject, step } = partsOf(row);
  return { seriesId: subject, number: Number(step) };
};

/** The last part of the link. Nothing keeps it: the secret makes it again for each message. */
export function seriesLinkOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, row: MessageRow): string {
  const { seriesId, number } = visitOf(row);
  return seriesTokenOf(jwtSecret, seriesId, number);
}

/** Null once somebody chose a time or skipped it. Only e-mails have the times themselves. */
export async function seriesFacts(
  { db, seriesForMessage }: Pick<Deps, 'db' | 'seriesForMessage'>,
  row: MessageRow,
  settings: Settings,
): Promise<MessageFacts | null> {
  const language = languageOf(row);
  const asked = await seriesForMessage(db.read, visitOf(row), language);
  if (!asked) return null;
  const { date, startMinute, services, options } = asked;
  return {
    ...NOTHING,
    ...salonFacts(settings),
    ...{ date, startMinute, services, customerName: unlinked(asked.customerName) },
    lines: options.map(one => `${weekdayAndDay(language, one.date)}, ${timeInWords(language, one.startMinute)}`),
  };
}
