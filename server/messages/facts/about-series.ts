/** Messages about series: a visit that could not be booked as usual, with a link to choose (rule B102), a pause, and the end (rule Q40). */
import type { Config } from '../../platform/config/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { timeInWords, weekdayAndDay } from '../../platform/shared/local-words.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { seriesTokenOf } from '../link/offer-token.ts';
import { baseOf, type MessageKind } from '../who-learns/kinds.ts';
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

export function isAboutSeriesState(kind: MessageKind): boolean {
  return ['SERIES_PAUSED', 'SERIES_ENDED'].includes(baseOf(kind));
}

/** The text that says how many visits were cancelled, if any were. */
export function seriesStateKind(kind: MessageKind, { lines }: Pick<MessageFacts, 'lines'>): MessageKind {
  if (lines.length === 0) return kind;
  return kind === 'SERIES_PAUSED' ? 'SERIES_PAUSED_OFF' : 'SERIES_ENDED_OFF';
}

/** Null once it goes on. Its lines are the visits that were cancelled. */
export async function seriesStateFacts(
  { db, seriesStateForMessage }: Pick<Deps, 'db' | 'seriesStateForMessage'>,
  row: MessageRow,
  settings: Settings,
): Promise<MessageFacts | null> {
  const { subject: seriesId, step } = partsOf(row);
  const [language, reason] = [languageOf(row), row.kind === 'SERIES_PAUSED' ? ('PAUSED' as const) : ('ENDED' as const)];
  const found = await seriesStateForMessage(db.read, { seriesId, reason, since: Number(step) });
  if (!found) return null;
  return {
    ...NOTHING,
    ...salonFacts(settings),
    ...{ date: found.until, customerName: unlinked(found.customerName) },
    lines: found.cancelled.map(one => `${weekdayAndDay(language, one.date)}, ${timeInWords(language, one.startMinute)}`),
  };
}
