/** What the message about an offer says, as things are when it goes out. */

import { minuteOf } from '../../../common/minutes.ts';
import { toPaise } from '../../../common/money.ts';
import type { Language } from '../../../common/words/languages.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps, OfferFacts } from '../../platform/deps.ts';
import { listIn } from '../../platform/shared/list-of.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { askedBy } from '../wait/asked.ts';
import { offerById } from '../wait/offers.ts';
import { isHeld } from '../wait/rules.ts';
import { knownFor } from '../wait/show.ts';
import { costOf, movesFrom } from './price.ts';

/** The composition gives it config and clock. */
export function offersForMessages(deps: Pick<Deps, 'config' | 'clock'>) {
  const found = async (db: Queries, offerId: string, language: Language): Promise<OfferFacts | undefined> => {
    const now = deps.clock.now();
    const offered = await offerById(db, offerId);
    const customer = offered && (await customerOf(db, offered.wait.userId));
    if (!offered || !customer) return undefined;
    const { offer, wait } = offered;
    const asked = await askedBy(db, wait, now);
    const { finalPrice } = await costOf(deps, db, offer, asked, now);
    const from = movesFrom(asked);
    return {
      ...{ userId: wait.userId, customerName: customer.fullName, date: offer.date, startMinute: offer.startMinute },
      lengthMinutes: asked.durationInMinutes,
      services: asked.lines.map(line => listIn(language, [line])),
      finalPaise: toPaise(finalPrice),
      professionalName: knownFor(offer, asked.wish.professionalId, await shownPeople(db), now)?.name ?? null,
      movesFrom: from && { date: from.bookingDate, startMinute: minuteOf(from.bookingTime) },
      ...{ expiresAt: offer.expiresAt, isHeld: isHeld(offer, now) },
    };
  };
  /** Undefined if it is gone, or what it is about. */
  return async (db: Queries, offerId: string, language: Language): Promise<OfferFacts | undefined> => {
    try {
      return await found(db, offerId, language);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
}
