/** Each row of the table of who learns of what (rule Q30), through HTTP with a moving clock. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, HOUR, MINUTE } from '../../../common/time.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { aCourse, makeEnquiry, makeEnrolment } from '../../test/academy.ts';
import { changeSettings, HOME, makeAdmin, makeCustomer, newMobile } from '../../test/makers.ts';
import { PRICE } from '../../test/named-salon.ts';
import { PLAN } from '../../test/regulars.ts';
import { CUSTOMER_MAIL, openStage, SATURDAY, type Stage } from '../../test/stage.ts';
import { tellOfDue } from '../../test/told-due.ts';
import { tableInBook } from '../../test/who-learns-table.ts';
import { tellFactor } from '../tell/tell-factor.ts';
import { kindsFor, type Occasion, WHO_LEARNS } from './who-learns.ts';

let s: Stage;
beforeEach(async () => {
  s = await openStage();
});
afterEach(() => s.app.close());

/** What happened, and what was sent because of it: `KIND reader`, as the texts are called. */
interface Scene {
  name: string;
  /** Up to the moment before it happens. */
  before?: () => Promise<string>;
  happens: (id: string) => Promise<unknown>;
  sent: string[];
}

/** Nobody opens the door at 11:00, nor takes the call. */
const unopened = async (): Promise<string> => {
  const id = await onTheDay();
  await s.at('11:00');
  await s.tap('asha', id, 'ARRIVED');
  await s.door('asha', id, 'CALLED');
  await s.at('11:16');
  return id;
};
const ending = (id: string, query: string) => s.staff('PUT', `/booking/admin/${id}/status?status=CANCELLED&${query}`);
const OTHER_TIME = { bookingDate: SATURDAY, bookingTime: '14:00:00' };
const propose = (id: string) => s.staff('PUT', `/booking/admin/${id}/proposal`, { ...OTHER_TIME, professionalId: s.ids.rekha });

const TWICE = () => [{ serviceId: s.salon.facial, quantity: 2 }];
const askMore = (id: string) => s.staff('PUT', `/booking/admin/${id}/services`, { services: TWICE() });
const askedMore = async (): Promise<string> => {
  const id = await onTheDay();
  await askMore(id);
  await s.now();
  return id;
};
const answerMore = async (by: 'own' | 'staff', id: string, agreed: boolean) => {
  const { proposalId } = (await s.own('GET', `/booking/${id}`)).servicesProposal;
  return s[by]('PUT', `/booking/${by === 'own' ? '' : 'admin/'}${id}/services/answer`, { proposalId, agreed });
};

const circleOf = (radiusKm: number) =>
  ({ kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm }) as const;
/** The customer wishes that the salon came to Wardha. */
const wishedFromOutside = async (): Promise<string> => {
  await changeSettings(s.app, { areas: [circleOf(10)] });
  // The passcode of the sign-in was just sent.
  s.app.clock.advance(MINUTE);
  const wish = { mobile: s.customer.mobile, latitude: '20.7453', longitude: '78.6022' };
  const { verificationId } = (await s.app.call('POST', '/area/wish', { body: wish })).body.data;
  const proof = { ...wish, verificationId, otp: s.app.sms.codeFor(wish.mobile) };
  expect((await s.app.call('POST', '/area/wish/verify', { body: proof })).status).toBe(200);
  return '';
};

/** The visit of Saturday is booked, and everybody knows. */
const booked = async (): Promise<string> => {
  const id = await s.book();
  await s.gathered();
  return id;
};
/** It comes again every two weeks. Answers the series. */
const everyTwoWeeks = async (): Promise<string> => {
  const { id } = await s.own('POST', '/series', { bookingId: await booked(), everyWeeks: 2 });
  await s.gathered();
  return id;
};
/** Its name was told at 18:00 on the eve. */
const told = async (): Promise<string> => {
  const id = await booked();
  await s.at('18:05', '2026-12-04');
  expect(await s.named(id)).toBe('Asha Rao');
  return id;
};
const onTheDay = async (): Promise<string> => {
  const id = await told();
  await s.at('10:30');
  return id;
};
/** Asha and Rekha both work at a party. */
const party = async (): Promise<string> => {
  const guests = [null, 'Aai'].map(label => ({ label, serviceIds: [s.salon.facial] }));
  const more = { guests, serviceIds: [s.salon.facial, s.salon.facial], professionals: 2, finalPrice: 2 * PRICE };
  const { status, body } = await s.salon.book(s.customer, SATURDAY, '11:00:00', more);
  expect([status, body.errorCode]).toEqual([201, undefined]);
  const id = body.data.bookingId;
  await s.gathered();
  await s.at('11:00');
  await s.tap('asha', id, 'STARTED');
  await s.tap('rekha', id, 'STARTED');
  await s.now();
  return id;
};
const done = async (): Promise<string> => {
  const id = await onTheDay();
  await s.tap('asha', id, 'STARTED');
  await s.pass(HOUR);
  await s.tap('asha', id, 'DONE', { paymentReceived: 'CASH' });
  await s.now();
  return id;
};
const held = async () => s.book({ paymentType: 'PAY_NOW' });
const paid = async (): Promise<string> => {
  const id = await held();
  await s.pay(id);
  await s.gathered();
  return id;
};
const paymentIdOf = async (id: string): Promise<string> => (await s.own('GET', `/booking/${id}/payment`)).payments[0].id;
const refund = async (id: string, amount: number) =>
  s.staff('POST', `/booking/admin/${id}/refund`, { paymentId: await paymentIdOf(id), amount });
