/** Messages to somebody who waits about a time that is held for them: to the customer, with the link that takes it (rule B97). */
import { minuteOf } from '../../../common/minutes.ts';
import { istTime } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Deps, OfferFacts } from '../../platform/deps.ts';
import { timeInWords, weekdayAndDay } from '../../platform/shared/local-words.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { offerTokenOf } from '../link/offer-token.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { languageOf, type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';
import { unlinked } from '../words/unlinked.ts';
import { windowMinutes } from './booking-facts.ts';

export function isAboutOffer(kind: MessageKind): boolean {
  return kind === 'WAIT_OFFER';
}

/** The last part of the link. Nothing keeps it: the secret makes it again for each message. */
export function offerLinkOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, row: MessageRow): string {
  return offerTokenOf(jwtSecret, partsOf(row).subject);
}

/** What taking an earlier time does to the booking. Only e-mails have such lines. */
const moves = ({ movesFrom }: OfferFacts, language: Language): string[] =>
  movesFrom
    ? [
        wordsOf[language].messages.movesHere(
          `${weekdayAndDay(language, movesFrom.date)}, ${timeInWords(language, movesFrom.startMinute)}`,
        ),
      ]
    : [];

/** Null once the time is no longer held. */
export async function offerFacts(
  { db, offerForMessage }: Pick<Deps, 'db' | 'offerForMessage'>,
  row: MessageRow,
  settings: Settings,
): Promise<MessageFacts | null> {
  const language = languageOf(row);
  const offer = await offerForMessage(db.read, partsOf(row).subject, language);
  if (!offer?.isHeld) return null;
  const { date, startMinute, lengthMinutes, services, finalPaise, expiresAt } = offer;
  return {
    ...NOTHING,
    ...salonFacts(settings),
    ...{ date, startMinute, lengthMinutes, services },
    customerName: unlinked(offer.customerName),
    professionalName: offer.professionalName,
    endMinute: startMinute + windowMinutes(settings),
    heldUntilMinute: Math.floor(minuteOf(istTime(expiresAt))),
    amountPaise: finalPaise,
    pricePaise: finalPaise,
    duePaise: finalPaise,
    lines: moves(offer, language),
  };
}
