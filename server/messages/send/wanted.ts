/** Messages that are to be sent, and their rows of the log. */
import type { Instant } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { goesAtNight, KINDS, type MessageKind, type Way } from '../who-learns/kinds.ts';
import { keyOf, type MessageRow } from '../who-learns/message.ts';
import { afterNight } from '../who-learns/timing-rules.ts';

/** A message that is due because something happened, or because of the time of day. */
export interface Planned {
  kind: MessageKind;
  /** What it is about, if that is one of several visits of the booking: the visit's id. */
  subject?: string;
  /** Tells this message of its kind and booking from the others: an event, or a slot. */
  step: string;
  dueAt: Instant;
  /** The professional to whom it goes, or whom it names. */
  professionalId: string | null;
  /** True if it must come before the morning, because the visit does. */
  atNight?: boolean;
  /** The only way that it goes: customers who changed the address themselves need no more than the calendar entry. */
  way?: 'EMAIL';
}

/** A message that is to be sent, with its reader and its ways. */
export interface Wanted extends Planned {
  /** What it is about: the booking's id, the professional's, or `salon`. */
  subject: string;
  bookingId: string | null;
  userId: string | null;
  /** Who on the staff gets a message to the salon, in that person's language. Without one, the salon itself gets it. */
  personId?: string | null;
  /** The others of a party whom it names. */
  others?: string | null;
  /** If its kind has other readers, too. */
  to?: MessageRow['recipient'];
  language?: Language;
  ways: readonly Way[];
}

const rowOf = (
  { kind, step, dueAt, professionalId, atNight, subject, bookingId, userId, personId = null, to, others = null }: Wanted,
  way: Way,
  language: Language,
  now: Instant,
): MessageRow => ({
  id: newId(),
  key: keyOf({ subject, kind, step, personId }, way),
  kind,
  // PHONE may become WHATSAPP when it is sent.
  channel: way === 'EMAIL' ? 'EMAIL' : 'SMS',
  recipient: to ?? KINDS[kind].to,
  bookingId,
  userId,
  professionalId,
  others,
  personId,
  language,
  sentTo: null,
  text: null,
  state: 'WAITING',
  reason: null,
  tries: 0,
  dueAt: atNight || goesAtNight(kind, step, dueAt) ? dueAt : afterNight(dueAt),
  sentAt: null,
  provider: null,
  providerId: null,
  createdAt: now,
  toldAt: null,
});

/** The reader's. A change until the message is sent holds for it, too. */
const languageOf = async (tx: Queries, { kind, userId, professionalId }: Wanted): Promise<Language | undefined> => {
  const { to } = KINDS[kind];
  if (to === 'PROFESSIONAL')
    return professionalId ? (await findActive(tx, { id: professionalId }))?.record.messageLanguage : undefined;
  return to === 'CUSTOMER' && userId ? (await customerOf(tx, userId))?.language : undefined;
};

/** A row for each way of each of these messages. */
export async function rowsOf(tx: Queries, wanted: Wanted[], now: Instant): Promise<MessageRow[]> {
  const rows: MessageRow[] = [];
  for (const one of wanted) {
    const language = one.language ?? (await languageOf(tx, one)) ?? 'en';
    rows.push(...one.ways.map(way => rowOf(one, way, language, now)));
  }
  return rows;
}
