/** The port to the channels of messages. Passcodes go their own way (sms.ts), because a customer waits for them. */

import type { Language } from '../../../common/words/languages.ts';

export type ChannelName = 'SMS' | 'WHATSAPP' | 'EMAIL';

/** REQUEST invites an attendee, CANCEL takes the visit out of the calendar, PUBLISH tells of it (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface OutgoingMessage {
  /** Chooses the template at providers that keep templates. */
  kind: string;
  /** A mobile of 10 digits, or an e-mail address. */
  to: string;
  language: Language;
  /** The whole text, as the phone shows it. For an e-mail, the plain text. */
  text: string;
  /** The values of the template, in its order, as the text has them. */
  variables: Record<string, string>;
  bookingId: string | null;
  /** For an e-mail. */
  subject?: string;
  /** For an e-mail: the calendar entry. `method` is also in `content`. */
  calendar?: { method: CalendarMethod; content: string };
}

export interface Channel {
  /** Stands in the log, for delivery reports. */
  readonly provider: string;
  /** Whether it has no template of this kind at all. Without it, every kind can be sent. */
  lacks?(kind: string): boolean;
  /**
   * Resolves when the provider has accepted the message, with the provider's id of it if there is one. Throws Refused if it did not,
   * or NoAnswer (call.ts) if it may have.
   */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<{ providerId: string | null }>;
}

/** The channels that this installation has. */
export type Channels = Partial<Record<ChannelName, Channel>>;

interface RefusalOptions {
  isFinal?: boolean;
  retryAfter?: number;
  isUntranslated?: boolean;
}

/** The provider did not take the message. */
export class Refused extends Error {
  /** A code for staff, without personal data, such as `TEMPLATE_UNKNOWN` or `HTTP_429`. */
  readonly reason: string;
  /** Another try would be refused too. */
  readonly isFinal: boolean;
  /** Milliseconds that the provider asks us to wait. */
  readonly retryAfter: number | undefined;
  /** True if the provider has no template in the message's language. English may do. */
  readonly isUntranslated: boolean;

  constructor(provider: string, reason: string, { isFinal = false, retryAfter, isUntranslated = false }: RefusalOptions = {}) {
    super(`${provider} refused the message: ${reason}`);
    this.reason = reason;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
    this.isUntranslated = isUntranslated;
  }
}
