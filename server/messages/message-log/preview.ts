/** What staff register at the providers: the words of every kind, with an example, and the addresses for reports (rule Q20). */
import { addDays, type Instant, istDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { whatsappTemplateName } from '../../platform/outside/whatsapp.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { linkOrigin, visitLinkOf } from '../link/site-address.ts';
import { type Reporter, reportAddresses } from '../provider-reports/report-addresses.ts';
import { KINDS, type MessageKind } from '../who-learns/kinds.ts';
import { type MessageFacts, salonFacts } from '../words/message-facts.ts';
import { rendered, templateToRegister } from '../words/render.ts';

/** To whom each kind of message goes, and when. */
const WHEN: Record<MessageKind, string> = {
  CONFIRMATION: 'To the customer, when the visit is booked.',
  CONFIRMATION_WHO: 'The same, if we may say who comes: by a wish, and from 6 pm on the day before.',
  MOVED: 'To the customer, when the visit is moved.',
  MOVED_WHO: 'The same, if we may say who comes.',
  MOVED_BY_SALON: 'To the customer, when the salon moves the visit.',
  MOVED_BY_SALON_WHO: 'The same, if we may say who comes.',
  CANCELLED: 'To the customer, when the booking is cancelled.',
  CANCELLED_MONEY: 'The same, if something was paid: the fee, and what goes back.',
  HOLD_ENDED: 'To the customer, when the time is given back because nobody paid.',
  PLACE_CHANGED: 'To the customer, when the salon changes the address.',
  REMINDER:
    'To the customer, the day before; three days before too, if it was booked more than four days ahead. With named professionals PROFESSIONAL takes the place of the day before.',
  PROFESSIONAL: 'To the customer, at 6 pm the day before.',
  WHO_CHANGED: 'To the customer, three minutes after somebody else comes than we had said.',
  WHO_OPEN: 'To the customer, if we cannot say who comes, or not any more.',
  ON_THE_WAY: 'To the customer, when the professional sets out.',
  LATE: 'To the customer, for each 15 minutes of delay.',
  TIME_PROPOSED: 'To the customer, when staff propose another time.',
  SERVICES_PROPOSED: 'To the customer, when the visit shall get other services or cost more, which waits for a yes.',
  SERVICES_PROPOSED_CODE: 'The same, if a named professional comes: with the code by which the customer agrees.',
  PARTY_BALANCE_DUE: 'To the customer, three days before the second step of a booking for guests must be paid.',
  SERVICES_CHANGED: 'To the customer, when the visit has other services or another price.',
  NO_SHOW: 'To the customer, when nobody was there and staff ended the visit.',
  REFUSED: 'To the customer, when the visit was refused at the door.',
  RECEIPT: 'To the customer, when the visit is done.',
  REVIEW_ASKED: 'To the customer, three hours after the visit is done, unless it is reviewed.',
  REFUNDED: 'To the customer, when the money is returned.',
  PAID: 'To the customer, when an online payment came in and no confirmation says it.',
  PAID_LATE: 'To the customer, when it came after the time was given back.',
  WAIT_OFFER: 'To the customer who waits, when a time got free and is held for some minutes.',
  SERIES_ASK: 'To the customer, when a visit of a series could not be booked as usual.',
  SERIES_SOON: 'To the customer, three days before a visit of a series.',
  SERIES_PRICE: 'To the customer, when a visit of a series is booked at a higher price than the one before.',
  SERIES_PAUSED: 'To the customer, when staff pause a series.',
  SERIES_PAUSED_OFF: 'The same, also by the customer, if the pause cancels visits: instead of one CANCELLED each.',
  SERIES_ENDED: 'To the customer, when staff end a series.',
  SERIES_ENDED_OFF: 'The same, also by the customer, if visits are cancelled with it: instead of one CANCELLED each.',
  NUDGE: 'Advertising, to customers who allowed it: three days before a visit is due, between 10 AM and 7 PM.',
  WIN_BACK: 'Advertising, to customers who allowed it and did not come back: with a coupon of their own.',
  FRIEND_REWARD: 'To both customers, when one was brought by the other and has paid for the first visit.',
  ACCOUNT_ENDS: 'To the customer, 30 days before an account is erased that nobody has used for three years.',
  NUMBER_NEW: 'To the new number, when the mobile number of a customer or a professional was changed.',
  NUMBER_OLD: 'To the number before, when the mobile number of a customer or a professional was changed.',
  AREA_NOW: 'To those who wished that you came to them, when staff tell them that you do now.',
  ENROLLED: 'To the learner or the guardian, when staff enrol somebody.',
  FEE_TAKEN: 'To the learner or the guardian, when staff take a part of the fee.',
  FEE_RETURNED: 'To the learner or the guardian, when staff give fee back.',
  TOMORROW: 'To each professional, at 8 pm.',
  VISIT_NEW: 'To the professional, about a visit of today or tomorrow, three minutes after the change.',
  VISIT_MOVED: 'To the professional, about a visit of today or tomorrow, three minutes after the change.',
  VISIT_CANCELLED: 'To the professional, about a visit of today or tomorrow, three minutes after the change.',
  VISITS_CHANGED: 'To the professional, instead of several of these.',
  TO_TEAMS: 'To each professional with visits to come, when you go from named professionals to teams.',
  UNCOVERED: 'To the salon, at 5 pm: visits of tomorrow that nobody can carry out.',
  SUMMARY: 'To the salon by e-mail, at 9 pm.',
  ENQUIRY: 'To the salon, when somebody asks about a course on the site.',
  WEBHOOK_DISABLED: 'To the salon by e-mail, when a connected program cannot be reached.',
  BOOKING_NEW: 'To the salon, when somebody else than staff books. Bookings of a minute are told together.',
  BOOKING_MOVED: 'To the salon, when somebody else than staff moves a visit.',
  BOOKING_CANCELLED: 'To the salon, when somebody else than staff cancels.',
  BOOKINGS_CHANGED: 'To the salon, instead of several of these.',
  HELP: 'To the salon at once, at night too, when a professional calls for help.',
  NOBODY_HERE: 'To the salon at once, at night too, when a professional tells that nobody is there and you have to decide.',
  VISIT_REFUSED: 'To the salon at once, when a professional ends a visit that was refused at the door.',
  LEAVE: 'To the salon, when leave leaves visits of today or tomorrow to nobody; about today at night too.',
  VISIT_LATE: 'To the salon, whenever a customer is told of a delay.',
  NOT_SET_OUT: 'To the salon, when nobody has set out for a visit in time.',
  MESSAGE_FAILED: 'To the salon, when a message about a coming visit has failed for good.',
  ALERTS: 'To the salon, instead of several of the three before.',
  PAYMENT_FAILED: 'To the salon, when an online payment fails.',
  PARTY_BALANCE: 'To the salon, on the day of the second step of a booking for guests, if it is not paid.',
  PAYMENT_LATE: 'To the salon, when an online payment comes after its time was given back.',
  LOW_REVIEW: 'To the salon, when a review has three stars or less.',
  SECOND_FACTOR: 'To one of the staff by e-mail, when the second factor of the account changed. It cannot be switched off.',
};

const exampleOf = (settings: Settings, origin: string, language: Language, now: Instant): MessageFacts => ({
  ...salonFacts(settings),
  customerName: 'Asha Deshmukh',
  bookingId: null,
  reference: '4471F6',
  date: addDays(istDate(now), 1),
  startMinute: 11 * 60,
  endMinute: 11 * 60 + 15,
  untilMinute: 12 * 60 + 15,
  dueOn: addDays(istDate(now), 3),
  heldUntilMinute: 10 * 60 + 20,
  lengthMinutes: 75,
  services: ['Classic Manicure', 'Gold Facial'],
  categoryName: 'Facial',
  professionalName: 'Sunita Rao',
  otherNames: [],
  guestCount: 0,
  startCode: '4271',
  courseName: 'Bridal Make-up',
  lateMinutes: 30,
  amountPaise: 149_900,
  pricePaise: 149_900,
  paidPaise: 149_900,
  duePaise: 0,
  feePaise: 50_000,
  refundPaise: 99_900,
  address: '12 Lotus Residency, Ramdaspeth, Nagpur 440010',
  link: visitLinkOf(origin, language, 'x'.repeat(22)),
  sequence: 0,
  fromDate: null,
  fromMinute: null,
  lines: ['09:00 AM Classic Manicure', '11:00 AM Gold Facial'],
  counts: { completed: 6, open: 0, cancelled: 1, received: 8994, toCollect: 1499, newBookings: 9 },
});

type Preview = Schemas['MessagePreview'];

const previewOf = (kind: MessageKind, language: Language, facts: MessageFacts): Preview => {
  const { to, ways, marketing = false } = KINDS[kind];
  const ofTemplate = (channel: 'SMS' | 'WHATSAPP') => {
    const { text: template, variables } = templateToRegister(kind, channel, language, facts.brand);
    const { text, variables: values } = rendered(kind, channel, language, facts);
    return { text, template, variables: variables.map(({ name, tag }) => ({ name, tag, example: values[name] as string })) };
  };
  const { text, subject = '' } = rendered(kind, 'EMAIL', language, facts);
  const hasPhone = ways.includes('PHONE');
  return {
    kind,
    language,
    recipient: to,
    when: WHEN[kind],
    sms: hasPhone ? { category: marketing ? 'SERVICE_EXPLICIT' : 'SERVICE_IMPLICIT', ...ofTemplate('SMS') } : null,
    whatsapp:
      hasPhone && to !== 'PROFESSIONAL'
        ? { name: whatsappTemplateName(kind), category: marketing ? 'MARKETING' : 'UTILITY', ...ofTemplate('WHATSAPP') }
        : null,
    email: ways.includes('EMAIL') ? { subject, text } : null,
  };
};

/** Without a public address there are no addresses for reports, and links in the examples are invented. */
export async function previewMessages({ db, clock, config }: Deps, language: Language): Promise<Schemas['MessagePreviews']> {
  const origin = linkOrigin(config);
  const facts = exampleOf(await readSettings(db.read), origin ?? 'https://salon.example', language, clock.now());
  const all = Object.entries(reportAddresses(config) ?? {}) as [Reporter, string][];
  const addresses = all.filter(([reporter]) => reporter !== 'RAZORPAY' || config.payments.PAYMENT_PROVIDER === 'razorpay');
  return {
    messages: (Object.keys(KINDS) as MessageKind[]).map(kind => previewOf(kind, language, facts)),
    callbacks: addresses.map(([provider, address]) => ({ provider, address })),
  };
}
