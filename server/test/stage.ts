/** A salon with named professionals, online payment and a moving clock, for tests of who learns of what (rule Q30). */
import { expect } from 'vitest';
import { MINUTE, SECOND } from '../../common/time.ts';
import { baseOf, type MessageKind } from '../messages/who-learns/kinds.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { checkRound } from '../visits/payment/check.ts';
import { startApp } from './app.ts';
import { portOf } from './form.ts';
import { makeAdmin, makeSession } from './makers.ts';
import { makeNamedSalon, type NamedCustomer } from './named-salon.ts';

/** The clock begins on 2026-12-04, a Friday, at noon. */
export const SATURDAY = '2026-12-05';

/** As the settings have it. */
const SALON_PHONE = '9876500000';
export const CUSTOMER_MAIL = 'asha@mail.example';
const MOBILES = { asha: '9811111111', rekha: '9822222222' };
export type Person = keyof typeof MOBILES;
/** Asha's first visit begins at 11:00 on Saturday, and Rekha is free. */
const TIME = '11:00:00';

export async function openStage() {
  const app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  const salon = await makeNamedSalon(app, { minimumOrderValue: 0, cancelFeePercent: 20, cancelFreeHours: 48 });
  const ids = {
    asha: await salon.addPerson('Asha Rao', { mobile: MOBILES.asha }),
    rekha: await salon.addPerson('Rekha Patil', { mobile: MOBILES.rekha }),
  };
  const customer = await salon.newCustomer();
  await app.worker.plan();

  const staff = async (method: string, path: string, body?: object) => {
    const answer = await app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
    expect([200, 201]).toContain(answer.status);
    return answer.body.data;
  };
  const own = async (method: string, path: string, body?: object) => {
    const token = await makeSession(app, 'USER', customer.userId);
    const answer = await app.call(method, path, { token, ...(body && { body }) });
    expect([200, 201]).toContain(answer.status);
    return answer.body.data;
  };
  const until = async (at: string) => {
    app.clock.moveTo(at);
    await app.worker.runDue();
  };
  const pass = (milliseconds: number) => until(new Date(app.clock.now() + milliseconds).toISOString());
  const nameOf = (to: string) => {
    if (to === CUSTOMER_MAIL) return 'customer by mail';
    if (to === SALON_PHONE || to.includes('@')) return 'salon';
    return Object.entries({ ...MOBILES, customer: customer.mobile }).find(([, mobile]) => mobile === to)?.[0] ?? 'other';
  };

  return {
    ...{ app, salon, ids, customer, staff, own, pass, until },
    /** As people in the salon say it: `stage.at('18:05', '2026-12-04')`. */
    at: (time: string, date = SATURDAY) => until(`${date}T${time}:00+05:30`),
    /** Long enough for messages about changes to go out (rules Q26, Q31). */
    gathered: () => pass(3 * MINUTE + SECOND),
    /** Nobody has chosen anybody, and Asha has the visit. */
    book: async (more: object = {}, date = SATURDAY, time = TIME, who: NamedCustomer = customer): Promise<string> => {
      await staff('PUT', `/professional/admin/${ids.rekha}`, { active: false });
      const { status, body } = await salon.book(who, date, time, more);
      expect(status).toBe(201);
      await staff('PUT', `/professional/admin/${ids.rekha}`, { active: true });
      return body.data.bookingId;
    },
    give: (id: string, to: Person) =>
      staff('PUT', `/booking/admin/${id}/professional?professionalId=${ids[to]}`) as Promise<Schemas['Booking']>,
    tap: async (who: Person, id: string, state: string, body: object = {}) => {
      const token = await makeSession(app, 'PROFESSIONAL', ids[who]);
      if (state === 'STARTED') await staff('PUT', `/booking/admin/${id}/start-code-waiver`);
      const at = new Date(app.clock.now()).toISOString();
      const answer = await app.call('PUT', `/visit/${id}/state`, { token, body: { state, at, ...body } });
      expect(answer.status).toBe(200);
    },
    door: async (who: Person, id: string, what: string, body: object = {}) => {
      const token = await makeSession(app, 'PROFESSIONAL', ids[who]);
      const at = new Date(app.clock.now()).toISOString();
      const answer = await app.call('PUT', `/visit/${id}/door`, { token, body: { what, at, ...body } });
      expect(answer.status).toBe(200);
    },
    asPerson: (who: Person) => makeSession(app, 'PROFESSIONAL', ids[who]),
    /** Nobody else could take a visit of Asha's. */
    onlyAsha: () => staff('PUT', `/professional/admin/${ids.rekha}`, { active: false }),
    /** The whole day. Answers what takes it back. */
    leave: async (who: Person, date = SATURDAY) => {
      const path = `/professional/admin/${ids[who]}/leave`;
      const hours = { fromDate: date, fromTime: '00:00:00', toDate: date, toTime: '23:00:00' };
      const { leave } = await staff('POST', path, hours);
      return () => staff('DELETE', `${path}/${leave.id}`);
    },
    /** Pays what is due online, or only tries. */
    pay: async (id: string, outcome = 'PAY') => {
      const { url } = await own('POST', `/booking/${id}/payment`);
      const { headers } = await fetch(new URL(url, `http://127.0.0.1:${portOf(app)}`), { redirect: 'manual' });
      const order = new URL(headers.get('location') ?? '', 'http://app').searchParams.get('order') ?? '';
      const decide = async (what = outcome) => {
        expect((await app.call('POST', `/dev/pay/${order}`, { body: { outcome: what } })).status).toBe(200);
        await app.worker.runDue();
      };
      await decide();
      return decide;
    },
    /** Asks the provider, as the round of every minute does. */
    ask: async (milliseconds: number) => {
      app.clock.advance(milliseconds);
      await app.db.tx(tx => enqueue(tx, checkRound, null, app.clock.now()));
      await app.worker.runDue();
    },
    /** The name that the customer reads in My Bookings and behind the link of a message. */
    named: async (id: string): Promise<string | null> => {
      const mine: Schemas['Booking'] = await own('GET', `/booking/${id}`);
      const token = app.messages.sent
        .findLast(({ bookingId, text }) => bookingId === id && text.includes('/v/'))
        ?.text.match(/\/v\/([\w-]{22})/)?.[1];
      const linked = (await app.call('GET', `/visit-link/${token}`)).body.data;
      expect(linked.professional?.name ?? null).toBe(mine.professional?.name ?? null);
      return mine.professional?.name ?? null;
    },
    /** What was sent since the last call, as kinds of the log by reader; the first time all of it. */
    heard: (() => {
      let seen = 0;
      return (): { reader: string; kind: MessageKind; base: MessageKind; text: string }[] => {
        const news = app.messages.sent.slice(seen);
        seen = app.messages.sent.length;
        return news.map(({ kind, to, text }) => {
          const sent = kind as MessageKind;
          return { reader: nameOf(to), kind: sent, base: baseOf(sent), text };
        });
      };
    })(),
    now: () => pass(SECOND),
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;