const texts = () => s.app.messages.sent.map(({ text }) => text);
const lastTo = (to: string) => s.app.messages.sent.findLast(one => one.to === to)?.text;
const toCustomer = () => lastTo(s.customer.mobile);
const staffMove = (id: string, body: object) => s.staff('PUT', `/booking/${id}`, body);
const ownMove = (id: string, body: object) => s.own('PUT', `/booking/${id}`, body);
const ELSEWHERE = { address: { ...HOME, flatNumber: '99', latitude: '21.1458', longitude: '79.0882' } };

const PARTY_DUE = addDays(SATURDAY, 11);
/** For a guest, in 25 days, and half of it is to be paid 14 days before. */
const partyWithSteps = async (): Promise<string> => {
  const settings = await s.staff('GET', '/settings/admin');
  await s.staff('PUT', '/settings/admin', { ...settings, partyBalancePercent: 50, partyBalanceDays: 14 });
  const id = await s.book({ guests: [{ label: null, serviceIds: [s.salon.facial] }] }, addDays(PARTY_DUE, 14));
  await s.gathered();
  return id;
};

const switchTo = async (capacity: 'TEAMS' | 'PROFESSIONALS') =>
  s.staff('PUT', '/settings/admin', { ...(await s.staff('GET', '/settings/admin')), capacity });

