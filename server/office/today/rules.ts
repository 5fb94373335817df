/** The lines of the list of today: who reads which, in which order, and what names a cause (rules W103 and W104). Pure. */

import { createHash } from 'node:crypto';
import { toRupees } from '../../../common/money.ts';
import { STAFF_MAY } from '../../../common/staff-may.gen.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { todayMark } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';

export type Kind = Schemas['TodayKind'];
export type MarkRow = typeof todayMark.$inferSelect;

/** What is asked of each kind. */
export interface Asked {
  deps: Deps;
  db: Queries;
  now: Instant;
  today: IsoDate;
  /** No more lines than this. */
  most: number;
}

/** A line before it is decided who sees it. Paise. */
export interface Found {
  kind: Kind;
  /** The id of the object. */
  of: string;
  /** What tells this cause from another one of the object. */
  cause: string[];
  why: string;
  /** What it is about in money; null if it is about none. */
  paise: number | null;
  /** Since when it waits, or when it is too late. */
  at: Instant;
  label: string;
  target: Schemas['TodayTarget'];
  /** The customer, enquiry or message that it is about. */
  personId: string | null;
}

interface About {
  /** What its button does. Only who may do it sees the line. */
  by: keyof typeof STAFF_MAY;
  /** Whether its rupees are what the salon may earn: a figure, which only some roles see. */
  isFigure: boolean;
}

/** Every kind, the most urgent first. */
const KINDS: Record<Kind, About> = {
  UNCOVERED: { by: 'PUT /booking/admin/{id}/professional', isFigure: false },
  MESSAGES: { by: 'PUT /message-log/admin/{id}/told', isFigure: false },
  REFUND: { by: 'POST /booking/admin/{id}/refund', isFigure: false },
  UNPAID: { by: 'POST /booking/admin/{id}/payment', isFigure: false },
  PARTY_BALANCE: { by: 'POST /booking/admin/{id}/payment', isFigure: false },
  GAP: { by: 'POST /wait/admin/{id}/offer', isFigure: true },
  REVIEW: { by: 'PUT /review/admin/{id}/answer', isFigure: false },
  ENQUIRY: { by: 'PUT /academy/admin/enquiry/{id}', isFigure: true },
  CONTACT: { by: 'PUT /message/admin/{id}/read', isFigure: false },
  BATCH: { by: 'GET /academy/admin/course', isFigure: true },
  COUPON: { by: 'PUT /coupon/{code}', isFigure: false },
};

const URGENCY = Object.keys(KINDS) as Kind[];

/** At most so many lines of a kind. */
export const MOST = 20;
/** So many of those who wait for tomorrow are tried. */
export const GAPS_TRIED = 12;
/** And for so many who are due, the longest overdue first. */
export const DUE_TRIED = 6;
/** Days before or after, each with its reason in rule W103. */
export const DAYS = { unpaid: 3, review: 60, batch: 14, coupon: 3, due: 60 };
/** So many stars ask for an answer, and so many uses of a coupon are few. */
export const FEW = { stars: 3, uses: 5 };

type Role = Schemas['StaffRole'];

const may = (role: Role, by: keyof typeof STAFF_MAY): boolean =>
  role === 'OWNER' || (STAFF_MAY[by] as readonly Role[]).includes(role);

/** The kinds whose button this role may press. */
export function kindsFor(role: Role): Kind[] {
  return URGENCY.filter(kind => may(role, KINDS[kind].by));
}

/** Ids have 36 characters, and the contract's parameters 64. */
const HASH_LENGTH = 12;

/** `REVIEW:id`, or with a hash if the object may have several causes one after another. */
export function keyOf({ kind, of, cause }: Pick<Found, 'kind' | 'of' | 'cause'>): string {
  const hash = createHash('sha256').update(cause.join()).digest('hex').slice(0, HASH_LENGTH);
  return [kind, of, ...(cause.length > 0 ? [hash] : [])].join(':');
}

/** The kind that a key names; undefined for none. */
export function kindOfKey(key: string): Kind | undefined {
  return URGENCY.find(kind => key.startsWith(`${kind}:`));
}

/** Whether the mark still counts: one for a day ends with the day. */
export function counts({ day }: Pick<MarkRow, 'day'>, today: IsoDate): boolean {
  return day === null || day >= today;
}

const seesRupees = (role: Role, kind: Kind): boolean => !KINDS[kind].isFigure || may(role, 'GET /analytics/admin');

const rupeesFor = (role: Role, { kind, paise }: Found): number | null =>
  paise === null || paise === 0 || !seesRupees(role, kind) ? null : toRupees(paise);

const toLine = (found: Found, role: Role, mark: MarkRow | undefined): Schemas['TodayLine'] => {
  const { kind, why, label, target } = found;
  return {
    ...{ key: keyOf(found), kind, why, rupees: rupeesFor(role, found), action: { label }, target },
    ...{ state: mark?.state ?? 'OPEN', forToday: mark !== undefined && mark.day !== null },
  };
};

/** The dearest first; those without rupees after them, by urgency, and then by time. */
export function linesFor(role: Role, all: Found[], marks: Map<string, MarkRow>): Schemas['TodayLine'][] {
  const lines = all.map(found => ({ at: found.at, line: toLine(found, role, marks.get(keyOf(found))) }));
  lines.sort(
    (a, b) =>
      (b.line.rupees ?? 0) - (a.line.rupees ?? 0) ||
      URGENCY.indexOf(a.line.kind) - URGENCY.indexOf(b.line.kind) ||
      a.at - b.at ||
      (a.line.key < b.line.key ? -1 : 1),
  );
  return lines.map(({ line }) => line);
}
