// The log of messages in words for staff.
import type { components } from '#contract';
import { instant } from '../../shared/format.ts';

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
  OTHER_PROFESSIONAL: 'Somebody else has the visit.',
  SUPERSEDED: 'The visit was moved again.',
  UNDONE: 'It was taken back.',
  ERASED: 'The customer deleted the account.',
  SWITCHED_OFF: 'This kind is switched off in Settings.',
  NOTHING_TO_SAY: 'There was nothing to say.',
  NO_CHANNEL: 'No provider is configured for it.',
  NO_ADDRESS: 'There is no number or address to send it to.',
  NO_ANSWER: 'The provider did not answer.',
  UNREACHABLE: 'The provider could not be reached.',
  GATHERED: 'It was told together with other changes.',
  GATHERING: 'It is told together with other changes.',
  CEILING_RECIPIENT: 'Held: the reader got too many messages.',
  CEILING_ACCOUNT: 'Held: the customer caused too many messages.',
  CEILING_SALON: 'Held: the salon has sent as many as it may in an hour.',
};

/** Why it was not sent. A code of the provider is shown as it is. */
export function reasonWords({ reason, state }: LoggedMessage): string | null {
  if (!reason) return null;
  const why = reasons[reason] ?? `The provider refused it: ${reason}.`;
  return state === 'WAITING' ? `${why} It is tried again.` : why;
}

/** `Sent 20 Nov 2026, 9:00 AM` */
export function whenWords({ state, sentAt, dueAt }: LoggedMessage): string {
  if (sentAt) return `${stateWords[state]}, ${instant(sentAt)}`;
  return state === 'WAITING' ? `Due ${instant(dueAt)}` : `${stateWords[state]}, was due ${instant(dueAt)}`;
}

export function mayRetry({ state }: LoggedMessage): boolean {
  return state === 'FAILED' || state === 'DROPPED';
}
