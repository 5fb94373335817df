/** Whom customers and calendars name of a party (rule Q56), through HTTP with a moving clock. */
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { ADMIN_PASSWORD } from '../../test/makers.ts';
import { type BrideSalon, openBrideSalon } from '../../test/party/bride.ts';

/** The clock begins on 2026-12-04, a Friday, at noon. */
const SATURDAY = '2026-12-05';
const MOBILES: Record<string, string> = { '9811111111': 'Asha', '9822222222': 'Rekha', '9833333333': 'Meena' };

let s: BrideSalon;
beforeEach(async () => {
  s = await openBrideSalon();
  await s.app.worker.plan();
});
afterEach(() => s.app.close());

const at = async (time: string, date = SATURDAY) => {
  s.app.clock.moveTo(`${date}T${time}:00+05:30`);
  await s.app.worker.plan();
  await s.app.worker.runDue();
};
const gathered = async () => {
  s.app.clock.advance(4 * MINUTE);
  await s.app.worker.runDue();
};
let seen = 0;
beforeEach(() => {
  seen = 0;
});
/** What was sent to professionals since the last call: kind and text by first name. */
const heard = () => {
  const news = s.app.messages.sent.slice(seen);
  seen = s.app.messages.sent.length;
  return news.flatMap(({ kind, to, text }) => (MOBILES[to] ? [`${MOBILES[to]} ${kind}: ${text}`] : [])).sort();
};
const toCustomer = () => s.app.messages.sent.filter(({ to }) => to === s.customer.mobile).map(({ text }) => text);
const nameOf = async (id: string, n: number): Promise<string> => {
  const { parts = [] } = (await s.staff('GET', `/booking/${id}`)) as Schemas['Booking'];
  return parts[n]?.professional?.name.split(' ')[0] ?? '';
};

describe('a party', () => {
  it('Q56 names all who come to the customer, once with the start code', async () => {
    const { bookingId: id } = await s.bookParty(SATURDAY);
    await gathered();
    const [lead, other] = [await nameOf(id, 0), await nameOf(id, 1)];
    await at('18:05', '2026-12-04');
    await gathered();
    const { startCode } = await s.own('GET', `/booking/${id}`);
    const named = toCustomer().filter(text => text.includes('will come'));
    expect(named).toEqual([
      expect.stringContaining(`${lead} and ${other} will come to you on 5 Dec between 2PM and 215PM. Start code: ${startCode}.`),
    ]);
    await at('18:15', '2026-12-04');
    await at('18:25', '2026-12-04');
    expect(toCustomer().filter(text => text.includes('will come'))).toHaveLength(1);
    await at('20:05', '2026-12-04');
    expect(heard().filter(text => text.includes('TOMORROW'))).toHaveLength(2);
  });

  it('Q56 says that somebody else comes for one of them', async () => {
    const { bookingId: id } = await s.bookParty(SATURDAY);
    await at('18:05', '2026-12-04');
    await gathered();
    const lead = await nameOf(id, 0);
    const meena = await s.salon.addPerson('Meena Joshi', { mobile: '9833333333', serviceIds: [s.salon.facial, s.bridal] });
    const other = (await s.whoComes(id))[1] ?? '';
    const leave = { fromDate: SATURDAY, fromTime: '00:00:00', toDate: SATURDAY, toTime: '23:00:00' };
    const { leave: noted } = await s.staff('POST', `/professional/admin/${other}/leave`, leave);
    await at('18:15', '2026-12-04');
    await gathered();
    expect(toCustomer().at(-1)).toContain('We will tell you who comes');
    await s.staff('DELETE', `/professional/admin/${other}/leave/${noted.id}`);
    await at('18:25', '2026-12-04');
    await gathered();
    expect(toCustomer().at(-1)).toContain(`${lead} and ${await nameOf(id, 1)} will come`);
    expect(meena).toEqual(expect.any(String));
  });

  it('Q56 stands in each feed as her part, and in the salon’s as a whole', async () => {
    const { bookingId: id } = await s.bookParty(SATURDAY);
    const [lead = '', other = ''] = await s.whoComes(id);
    const feedOf = async (professionalId: string | null): Promise<string> => {
      const { url } = await s.staff('POST', '/calendar-feed/admin', {
        ...{ professionalId, currentPassword: ADMIN_PASSWORD },
      });
      return (await supertest(s.app.app.server).get(new URL(url, 'http://app').pathname)).text.replaceAll('\r\n ', '');
    };
    const [whole, first, second] = [await feedOf(null), await feedOf(lead), await feedOf(other)];
    expect(whole).toContain(`UID:${id}@`);
    expect(whole).toMatch(/DTSTART:20261205T083000Z\r\nDTEND:20261205T113000Z/);
    expect(first).toMatch(/DTSTART:20261205T083000Z\r\nDTEND:20261205T113000Z\r\nSUMMARY:Bridal make-up\\, Facial\r/);
    expect(second).toMatch(/DTSTART:20261205T103000Z\r\nDTEND:20261205T113000Z\r\nSUMMARY:Facial\r/);
    const uids = [whole, first, second].map(text => text.match(/UID:(\S+)/)?.[1]);
    expect(new Set(uids).size).toBe(3);
  });
});
