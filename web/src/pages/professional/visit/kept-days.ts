// The professional's days as last read, kept on the phone: they open without network (rule W35).

import { addDays, istMidnight } from '../../../../../common/time.ts';
import type { Language } from '../../../../../common/words/languages.ts';
import { ask } from '../../../api/client.ts';
import { today } from '../../../shared/clock.ts';
import { isLike } from '../../../shared/is-like.ts';
import { professionalKeys } from '../../../shared/professional-keys.ts';
import { read, readJson, writeJson } from '../../../shared/storage.ts';
import { followLanguage } from './follow-language.ts';
import { professionalApi } from './professional-session.ts';
import type { ProfessionalDays, ProfessionalVisit } from './visit.ts';

export interface KeptDays {
  /** The professional whose days they are. */
  by: string;
  /** Epoch ms by this phone's clock. */
  readAt: number;
  /** The storage drops them then (shared/storage.ts). */
  expiresAt: number;
  answer: ProfessionalDays;
}

/** Visits that answers to taps have brought. */
let taken = 0;

/** Reads today and the next 14 days, and keeps them. */
export async function readDays(): Promise<number> {
  const before = taken;
  const token = read(professionalKeys.token);
  const answer = await ask(professionalApi.GET('/visit', { params: { query: {} } }));
  // The answer may be older than that of a tap.
  if (taken !== before) return readDays();
  // She may have signed out meanwhile.
  if (token !== read(professionalKeys.token)) return Date.now();
  keep(answer, Date.now());
  followLanguage(answer.language);
  return Date.now();
}

/** Takes over the answer to a tap. */
export function takeVisit(visit: ProfessionalVisit): void {
  taken += 1;
  const kept = keptDays();
  if (!kept || !read(professionalKeys.token)) return;
  const days = kept.answer.days.map(day => ({
    ...day,
    visits: day.visits.map(one => (one.bookingId === visit.bookingId ? visit : one)),
  }));
  const open = kept.answer.open.map(one => (one.bookingId === visit.bookingId ? visit : one));
  keep({ ...kept.answer, open, days }, kept.readAt);
}

function keep(answer: ProfessionalDays, readAt: number): void {
  const by = read(professionalKeys.id);
  if (by) writeJson(professionalKeys.days, { by, readAt, expiresAt: endOf(readAt), answer } satisfies KeptDays);
}

/** Addresses of today and tomorrow are known at most, and are hidden after the day after (rule W35). */
function endOf(readAt: number): number {
  return istMidnight(addDays(today(readAt), 3));
}

/** Null if nothing is kept, or another professional's days, or those of an older site. */
export function keptDays(): KeptDays | null {
  const kept = readJson(professionalKeys.days, isKeptDays);
  if (!kept || kept.by !== read(professionalKeys.id) || kept.expiresAt < Date.now()) return null;
  // A visit is nobody's business after the day after.
  const first = addDays(today(), -1);
  const days = kept.answer.days.filter(({ date }) => date >= first);
  // A visit that nobody has ended stays, but not where the customer lives.
  const open = kept.answer.open.map(visit => (visit.date < first ? { ...visit, ...noContact } : visit));
  return { ...kept, answer: { ...kept.answer, open, days } };
}

const noContact = { mobile: null, address: null, latitude: null, longitude: null };

const text: string = '';
const language: Language = 'en';
const visit: ProfessionalDays['open'][number] = {
  bookingId: text,
  reference: text,
  date: text,
  from: text,
  to: text,
  services: [{ name: text, quantity: 0 }],
  firstName: text,
  language,
  mobile: null,
  address: null,
  area: text,
  latitude: null,
  longitude: null,
  note: null,
  travelMinutes: 0,
  collect: 0,
  collected: null,
  tip: 0,
  state: 'PLANNED',
  onTheWayAt: null,
  arrivedAt: null,
  startedAt: null,
  doneAt: null,
  codeLocked: false,
  codeWaived: false,
  helpAt: null,
  calledAt: null,
  nobodyAt: null,
  waitLongerAt: null,
  waitMinutes: 0,
};

const sample: KeptDays = {
  by: text,
  readAt: 0,
  expiresAt: 0,
  answer: {
    professional: { id: text, name: text, photoUrl: null },
    language,
    salon: { name: text, phone: text, upiId: null },
    open: [visit],
    ended: [{ bookingId: text, date: text, from: text, firstName: text, reason: 'NO_SHOW', endedAt: text }],
    days: [
      {
        date: text,
        hours: [{ from: text, to: text }],
        leave: false,
        visits: [visit],
      },
    ],
  },
};

function isKeptDays(value: unknown): value is KeptDays {
  return isLike(sample, value);
}
