/** Who is told of what, and on which ways (rules Q50, Q51). Pure. */
import { mobilePart } from '../../../common/phone.ts';
import type { Language } from '../../../common/words/languages.ts';
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { alertPerson } from '../../platform/db/schema.ts';
import type { AlertKind } from '../../platform/shared/message-kinds.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { KINDS, type Way } from './kinds.ts';

/** The salon itself. In the log its messages name nobody. */
export const SALON_ID = 'salon';

/** How many people on the staff are told at most, beside the salon itself. */
export const MOST_PEOPLE = 20;

/** What cannot wait, and what the salon heard of before it had a list. */
const AT_FIRST: AlertKind[] = [
  'HELP',
  'NOBODY_HERE',
  'VISIT_REFUSED',
  'LEAVE',
  'VISIT_LATE',
  'MESSAGE_FAILED',
  'UNCOVERED',
  'PAYMENT_LATE',
  'PARTY_BALANCE',
  'ENQUIRY',
  'SUMMARY',
  'WEBHOOK_DISABLED',
];

/** A mobile of ten digits; null if the salon's phone is none. */
function mobileOf(phone: string): string | null {
  const digits = mobilePart(phone);
  return digits && /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

export interface Listener
  extends Pick<PersonRow, 'id' | 'name' | 'mobile' | 'email' | 'language' | 'ways' | 'kinds' | 'createdAt'> {
  /** Null without one for the mobile as it is. */
  consent: PersonRow['consent'];
}

type Salon = Pick<Settings, 'salonName' | 'phone' | 'email'>;

const SALON_AT_FIRST = { language: 'en' as Language, ways: ['SMS' as const, 'EMAIL' as const], kinds: AT_FIRST, consent: null };

/** Everybody who can be told, the salon itself first. Its mobile and e-mail are those of the settings as they are now. */
export function listenersOf(rows: PersonRow[], { salonName, phone, email }: Salon): Listener[] {
  const own = rows.find(({ id }) => id === SALON_ID) ?? SALON_AT_FIRST;
  const salon = { ...own, id: SALON_ID, name: salonName, mobile: mobileOf(phone), email, createdAt: 0 };
  return [salon, ...rows.filter(({ id }) => id !== SALON_ID)].map(({ consent, ...one }) => ({
    ...one,
    // What was agreed to for another mobile does not hold for this one.
    consent: consent?.mobile === one.mobile ? consent : null,
  }));
}

/** What a person on the staff agrees to, as the form says it. The admin area is English. */
export function whatsappWording({ salonName }: Pick<Settings, 'salonName'>): string {
  return `${salonName} may send me messages about its visits on WhatsApp.`;
}

/** WhatsApp needs the person's own consent (rule Q8). */
export function mayChat({ ways, consent }: Pick<Listener, 'ways' | 'consent'>): boolean {
  return ways.includes('WHATSAPP') && consent !== null;
}

/** The ways by which this person hears of this kind. */
function waysTo({ ways, mobile, email }: Listener, kind: AlertKind): Way[] {
  const byPhone = mobile !== null && (ways.includes('SMS') || ways.includes('WHATSAPP'));
  const has: Record<'PHONE' | 'EMAIL', boolean> = { PHONE: byPhone, EMAIL: email !== null && ways.includes('EMAIL') };
  return KINDS[kind].ways.filter(way => has[way]);
}

/**
 * Who hears of this kind, and how. The owner may be on the list with the salon's own mobile, so each mobile and each e-mail address gets
 * it once.
 */
export function toldOf(listeners: Listener[], kind: AlertKind): { listener: Listener; ways: Way[] }[] {
  const reached = new Set<string | null>();
  return listeners
    .filter(({ kinds }) => kinds.includes(kind))
    .map(listener => {
      const ways = waysTo(listener, kind).filter(way => !reached.has(way === 'EMAIL' ? listener.email : listener.mobile));
      for (const way of ways) reached.add(way === 'EMAIL' ? listener.email : listener.mobile);
      return { listener, ways };
    })
    .filter(({ ways }) => ways.length > 0);
}

/** A way without a number or an address reaches nobody. The salon's own are in the settings. */
export function mistakesInPerson({ name, mobile, email, ways }: Schemas['AlertPersonRequest']): FieldError[] {
  const needsMobile = ways.includes('SMS') || ways.includes('WHATSAPP');
  return [
    ...(name.trim() ? [] : [fieldError('name', 'required')]),
    ...(needsMobile && !mobile ? [fieldError('mobile', 'required')] : []),
    ...(ways.includes('EMAIL') && !email ? [fieldError('email', 'required')] : []),
  ];
}

export type PersonRow = typeof alertPerson.$inferSelect;