const SCENES: Record<Occasion, Scene[]> = {
  BOOKED: [
    { name: 'for tomorrow', happens: () => booked(), sent: ['CONFIRMATION customer', 'VISIT_NEW asha'] },
    {
      name: 'with a wish, which the confirmation repeats',
      happens: async () => {
        const id = await s.book({ professionalId: s.ids.asha });
        await s.gathered();
        expect(await s.named(id)).toBe('Asha Rao');
      },
      sent: ['CONFIRMATION_WHO customer', 'VISIT_NEW asha'],
    },
    {
      name: 'far ahead, with an early reminder',
      happens: async () => {
        await s.book({}, '2026-12-10');
        await s.now();
        await s.at('12:00', '2026-12-07');
      },
      sent: ['CONFIRMATION customer', 'REMINDER customer'],
    },
    {
      name: 'on the evening before: with the name',
      happens: async () => {
        await s.at('18:30', '2026-12-04');
        await s.book();
        await s.gathered();
        expect(toCustomer()).toContain('Asha will come to you on 5 Dec between 11AM and 1115AM');
      },
      sent: ['CONFIRMATION_WHO customer', 'VISIT_NEW asha'],
    },
  ],
  CONFIRMED: [{ name: 'and nothing before', happens: () => paid(), sent: ['CONFIRMATION customer', 'VISIT_NEW asha'] }],
  REINSTATED: [
    {
      name: 'after the time was given back',
      before: async () => {
        const id = await held();
        await s.pay(id, 'PAY_LATE');
        await s.ask(15 * MINUTE);
        await s.now();
        return id;
      },
      happens: async () => {
        await s.ask(6 * MINUTE);
        await s.ask(5 * MINUTE);
        await s.gathered();
      },
      sent: ['CONFIRMATION customer', 'VISIT_NEW asha'],
    },
  ],
  MOVED: [
    {
      name: 'by the customer',
      before: booked,
      happens: async id => ownMove(id, { bookingTime: '14:00:00', professionalId: s.ids.asha }),
      sent: ['MOVED_WHO customer', 'VISIT_MOVED asha'],
    },
    {
      name: 'by the salon, which says so',
      before: booked,
      happens: async id => {
        await s.onlyAsha();
        await staffMove(id, { bookingTime: '14:00:00' });
      },
      sent: ['MOVED_BY_SALON customer', 'VISIT_MOVED asha'],
    },
    {
      name: 'to a time that only somebody else has: both are said',
      before: told,
      happens: async id => {
        await staffMove(id, { bookingTime: '15:00:00', professionalId: s.ids.rekha });
        await s.gathered();
        expect(toCustomer()).toContain('Rekha will come on 5 Dec between 3PM and 315PM');
        expect(await s.named(id)).toBe('Rekha Patil');
      },
      sent: ['MOVED_BY_SALON_WHO customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
  ],
  ADDRESS_CHANGED: [
    {
      name: 'by the customer, who knows',
      before: booked,
      happens: async id => {
        await s.onlyAsha();
        await ownMove(id, ELSEWHERE);
      },
      sent: ['VISIT_MOVED asha'],
    },
    {
      name: 'by a customer with an e-mail address, whose calendar hears of it',
      before: async () => {
        await s.own('PUT', '/auth/profile', { email: CUSTOMER_MAIL });
        return booked();
      },
      happens: async id => {
        await s.onlyAsha();
        await ownMove(id, ELSEWHERE);
      },
      sent: ['PLACE_CHANGED customer by mail', 'VISIT_MOVED asha'],
    },
    {
      name: 'by the salon, after the name was told, to somebody else',
      before: told,
      happens: id => staffMove(id, { ...ELSEWHERE, professionalId: s.ids.rekha }),
      sent: ['PLACE_CHANGED customer', 'WHO_CHANGED customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
  ],
  ASSIGNED: [
    {
      name: 'before a name was told',
      before: booked,
      happens: async id => {
        await s.give(id, 'rekha');
        await s.gathered();
        expect(await s.named(id)).toBeNull();
      },
      sent: ['VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
    {
      name: 'after it was told',
      before: told,
      happens: async id => {
        await s.give(id, 'rekha');
        await s.gathered();
        expect(toCustomer()).toContain('Somebody else comes to you: Rekha, on 5 Dec between 11AM and 1115AM');
        expect(await s.named(id)).toBe('Rekha Patil');
      },
      sent: ['WHO_CHANGED customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
    {
      name: 'and taken back at once: nobody hears',
      before: told,
      happens: async id => {
        await s.give(id, 'rekha');
        await s.now();
        await s.give(id, 'asha');
      },
      sent: [],
    },
    {
      name: 'to and fro, told each time',
      before: told,
      happens: async id => {
        for (const who of ['rekha', 'asha'] as const) {
          await s.give(id, who);
          await s.gathered();
        }
        expect(toCustomer()).toContain('Somebody else comes to you: Asha');
      },
      sent: [
        ...['WHO_CHANGED customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
        ...['WHO_CHANGED customer', 'VISIT_CANCELLED rekha', 'VISIT_NEW asha'],
      ],
    },
    {
      name: 'although the customer had wished for somebody',
      before: async () => {
        const id = await s.book({ professionalId: s.ids.asha });
        await s.gathered();
        return id;
      },
      happens: id => s.give(id, 'rekha'),
      sent: ['WHO_CHANGED customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
    {
      name: 'by the customer, who chooses again for the same time',
      before: booked,
      happens: id => ownMove(id, { professionalId: s.ids.rekha }),
      sent: ['PROFESSIONAL customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
    {
      name: 'in the night before, told in the morning',
      before: async () => {
        const id = await s.book({}, SATURDAY, '09:00:00');
        await s.gathered();
        for (const time of ['18:05', '20:00', '23:00']) await s.at(time, '2026-12-04');
        return id;
      },
      happens: async id => {
        await s.give(id, 'rekha');
        await s.at('07:59');
        expect(s.heard()).toEqual([]);
        await s.at('08:00');
      },
      sent: ['WHO_CHANGED customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
  ],
  HANDED_OVER: [
    {
      name: 'so that another customer gets whom they wish',
      before: booked,
      happens: async () => {
        const other = await s.salon.newCustomer();
        expect((await s.salon.book(other, SATURDAY, '11:00:00', { professionalId: s.ids.asha })).status).toBe(201);
        await s.gathered();
      },
      // Asha lost one and got one.
      sent: ['CONFIRMATION_WHO other', 'VISITS_CHANGED asha', 'VISIT_NEW rekha'],
    },
  ],
  CANCELLED: [
    {
      name: 'by the customer, with nothing paid',
      before: booked,
      happens: id => s.own('PUT', `/booking/${id}/cancel`),
      sent: ['CANCELLED customer', 'VISIT_CANCELLED asha'],
    },
    {
      name: 'late, after it was paid: with the fee and what goes back',
      before: paid,
      happens: async id => {
        // What was just booked is free to cancel (rule M41).
        await s.pass(15 * MINUTE);
        await s.own('PUT', `/booking/${id}/cancel`);
        await s.gathered();
        expect(texts().join()).toContain('Cancellation fee: 200 rupees. We return 799 rupees.');
      },
      sent: ['CANCELLED_MONEY customer', 'VISIT_CANCELLED asha'],
    },
    {
      name: 'by the salon, for free',
      before: paid,
      happens: async id => {
        await s.staff('PUT', `/booking/${id}/cancel`);
        await s.gathered();
        expect(texts().join()).toContain('Cancellation fee: 0 rupees. We return 999 rupees.');
      },
      sent: ['CANCELLED_MONEY customer', 'VISIT_CANCELLED asha'],
    },
    {
      name: 'because nobody was there',
      before: async () => {
        const id = await unopened();
        await s.door('asha', id, 'NOBODY_HERE');
        await s.now();
        return id;
      },
      happens: async id => {
        await ending(id, 'reason=NO_SHOW');
      },
      sent: ['NO_SHOW customer', 'VISIT_CANCELLED asha'],
    },
    {
      name: 'because the professional was refused at the door',
      before: unopened,
      happens: id => s.door('asha', id, 'REFUSED', { refusal: 'CUSTOMER_DECLINED' }),
      sent: ['REFUSED customer', 'VISIT_REFUSED salon', 'VISIT_REFUSED salon'],
    },
    { name: 'because nobody paid in time', before: held, happens: () => s.ask(16 * MINUTE), sent: ['HOLD_ENDED customer'] },
  ],
  DELETED: [
    {
      name: 'as a mistake: nothing that waits goes out',
      before: told,
      happens: async id => {
        await s.give(id, 'rekha');
        await s.staff('DELETE', `/booking/${id}`);
        await s.at('12:00');
      },
      sent: [],
    },
  ],
  ON_THE_WAY: [
    {
      name: 'and the customer hears',
      before: onTheDay,
      happens: id => s.tap('asha', id, 'ON_THE_WAY'),
      sent: ['ON_THE_WAY customer'],
    },
  ],
  ARRIVED: [{ name: 'at the door', before: onTheDay, happens: id => s.tap('asha', id, 'ARRIVED'), sent: [] }],
  STARTED: [{ name: 'half an hour early', before: onTheDay, happens: id => s.tap('asha', id, 'STARTED'), sent: [] }],
  CODE_WAIVED: [
    { name: 'by staff', before: onTheDay, happens: id => s.staff('PUT', `/booking/admin/${id}/start-code-waiver`), sent: [] },
  ],
  HELP: [{ name: 'called for', before: onTheDay, happens: callForHelp, sent: ['HELP salon', 'HELP salon'] }],
  HELP_ANSWERED: [
    {
      name: 'by staff',
      before: async () => {
        const id = await onTheDay();
        await callForHelp(id);
        return id;
      },
      happens: id => s.staff('DELETE', `/booking/admin/${id}/help`),
      sent: [],
    },
  ],
  CALLED: [{ name: 'from the door', before: onTheDay, happens: callFromDoor, sent: [] }],
  NOBODY_HERE: [
    {
      name: 'told at the door',
      before: unopened,
      happens: id => s.door('asha', id, 'NOBODY_HERE'),
      sent: ['NOBODY_HERE salon', 'NOBODY_HERE salon'],
    },
  ],
  WAIT_LONGER: [
    {
      name: 'asked by staff',
      before: async () => {
        const id = await unopened();
        await s.door('asha', id, 'NOBODY_HERE');
        return id;
      },
      happens: id => s.staff('DELETE', `/booking/admin/${id}/nobody-here`),
      sent: [],
    },
  ],
  PART_DONE: [{ name: 'before another', before: party, happens: id => s.tap('rekha', id, 'DONE'), sent: [] }],
  TIME_PROPOSED: [
    {
      name: 'by staff',
      before: booked,
      happens: async id => {
        await propose(id);
        await s.now();
        expect(toCustomer()).toContain('We cannot come as booked, but on 5 Dec 2PM.');
      },
      sent: ['TIME_PROPOSED customer'],
    },
  ],
  SERVICES_PROPOSED: [
    {
      name: 'with the new price and the code, also at night',
      before: async () => {
        const id = await onTheDay();
        await s.at('21:30', '2026-12-04');
        return id;
      },
      happens: async id => {
        await askMore(id);
        await s.now();
        const { code } = (await s.own('GET', `/booking/${id}`)).servicesProposal;
        expect(toCustomer()).toContain(`your visit costs 1998 rupees. Tell the code ${code} to agree.`);
      },
      sent: ['SERVICES_PROPOSED_CODE customer'],
    },
    {
      name: 'with teams: without a code',
      before: async () => {
        await switchTo('TEAMS');
        return booked();
      },
      happens: async id => {
        await askMore(id);
        await s.now();
        expect(toCustomer()).toContain('See it, and say yes or no:');
      },
      sent: ['SERVICES_PROPOSED customer'],
    },
  ],
  SERVICES_DECLINED: [{ name: '', before: askedMore, happens: id => answerMore('own', id, false), sent: [] }],
  SERVICES_WITHDRAWN: [{ name: '', before: askedMore, happens: id => answerMore('staff', id, false), sent: [] }],
  SERVICES_CHANGED: [
    {
      name: 'noted by staff',
      before: askedMore,
      happens: async id => {
        await answerMore('staff', id, true);
        await s.gathered();
        expect(toCustomer()).toContain('It costs 1998 rupees now.');
      },
      sent: ['SERVICES_CHANGED customer', 'VISIT_MOVED asha'],
    },
    {
      name: 'agreed to by the customer',
      before: askedMore,
      happens: id => answerMore('own', id, true),
      sent: ['VISIT_MOVED asha'],
    },
    {
      name: 'at the door, by the code',
      before: async () => {
        const id = await askedMore();
        await s.at('11:05');
        return id;
      },
      happens: async id => {
        const { proposalId, code } = (await s.own('GET', `/booking/${id}`)).servicesProposal;
        const token = await s.asPerson('asha');
        const body = { proposalId, agreed: true, code };
        expect((await s.app.call('PUT', `/visit/${id}/services/answer`, { token, body })).status).toBe(200);
      },
      sent: ['SERVICES_CHANGED customer'],
    },
  ],
  TIME_WITHDRAWN: [
    {
      name: 'before it was sent',
      before: booked,
      happens: async id => {
        await propose(id);
        await s.staff('DELETE', `/booking/admin/${id}/proposal`);
        await s.now();
      },
      sent: [],
    },
  ],
  EXTERNAL_CHANGED: [
    {
      name: 'by a program',
      before: booked,
      happens: id => s.staff('PUT', `/booking/admin/${id}/external`, { metadata: { pos: '7' } }),
      sent: [],
    },
  ],
  COMPLETED: [
    {
      name: 'by the professional',
      before: onTheDay,
      happens: async id => {
        await s.tap('asha', id, 'STARTED');
        await s.tap('asha', id, 'DONE', { paymentReceived: 'CASH' });
        await s.pass(3 * HOUR);
      },
      sent: ['RECEIPT customer', 'REVIEW_ASKED customer'],
    },
  ],
  PAID: [
    {
      name: 'online, before the visit',
      before: booked,
      happens: async id => {
        await s.pay(id);
        await s.now();
        expect(toCustomer()).toContain('We have received 999 rupees for your visit.');
      },
      sent: ['PAID customer'],
    },
    {
      name: 'online, when the time is gone: it goes back',
      before: async () => {
        const id = await held();
        await s.pay(id, 'PAY_LATE');
        await s.ask(15 * MINUTE);
        for (const who of ['asha', 'rekha'] as const)
          await s.staff('PUT', `/professional/admin/${s.ids[who]}`, { active: false });
        await s.gathered();
        return id;
      },
      happens: async () => {
        await s.ask(6 * MINUTE);
        await s.ask(5 * MINUTE);
        expect(toCustomer()).toContain('Your payment of 999 rupees came too late for the visit on 5 Dec 11AM.');
      },
      sent: ['PAID_LATE customer', 'PAYMENT_LATE salon', 'PAYMENT_LATE salon'],
    },
    {
      name: 'at the desk, where the customer stood',
      before: booked,
      happens: id => s.staff('POST', `/booking/admin/${id}/payment`, { amount: 999, method: 'CASH' }),
      sent: [],
    },
  ],
  PART_PAID: [
    {
      name: 'online, once more than was due',
      before: booked,
      happens: async id => {
        const decide = await s.pay(id);
        await s.now();
        s.heard();
        await decide();
      },
      sent: ['PAID customer'],
    },
    {
      name: 'at the desk',
      before: booked,
      happens: id => s.staff('POST', `/booking/admin/${id}/payment`, { amount: 400, method: 'CASH' }),
      sent: [],
    },
  ],
  UNPAID: [
    {
      name: 'as a mistake',
      before: async () => {
        const id = await booked();
        await s.staff('PUT', `/booking/admin/${id}/mark-paid`);
        await s.now();
        return id;
      },
      happens: id => s.staff('PUT', `/booking/admin/${id}/mark-unpaid`),
      sent: [],
    },
  ],
  REFUNDED: [
    {
      name: 'after it was cancelled, with the sum without the fee',
      before: async () => {
        const id = await paid();
        await s.own('PUT', `/booking/${id}/cancel`);
        await s.gathered();
        return id;
      },
      happens: async id => {
        await refund(id, 799.2);
        await s.now();
        expect(toCustomer()).toContain('We have returned 799 rupees 20 paise for your visit on 5 Dec 11AM.');
      },
      sent: ['REFUNDED customer'],
    },
  ],
  PART_RETURNED: [
    {
      name: 'after the visit',
      before: done,
      happens: async id => {
        await refund(id, 199);
        await s.now();
        expect(toCustomer()).toContain('We have returned 199 rupees for your visit');
      },
      sent: ['REFUNDED customer'],
    },
  ],
  UNREFUNDED: [
    {
      name: 'before the message went out',
      before: async () => {
        const id = await done();
        await s.pass(3 * HOUR);
        await s.at('22:00');
        return id;
      },
      happens: async id => {
        await refund(id, 999);
        await s.staff('PUT', `/booking/admin/${id}/mark-unrefunded`);
        await s.at('09:00', '2026-12-06');
      },
      sent: [],
    },
  ],
  EVE: [
    {
      name: 'with who, between when, and the code, instead of a reminder',
      before: booked,
      happens: async id => {
        await s.at('18:00', '2026-12-04');
        const { startCode } = await s.own('GET', `/booking/${id}`);
        expect(toCustomer()).toContain(`Asha will come to you on 5 Dec between 11AM and 1115AM. Start code: ${startCode}.`);
        const { content } = await s.staff('GET', `/message-log/admin?bookingId=${id}&kind=PROFESSIONAL`);
        expect(content[0].text).toContain('Start code: ….');
      },
      sent: ['PROFESSIONAL customer'],
    },
    {
      name: 'when nobody can come',
      before: async () => {
        const id = await booked();
        await s.leave('asha');
        return id;
      },
      happens: async id => {
        await s.at('18:00', '2026-12-04');
        expect(toCustomer()).toContain('We will tell you who comes.');
        expect(await s.named(id)).toBeNull();
      },
      sent: ['UNCOVERED salon', 'UNCOVERED salon', 'WHO_OPEN customer'],
    },
  ],
  TO_TEAMS: [
    {
      name: 'with two visits to come: one message',
      before: async () => {
        await s.book();
        await s.book({}, '2026-12-09');
        await s.gathered();
        return '';
      },
      happens: async () => {
        await switchTo('TEAMS');
        await s.now();
        expect(s.heard()).toEqual([]);
        await s.gathered();
        expect(lastTo('9811111111')).toContain('The salon plans with teams from now on. 2 visits to come left your page.');
      },
      sent: ['TO_TEAMS asha'],
    },
    {
      name: 'and back at once: nobody hears',
      before: booked,
      happens: async () => {
        await switchTo('TEAMS');
        await switchTo('PROFESSIONALS');
      },
      sent: [],
    },
  ],
  EVENING: [
    {
      name: 'the professional gets the day, and the salon its figures',
      before: told,
      happens: async () => {
        await s.at('20:00', '2026-12-04');
        await s.at('21:00', '2026-12-04');
      },
      sent: ['TOMORROW asha', 'SUMMARY salon'],
    },
  ],
  UNCOVERED: [
    {
      name: 'after the name was told: it is taken back, and the next name is told',
      before: told,
      happens: async id => {
        await s.leave('asha');
        expect(await s.named(id)).toBeNull();
        await s.pass(5 * MINUTE);
        await s.gathered();
        expect(toCustomer()).toContain('We arrive on 5 Dec between 11AM and 1115AM. We will tell you who comes.');
        await s.give(id, 'rekha');
        await s.gathered();
        expect(toCustomer()).toContain('Rekha will come to you');
        expect(await s.named(id)).toBe('Rekha Patil');
      },
      sent: [
        ...['UNCOVERED salon', 'UNCOVERED salon', 'WHO_OPEN customer'],
        ...['PROFESSIONAL customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
      ],
    },
    {
      name: 'on the same morning, and somebody else is found in time',
      before: onTheDay,
      happens: async id => {
        await s.leave('asha');
        await s.give(id, 'rekha');
      },
      sent: ['WHO_CHANGED customer', 'VISIT_CANCELLED asha', 'VISIT_NEW rekha'],
    },
    {
      name: 'and the leave is taken back at once',
      before: told,
      happens: async () => {
        const takeBack = await s.leave('asha');
        await takeBack();
        await s.pass(5 * MINUTE);
      },
      sent: [],
    },
    {
      name: 'the day before, at 17:00',
      before: booked,
      happens: async () => {
        await s.leave('asha');
        await s.at('17:00', '2026-12-04');
      },
      sent: ['UNCOVERED salon', 'UNCOVERED salon'],
    },
  ],
  LATE: [
    {
      name: 'on the way for too long',
      before: async () => {
        const id = await onTheDay();
        await s.tap('asha', id, 'ON_THE_WAY');
        await s.now();
        return id;
      },
      happens: () => s.at('11:40'),
      sent: ['LATE customer', 'VISIT_LATE salon', 'VISIT_LATE salon'],
    },
  ],
  NOT_SET_OUT: [{ name: 'and nobody tapped anything', before: onTheDay, happens: () => s.at('11:40'), sent: [] }],
  FORGOTTEN: [
    {
      name: 'until the next morning',
      before: onTheDay,
      happens: async id => {
        await s.at('09:00', '2026-12-06');
        expect((await s.own('GET', `/booking/${id}`)).status).toBe('PENDING');
      },
      sent: ['SUMMARY salon'],
    },
  ],
  PAYMENT_FAILED: [{ name: 'and may be tried again', before: held, happens: id => s.pay(id, 'FAIL'), sent: [] }],
  PAYMENT_LATE: [
    {
      name: 'because the bank allowed it when the time was given back',
      before: held,
      happens: async id => {
        await s.pay(id, 'ALLOW_LATE');
        await s.ask(15 * MINUTE);
        await s.ask(6 * MINUTE);
        await s.ask(5 * MINUTE);
      },
      sent: ['HOLD_ENDED customer', 'PAID_LATE customer', 'PAYMENT_LATE salon', 'PAYMENT_LATE salon'],
    },
  ],
  BALANCE_SOON: [
    {
      name: 'with the sum and the day',
      before: partyWithSteps,
      happens: async () => {
        await s.at('10:05', addDays(PARTY_DUE, -3));
        expect(toCustomer()).toMatch(/Please pay 500 rupees for your visit by 16 Dec\. Details: \S+\/v\/[\w-]{22}$/);
      },
      sent: ['PARTY_BALANCE_DUE customer'],
    },
  ],
  BALANCE_UNPAID: [
    {
      name: 'and nothing is cancelled',
      before: async () => {
        const id = await partyWithSteps();
        await s.at('10:05', addDays(PARTY_DUE, -3));
        return id;
      },
      happens: async id => {
        await s.at('10:05', PARTY_DUE);
        expect((await s.own('GET', `/booking/${id}`)).status).toBe('PENDING');
      },
      sent: ['PARTY_BALANCE salon', 'PARTY_BALANCE salon'],
    },
  ],
  DOCUMENT_ISSUED: [
    {
      name: 'with the visit, behind the link of its receipt',
      before: onTheDay,
      happens: async id => {
        await s.staff('PUT', `/booking/admin/${id}/mark-completed`);
        await s.now();
        const token = toCustomer()?.match(/\/v\/([\w-]{22})/)?.[1];
        expect((await s.app.call('GET', `/visit-link/${token}/documents`)).body.data).toHaveLength(1);
        expect(s.heard().map(({ kind }) => kind)).toEqual(['RECEIPT']);
      },
      sent: [],
    },
  ],
  REVIEWED: [
    {
      name: 'and answered',
      before: done,
      happens: async bookingId => {
        await s.own('PUT', `/booking/${bookingId}/review`, { rating: 5, text: 'Lovely.' });
        await s.pass(3 * HOUR);
      },
      sent: [],
    },
  ],
  MESSAGE_FAILED: [
    {
      name: 'and the log says so',
      happens: async () => {
        s.app.messages.failing.SMS = new Refused('sms', 'NUMBER_UNKNOWN', { isFinal: true });
        const id = await s.book();
        await s.now();
        const { content } = await s.staff('GET', `/message-log/admin?bookingId=${id}&state=FAILED`);
        expect(content.at(-1)).toMatchObject({ kind: 'CONFIRMATION', reason: 'NUMBER_UNKNOWN' });
      },
      sent: ['MESSAGE_FAILED salon', 'MESSAGE_FAILED salon'],
    },
  ],
  ENQUIRED: [
    {
      name: 'on the site',
      happens: async () => {
        const { token } = s.salon;
        const { courseId } = await makeEnquiry(s.app, token, { course: aCourse() });
        const mobile = '9833333333';
        const asked = { courseId, name: 'Meera', mobile, dateOfBirth: '2000-01-01' };
        const { body } = await s.app.call('POST', '/academy/enquiry', { body: asked });
        const { verificationId } = body.data;
        const proof = { ...asked, verificationId, otp: s.app.sms.codeFor(mobile) };
        expect((await s.app.call('POST', '/academy/enquiry/verify', { body: proof })).status).toBe(200);
      },
      sent: ['ENQUIRY salon', 'ENQUIRY salon'],
    },
  ],
  NUMBER_CHANGED: [
    {
      name: 'by staff, for a customer: both numbers hear of it at once',
      before: async () => {
        await s.at('23:00', '2026-12-04');
        return '';
      },
      happens: async () => {
        await s.staff('PUT', `/customer/admin/${s.customer.userId}/mobile`, { mobile: newMobile(), reason: 'Lost phone' });
        await s.now();
        expect(toCustomer()).toBe(
          'Nikhar Salon & Academy: The mobile number of your account was changed. If it was not you, call 9876500000 at once.',
        );
      },
      sent: ['NUMBER_NEW other', 'NUMBER_OLD customer'],
    },
    {
      name: 'by staff, for a professional',
      happens: async () => {
        await s.staff('PUT', `/professional/admin/${s.ids.asha}`, { mobile: newMobile(), mobileReason: 'New SIM' });
        await s.now();
      },
      sent: ['NUMBER_NEW other', 'NUMBER_OLD asha'],
    },
  ],
  WAIT_OFFERED: [
    {
      name: 'with a link that takes it',
      happens: async () => {
        const { mobile, addressId } = s.customer;
        const asked = { mobile, addressId, serviceIds: [s.salon.facial], from: SATURDAY, to: SATURDAY };
        const { wait } = await s.staff('POST', '/wait/admin', asked);
        await s.staff('POST', `/wait/admin/${wait.id}/offer`, { bookingDate: SATURDAY, bookingTime: '11:00:00' });
        await s.now();
        expect(toCustomer()).toMatch(/A time got free: .*\. We hold it until \d+PM\. Take it: \S+\/v\/[\w-]{24}$/);
      },
      sent: ['WAIT_OFFER customer'],
    },
  ],
  SERIES_ASKED: [
    {
      name: 'with a link to choose another time',
      before: async () => {
        const id = await booked();
        const day = addDays(SATURDAY, 14);
        const away = { fromDate: day, fromTime: '00:00:00', toDate: day, toTime: '23:59:00' };
        for (const professional of Object.values(s.ids)) await s.staff('POST', `/professional/admin/${professional}/leave`, away);
        await s.now();
        return id;
      },
      happens: async bookingId => {
        await s.own('POST', '/series', { bookingId, everyWeeks: 2, until: addDays(SATURDAY, 14) });
        await s.now();
        expect(toCustomer()).toMatch(
          /Your regular visit on .* cannot be as usual\. Choose a time, or skip it: \S+\/v\/[\w-]{23}$/,
        );
      },
      sent: ['SERIES_ASK customer'],
    },
  ],
  SERIES_PAUSED: [
    {
      name: 'by staff: one message for all visits that it cancels',
      before: everyTwoWeeks,
      happens: async id => {
        await s.staff('POST', `/series/${id}/act`, { act: 'PAUSE', until: '2026-12-20' });
        await s.now();
        const said = 'Your regular visits pause until 20 Dec. Cancelled: 2 visits. After that they go on';
        expect(texts().filter(text => text.includes(said))).toHaveLength(1);
      },
      // What comes after the pause is booked at once.
      sent: ['SERIES_PAUSED_OFF customer', 'CONFIRMATION customer', 'CONFIRMATION customer', 'VISIT_CANCELLED asha'],
    },
    {
      name: 'by the customer, who knows it if nothing is cancelled',
      before: async () => {
        const id = await everyTwoWeeks();
        await s.at('12:00');
        return id;
      },
      happens: id => s.own('POST', `/series/${id}/act`, { act: 'PAUSE', until: '2026-12-19' }),
      sent: [],
    },
    {
      name: 'by staff, without a visit before its end',
      before: async () => {
        const id = await everyTwoWeeks();
        await s.at('12:00');
        return id;
      },
      happens: id => s.staff('POST', `/series/${id}/act`, { act: 'PAUSE', until: '2026-12-19' }),
      sent: ['SERIES_PAUSED customer'],
    },
  ],
  SERIES_ENDED: [
    {
      name: 'by staff, and what is booked stays',
      before: everyTwoWeeks,
      happens: id => s.staff('POST', `/series/${id}/act`, { act: 'END' }),
      sent: ['SERIES_ENDED customer'],
    },
    {
      name: 'by the customer, who knows it',
      before: everyTwoWeeks,
      happens: id => s.own('POST', `/series/${id}/act`, { act: 'END' }),
      sent: [],
    },
    {
      name: 'by the customer with its visits: one message for all',
      before: everyTwoWeeks,
      happens: async id => {
        await s.own('POST', `/series/${id}/act`, { act: 'END', cancelBooked: true });
        await s.now();
        expect(toCustomer()).toContain('Your regular visits have ended. Cancelled: 3 visits.');
      },
      sent: ['SERIES_ENDED_OFF customer', 'VISIT_CANCELLED asha'],
    },
  ],
  DUE: [
    {
      name: 'three days before, with times and an end to such messages',
      happens: async () => {
        await tellOfDue(s, 'NUDGE', 27);
        expect(toCustomer()).toMatch(/: Time for Face again\? Three free times, or no more of these: \S+\/v\/[\w-]{20}$/);
      },
      sent: ['NUDGE customer'],
    },
    {
      name: 'long after, with a coupon of the customer’s own',
      happens: async () => {
        await tellOfDue(s, 'WIN_BACK', 46);
        expect(toCustomer()).toMatch(/: 100 off your next visit\. Face is due\.|: .*100.* off your next visit/);
      },
      sent: ['WIN_BACK customer'],
    },
  ],
  FRIEND_CAME: [
    {
      name: 'to both, once the visit is paid',
      before: async () => {
        await changeSettings(s.app, { ...PLAN, referralReward: 150 });
        const owner = await makeCustomer(s.app);
        const { code } = (await s.app.call('GET', '/referral', { token: owner.token })).body.data;
        await s.own('PUT', '/referral/friend', { code });
        return done();
      },
      happens: async () => {
        await s.pass(16 * MINUTE);
        expect(toCustomer()).toMatch(/a coupon of 150 rupees for Bring a Friend is yours until \d+ \w+\./);
      },
      sent: ['FRIEND_REWARD customer', 'FRIEND_REWARD other'],
    },
  ],
  AREA_GROWN: [
    {
      name: 'once, however often staff press',
      before: wishedFromOutside,
      happens: async () => {
        await changeSettings(s.app, { areas: [circleOf(100)] });
        for (const told of [1, 0]) expect(await s.staff('POST', '/area/admin/wish/tell')).toEqual({ told });
        await s.now();
        expect(toCustomer()).toMatch(/We come to your area now, as you wished\./);
      },
      sent: ['AREA_NOW customer'],
    },
  ],
  SECOND_FACTOR_CHANGED: [
    {
      name: 'by e-mail, whatever staff switched off',
      before: async () => {
        await changeSettings(s.app, { messagesOff: ['SECOND_FACTOR'] });
        return '';
      },
      happens: async () => {
        const { adminId, email } = await makeAdmin(s.app);
        await s.app.db.tx(tx => tellFactor(tx, adminId, 'CODE_USED', s.app.clock.now()));
        await s.now();
        expect(lastTo(email)).toContain('A recovery code was used.');
      },
      sent: ['SECOND_FACTOR salon'],
    },
  ],
  ENROLLED: [
    {
      name: 'with a link to the profile',
      happens: async () => {
        await makeEnrolment(s.app, s.salon.token, { learner: { mobile: s.customer.mobile } });
        await s.now();
        expect(toCustomer()).toMatch(/The place in the course Bridal make up is booked\. Days and fee: \S+\/profile$/);
      },
      sent: ['ENROLLED customer'],
    },
  ],
  FEE_TAKEN: [{ name: 'in part', before: enrolled, happens: id => takeFee(id), sent: ['FEE_TAKEN customer'] }],
  FEE_RETURNED: [
    {
      name: 'in part',
      before: async () => {
        const id = await enrolled();
        await takeFee(id);
        await s.now();
        return id;
      },
      happens: async id => {
        const { content } = await s.staff('GET', '/academy/admin/enrolment');
        const [{ fees }] = content;
        await s.staff('POST', `/academy/admin/enrolment/${id}/refund`, { paymentId: fees[0].id, amount: 4000, note: 'Moves.' });
        await s.now();
        expect(toCustomer()).toContain('We have returned 4000 rupees of the course fee.');
      },
      sent: ['FEE_RETURNED customer'],
    },
  ],
};

async function callForHelp(id: string) {
  const token = await s.asPerson('asha');
  expect((await s.app.call('PUT', `/visit/${id}/help`, { token })).status).toBe(200);
}
async function callFromDoor(id: string) {
  await s.at('11:00');
  await s.tap('asha', id, 'ARRIVED');
  await s.door('asha', id, 'CALLED');
}
async function enrolled(): Promise<string> {
  const { enrolmentId } = await makeEnrolment(s.app, s.salon.token, { learner: { mobile: s.customer.mobile } });
  await s.now();
  return enrolmentId;
}
const takeFee = (id: string) => s.staff('POST', `/academy/admin/enrolment/${id}/fee`, { amount: 10_000, method: 'UPI' });

/** What was seen of each row. The reminder of three days before is played once, and several changes are one message. */
const seen = new Map<Occasion, Set<string>>();
const isSeen = (occasion: Occasion, kind: string): boolean => {
  const kinds = seen.get(occasion) ?? new Set();
  const isGathered = kind.startsWith('VISIT_') && kinds.has('VISITS_CHANGED');
  return kinds.has(kind) || isGathered || (kind === 'REMINDER' && occasion !== 'BOOKED');
};

describe.each(Object.keys(WHO_LEARNS) as Occasion[])('Q30 %s', occasion => {
  it.each(SCENES[occasion])('$name', async ({ before, happens, sent }) => {
    const id = (await before?.()) ?? '';
    s.heard();
    await happens(id);
    await s.gathered();
    const heard = s.heard();
    expect(heard.map(({ kind, reader }) => `${kind} ${reader}`).toSorted()).toEqual(sent.toSorted());
    const all = new Set([...(seen.get(occasion) ?? []), ...heard.map(({ base }) => base)]);
    seen.set(occasion, all);
  });

  it('sends all that its row says', () => {
    // The salon's are played by salon-alerts.test.ts.
    const row = (['customer', 'had', 'gets'] as const).flatMap(reader => kindsFor(occasion, reader));
    const missing = row.filter(kind => !isSeen(occasion, kind));
    expect(missing).toEqual([]);
  });
});

it('Q30 the rule book shows the table', () => {
  const book = readFileSync(new URL('../../guides/rules.md', import.meta.url), 'utf8');
  expect(book).toContain(tableInBook());
});
