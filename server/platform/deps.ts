/** The dependencies of every feature. Nothing else reaches the world outside the process. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Instant } from '../../common/time.ts';
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
  /** Tells somebody on the staff that the second factor of the account changed (server/messages/tell/tell-factor.ts). */
  tellFactor(tx: Queries, adminId: string, change: FactorChange, now: Instant): Promise<void>;
  log: FastifyBaseLogger;
}
