// The log of messages in words for staff.
import type { components } from '#contract';
import { instant } from '../../../shared/format.ts';

export type LoggedMessage = components['schemas']['LoggedMessage'];

export const stateWords: Record<LoggedMessage['state'], string> = {
  WAITING: 'Waiting',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  READ: 'Read',
  FAILED: 'Failed',
  DROPPED: 'Not sent',
};

export const channelWords: Record<LoggedMessage['channel'], string> = { SMS: 'SMS', WHATSAPP: 'WhatsApp', EMAIL: 'E-mail' };

const reasons: Record<string, string> = {
  MOVED: 'The visit was moved.',
  CANCELLED: 'The booking was cancelled.',
  DONE: 'The visit was completed.',
  DELETED: 'The booking was deleted.',
  PAST: 'The visit is over.',
  REACHED: 'The professional had arrived already.',
  ANSWERED: 'Staff have answered the call.',
  OTHER_PROFESSIONAL: 'Somebody else has the visit.',
  SUPERSEDED: 'The visit was moved again.',
  UNDONE: 'It was taken back.',
  ERASED: 'The person or the account was deleted.',
  SWITCHED_OFF: 'This kind is switched off in Settings.',
  NOTHING_TO_SAY: 'There was nothing to say.',
  NO_CHANNEL: 'No provider is configured for it.',
  NO_CONSENT: 'The customer does not allow such messages by this way.',
  NO_ADDRESS: 'There is no number or address to send it to.',
  NO_ANSWER: 'The provider did not answer.',
  UNREACHABLE: 'The provider could not be reached.',
  GATHERED: 'It was told together with other changes.',
  GATHERING: 'It is told together with other changes.',
  CEILING_RECIPIENT: 'Held: the reader got too many messages.',
  CEILING_ACCOUNT: 'Held: the customer caused too many messages.',
  CEILING_SALON: 'Held: the salon has sent as many as it may in an hour.',
};

const noNumber = 'This number does not exist.';
const noSms = 'This number cannot get SMS.';
const noWhatsapp = 'This number has no WhatsApp, or it cannot get this message.';
const blocked = 'The number has blocked messages from the salon.';

/** What the codes of the providers mean to staff. */
const refusals: Record<string, string> = {
  TWILIO_21211: noNumber,
  TWILIO_21214: noNumber,
  TWILIO_21217: noNumber,
  TWILIO_30005: noNumber,
  TWILIO_21614: noSms,
  TWILIO_30006: noSms,
  TWILIO_21610: blocked,
  TWILIO_30003: 'The phone was off or out of reach.',
  TWILIO_30004: blocked,
  TWILIO_30007: 'The operator took the SMS for spam. Check its template at the DLT.',
  WHATSAPP_131026: noWhatsapp,
  WHATSAPP_131047: noWhatsapp,
  WHATSAPP_131050: blocked,
  WHATSAPP_132001: 'WhatsApp has no such template. Register it first.',
  TEMPLATE_UNKNOWN: 'The provider has no template for it. Register it first.',
  SMTP_550: 'This e-mail address does not exist.',
  SMTP_552: 'The mailbox is full.',
};

/** Why a message was not sent, in a sentence. An unknown code of the provider is shown as it is. */
export function whyNotSent(reason: string): string {
  return reasons[reason] ?? refusals[reason] ?? `The provider refused it: ${reason}.`;
}

/** Why it was not sent, and whom to call if it is lost. */
export function reasonWords({ reason, state, recipient, recipientName, toldAt }: LoggedMessage): string | null {
  if (!reason) return null;
  const why = whyNotSent(reason);
  if (state === 'WAITING') return `${why} It is tried again.`;
  if (toldAt) return `${why} They know by now.`;
  const [first] = recipientName?.split(' ') ?? [];
  return state === 'FAILED' && recipient !== 'SALON' && first ? `${why} Call ${first}.` : why;
}

/** `Sent 20 Nov 2026, 9:00 AM` */
export function whenWords({ state, sentAt, dueAt }: LoggedMessage): string {
  if (sentAt) return `${stateWords[state]}, ${instant(sentAt)}`;
  return state === 'WAITING' ? `Due ${instant(dueAt)}` : `${stateWords[state]}, was due ${instant(dueAt)}`;
}

/** `Sushma Rao, SMS 98******10` */
export function toWords({ recipient, recipientName, channel, to }: LoggedMessage): string {
  const name = recipientName ?? (recipient === 'SALON' ? 'The salon' : null);
  const by = [channelWords[channel], to].filter(Boolean).join(' ');
  return [name, by].filter(Boolean).join(', ');
}

export function mayRetry({ state }: LoggedMessage): boolean {
  return state === 'FAILED' || state === 'DROPPED';
}
