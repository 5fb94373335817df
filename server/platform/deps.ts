/** The dependencies of every feature. Nothing else reaches the world outside the process. */
import type { FastifyBaseLogger } from 'fastify';
import type { Span } from '../../common/span.ts';
import type { Clock, Instant, IsoDate, Minute } from '../../common/time.ts';
import type { Language } from '../../common/words/languages.ts';
import type { Config } from './config/config.ts';
import type { AnswerCache } from './contract/answer-cache.ts';
import type { Schemas } from './contract/types.ts';
import type { Database, Queries } from './db/database.ts';
import type { document, event } from './db/schema.ts';
import type { SettableClock } from './dev/settable-clock.ts';
import type { Channels } from './outside/channel.ts';
import type { DevGateway } from './outside/dev-gateway.ts';
import type { Gateway } from './outside/gateway.ts';
import type { Geocoder } from './outside/geocoder.ts';
import type { Router } from './outside/router.ts';
import type { Sms } from './outside/sms.ts';
import type { WebhookSender } from './outside/webhook-sender.ts';
import type { FactorChange } from './shared/message-kinds.ts';

/** Draws documents as PDF (rule G12). */
export interface PdfDrawer {
  /**
   * The same document gives the same bytes. `caller` is the account that asks, because one alone must not take all places. Throws
   * OVERLOADED if too many wait, and RATE_LIMITED if too many of this caller do.
   */
  draw(row: typeof document.$inferSelect, caller: string): Promise<Buffer>;
  /** Drops the kept bytes. */
  forget(): void;
  close(): Promise<void>;
}

/** What a reminder of the next visit says (rule B131). */
export interface NudgeFacts {
  customerName: string;
  /** In this language. */
  category: string;
  /** What its coupon takes off; null without one. */
  couponPaise: number | null;
}

/** What the message about an offered time says (rule B97). Minutes and dates are in India, money is paise. */
export interface OfferFacts {
  userId: string;
  customerName: string;
  date: IsoDate;
  startMinute: Minute;
  /** How long the services take. */
  lengthMinutes: Minute;
  /** In this language. */
  services: string[];
  finalPaise: number;
  professionalName: string | null;
  /** The booking that is to be earlier, as it is now. */
  movesFrom: { date: IsoDate; startMinute: Minute } | null;
  expiresAt: Instant;
  /** Whether it can still be taken. */
  isHeld: boolean;
}

/** What a message says of a visit of a series that could not be booked as usual (rule B102). */
export interface SeriesFacts {
  customerName: string;
  /** The day that it is due, and the usual time. */
  date: IsoDate;
  startMinute: Minute;
  /** In this language. */
  services: string[];
  /** The nearest times that fit. */
  options: { date: IsoDate; startMinute: Minute }[];
}

/** What a message says of a series that pauses or has ended. */
export interface SeriesStateFacts {
  customerName: string;
  /** The first day after the pause. */
  until: IsoDate | null;
  /** The visits that were cancelled with it, in order. */
  cancelled: { date: IsoDate; startMinute: Minute }[];
}

export interface Deps {
  config: Config;
  db: Database;
  clock: Clock;
  /** The same clock, where it can be moved: in development. */
  devClock?: SettableClock | undefined;
  /** Sends passcodes. */
  sms: Sms;
  /** Send all other messages. */
  channels: Channels;
  /** The payment provider. Without one, customers pay at the visit or by UPI. */
  gateway?: Gateway | undefined;
  /** The same gateway, where developers pay on a page. */
  devGateway?: DevGateway | undefined;
  geocoder: Geocoder;
  /** Calls the addresses of integrators (server/platform/outside/webhook-sender.ts). */
  webhooks: WebhookSender;
  /** Tells how long ways take by road (rule N5). Without one the salon's estimate serves. */
  router?: Router | undefined;
  /** Answers about services and categories. A change of a service, a category or the popularity clears them. */
  catalogAnswers: AnswerCache;
  /** Draws documents (server/money/document/draw.ts). Erasing a customer drops what it keeps. */
  pdfs: PdfDrawer;
  /** Writes events in the transaction of the change, and enqueues the jobs of their subscribers (server/subscribers.ts). */
  recordEvents(tx: Queries, events: Omit<typeof event.$inferSelect, 'id'>[]): Promise<void>;
  /**
   * Asks the payment provider what became of this booking's open payments, before its time is given back. Throws if it does not answer
   * (server/visits/payment/check.ts).
   */
  askAboutPayments(bookingId: string): Promise<void>;
  /** What webhooks tell of a booking (server/visits/record/for-programs.ts). Undefined if it was deleted, or is a test. */
  bookingForPrograms(db: Queries, bookingId: string): Promise<Schemas['WebhookData'] | undefined>;
  /**
   * Offers the time that got free on a day, or on every day, to those who wait (server/visits/offer/look.ts). Answers when to look again, if
   * it is night.
   */
  offerFreed(deps: Deps, date: IsoDate | null, freed: Span[], signal: AbortSignal): Promise<Instant | undefined>;
  /** What the message about this offer says as things are (server/visits/offer/for-messages.ts). Undefined if it is gone. */
  offerForMessage(db: Queries, offerId: string, language: Language): Promise<OfferFacts | undefined>;
  /** A visit of a series (server/visits/top-up/for-messages.ts). Undefined if it is no longer asked about. */
  seriesForMessage(
    db: Queries,
    visit: { seriesId: string; number: number },
    language: Language,
  ): Promise<SeriesFacts | undefined>;
  /** The same of its pause or its end (server/visits/top-up/for-messages.ts). Undefined once it is neither. `since`: when it began. */
  seriesStateForMessage(
    db: Queries,
    state: { seriesId: string; reason: 'PAUSED' | 'ENDED'; since: Instant },
  ): Promise<SeriesStateFacts | undefined>;
  /** What this reminder says as things are (server/visits/nudge/for-messages.ts). Undefined once nothing is due any more. */
  nudgeForMessage(db: Queries, nudgeId: string, language: Language): Promise<NudgeFacts | undefined>;
  /** A wait as webhooks tell it (server/visits/wait/show.ts). Undefined if it is gone. */
  waitForPrograms(db: Queries, waitId: string): Promise<Schemas['Wait'] | undefined>;
  /** Tells somebody on the staff that the second factor of the account changed (server/messages/tell/tell-factor.ts). */
  tellFactor(tx: Queries, adminId: string, change: FactorChange, now: Instant): Promise<void>;
  log: FastifyBaseLogger;
}
