/** Calendar feeds (rule I10). */
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, startApp } from '../../test/app.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { ADMIN_PASSWORD, changeSettings, HOME, makeAdmin, makeDays } from '../../test/makers.ts';
import { makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

const app = appOfFile({ env: { PUBLIC_URL: 'https://salon.example' } });
let salon: NamedSalon;
const newDay = makeDays();
beforeEach(async () => {
  app.clock.moveTo(NOON);
  salon = await makeNamedSalon(app);
});

/** The clock may have passed the end of a session. */
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const ask = (professionalId: string | null) =>
  asStaff('POST', '/calendar-feed/admin', { professionalId, currentPassword: ADMIN_PASSWORD });
const make = async (professionalId: string | null = null): Promise<Schemas['NewCalendarFeed']> => {
  const { status, body } = await ask(professionalId);
  expect(status).toBe(201);
  return body.data;
};
const open = ({ url }: { url: string }, headers: Record<string, string> = {}) =>
  supertest(app.app.server).get(new URL(url).pathname).set(headers);

interface Entry {
  uid: string;
  sequence: number;
  start: string;
  end: string;
  summary: string;
  status: unknown;
  location: string;
}
/** As one parser reads the feed, after the other has read the same. */
const entriesIn = (text: string): Entry[] => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents('vevent').map(part => {
    const { uid, sequence, startDate, endDate, summary, location } = new ICAL.Event(part);
    const [start, end] = [startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()];
    return { uid, sequence, start, end, summary, status: part.getFirstPropertyValue('status'), location };
  });
  const others = Object.values(nodeIcal.parseICS(text)).flatMap(part =>
    part?.type === 'VEVENT' ? [[part.uid, part.summary, part.start.toISOString()]] : [],
  );
  expect(others.toSorted()).toEqual(entries.map(({ uid, summary, start }) => [uid, summary, start]).toSorted());
  return entries;
};
const read = async (feed: { url: string }): Promise<Entry[]> => {
  const { status, text } = await open(feed).expect('content-type', 'text/calendar; charset=utf-8');
  expect(status).toBe(200);
  return entriesIn(text);
};
const mustBeShut = async (feed: { url: string }) => {
  const { status, body } = await open(feed);
  expect([status, body.errorCode]).toEqual([404, 'NOT_FOUND']);
};
const instant = (date: IsoDate, time: string) => new Date(`${date}T${time}+05:30`).toISOString();
const booked = async (date: IsoDate, time: string, more: object = {}) => {
  const customer = await salon.newCustomer();
  const { status, body } = await salon.book(customer, date, time, more);
  expect(status).toBe(201);
  return { ...customer, bookingId: body.data.bookingId as string };
};
const uidsIn = async (feed: { url: string }) => (await read(feed)).map(({ uid }) => uid);

describe('a feed', () => {
  it('has the first name, services and area of each visit, and neither mobile nor address', async () => {
    await salon.addPerson('Rekha');
    const date = newDay();
    const { bookingId, mobile } = await booked(date, '11:00:00', { serviceIds: [salon.facial, salon.facial], finalPrice: 1998 });
    const feed = await make();
    const found = (await read(feed)).find(({ uid }) => uid === `${bookingId}@salon.example`);
    expect(found).toEqual({
      uid: `${bookingId}@salon.example`,
      sequence: 0,
      start: instant(date, '11:00:00'),
      end: instant(date, '13:00:00'),
      summary: 'Asha: Facial × 2',
      status: 'CONFIRMED',
      location: `${HOME.city} ${HOME.postalCode}`,
    });
    const { text } = await open(feed);
    for (const secret of [mobile, 'Deshmukh', HOME.street, HOME.building, HOME.instructions]) expect(text).not.toContain(secret);
  });

  it('of a professional has the name and the house only if the owner allows it, and the house from the evening before', async () => {
    const asha = await salon.addPerson('Asha');
    const date = newDay();
    const { bookingId, mobile } = await booked(date, '11:00:00', { professionalId: asha });
    const [hers, all] = [await make(asha), await make()];
    const saidBy = async (feed: { url: string }) => {
      const found = (await read(feed)).find(({ uid }) => uid.startsWith(bookingId));
      return [found?.summary, found?.location];
    };
    const area = `${HOME.city} ${HOME.postalCode}`;
    app.clock.moveTo(`${addDays(date, -1)}T18:00:00+05:30`);
    expect(await saidBy(hers)).toEqual(['Facial', area]);
    const settings = (await asStaff('GET', '/settings/admin')).body.data;
    await asStaff('PUT', '/settings/admin', { ...settings, feedsShowCustomer: true });
    const { text } = await open(hers);
    expect((await saidBy(hers))[0]).toBe('Asha: Facial');
    for (const line of [HOME.flatNumber, HOME.building]) expect(text).toContain(line);
    for (const secret of [mobile, 'Deshmukh', HOME.instructions]) expect(text).not.toContain(secret);
    expect(await saidBy(all)).toEqual(['Asha: Facial', area]);
    app.clock.moveTo(`${addDays(date, -1)}T17:59:00+05:30`);
    expect(await saidBy(hers)).toEqual(['Asha: Facial', area]);
    app.clock.moveTo(`${addDays(date, 2)}T00:00:00+05:30`);
    expect(await saidBy(hers)).toEqual(['Asha: Facial', area]);
  });

  it('follows a move and a cancellation, each with a higher sequence', async () => {
    await salon.addPerson('Rekha');
    const date = newDay();
    const { bookingId } = await booked(date, '11:00:00');
    const feed = await make();
    const entry = async () => (await read(feed)).find(({ uid }) => uid.startsWith(bookingId));
    await asStaff('PUT', `/booking/${bookingId}`, { bookingDate: date, bookingTime: '15:00:00' });
    expect(await entry()).toMatchObject({ sequence: 1, start: instant(date, '15:00:00'), status: 'CONFIRMED' });
    expect((await open(feed)).text).not.toContain('TRANSP');
    await asStaff('PUT', `/booking/${bookingId}/cancel`);
    // It says so in the title, and takes no time.
    expect(await entry()).toMatchObject({ sequence: 2, status: 'CANCELLED', summary: 'Cancelled: Asha: Facial' });
    const { text } = await open(feed);
    expect(text).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n');
    await asStaff('DELETE', `/booking/${bookingId}`);
    expect(await entry()).toBeUndefined();
  });

  it('of a professional has her visits only, and loses one that goes to another', async () => {
    const [asha, usha] = [await salon.addPerson('Asha'), await salon.addPerson('Usha')];
    const date = newDay();
    const hers = await booked(date, '11:00:00', { professionalId: asha });
    const other = await booked(date, '15:00:00', { professionalId: usha });
    const [feed, all] = [await make(asha), await make()];
    const uids = (...some: { bookingId: string }[]) => some.map(({ bookingId }) => `${bookingId}@salon.example`);
    expect(await uidsIn(feed)).toEqual(uids(hers));
    expect(await uidsIn(all)).toEqual(expect.arrayContaining(uids(hers, other)));
    expect((await salon.assign(hers.bookingId, usha, true)).status).toBe(200);
    expect(await uidsIn(feed)).toEqual([]);
    expect(await uidsIn(await make(usha))).toEqual(expect.arrayContaining(uids(hers, other)));
  });

  it('reaches from 30 days ago to 90 days ahead', async () => {
    const asha = await salon.addPerson('Asha');
    const date = newDay();
    await booked(date, '11:00:00', { professionalId: asha });
    const feed = await make(asha);
    const sizeOn = async (day: IsoDate) => {
      app.clock.moveTo(`${day}T12:00:00+05:30`);
      return (await read(feed)).length;
    };
    expect(await sizeOn(addDays(date, -91))).toBe(0);
    expect(await sizeOn(addDays(date, -90))).toBe(1);
    expect(await sizeOn(addDays(date, 30))).toBe(1);
    expect(await sizeOn(addDays(date, 31))).toBe(0);
  });

  it('keeps its ETag until a visit changes', async () => {
    const asha = await salon.addPerson('Asha');
    const feed = await make(asha);
    await booked(newDay(), '11:00:00', { professionalId: asha });
    const { headers } = await open(feed);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    app.clock.advance(60_000);
    const again = await open(feed, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
    await booked(newDay(), '11:00:00', { professionalId: asha });
    expect((await open(feed, { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });

  it('names its salon and professional', async () => {
    const asha = await salon.addPerson('Asha Rao');
    const nameIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname');
    expect(nameIn((await open(await make(asha))).text)).toBe('Nikhar Salon & Academy: Asha Rao');
    expect(nameIn((await open(await make())).text)).toBe('Nikhar Salon & Academy');
  });

  it('forgets the name and the area of a deleted account', async () => {
    const asha = await salon.addPerson('Asha');
    const { bookingId, token } = await booked(newDay(), '11:00:00', { professionalId: asha });
    await asStaff('PUT', `/booking/${bookingId}/cancel`);
    expect((await app.call('DELETE', '/auth/profile', { token })).status).toBe(200);
    const [entry] = await read(await make(asha));
    expect([entry?.summary, entry?.location]).toEqual(['Cancelled: Facial', null]);
  });
});

describe('the address of a feed', () => {
  it('has 128 random bits, is shown once and tells when it was read', async () => {
    const { url, ...feed } = await make();
    const [, token = ''] = url.match(/^https:\/\/salon\.example\/calendar\/([\w-]+)\.ics$/) ?? [];
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const listed = async (): Promise<Schemas['CalendarFeed'] | undefined> =>
      (await asStaff('GET', '/calendar-feed/admin')).body.data.find(({ id }: { id: string }) => id === feed.id);
    expect(await listed()).toEqual({ ...feed, professionalId: null, lastReadAt: null });
    await read({ url });
    const at = new Date(app.clock.now()).toISOString();
    expect((await listed())?.lastReadAt).toBe(at);
    app.clock.advance(59 * 60_000);
    await read({ url });
    expect((await listed())?.lastReadAt).toBe(at);
    app.clock.advance(60_000);
    await read({ url });
    expect((await listed())?.lastReadAt).toBe(new Date(app.clock.now()).toISOString());
  });

  it('is 404 once it is revoked, and if it is wrong', async () => {
    const feed = await make();
    const { status } = await asStaff('DELETE', `/calendar-feed/admin/${feed.id}`);
    expect(status).toBe(200);
    await mustBeShut(feed);
    const again = await asStaff('DELETE', `/calendar-feed/admin/${feed.id}`);
    expect([again.status, again.body.errorCode]).toEqual([404, 'NOT_FOUND']);
    for (const wrong of ['x', 'x'.repeat(200), feed.id]) await mustBeShut({ url: `https://salon.example/calendar/${wrong}.ics` });
  });

  it('is 404 while its professional is not active, and while the salon has teams', async () => {
    const asha = await salon.addPerson('Asha');
    const [feed, all] = [await make(asha), await make()];
    const setActive = (active: boolean) => asStaff('PUT', `/professional/admin/${asha}`, { active });
    await setActive(false);
    await mustBeShut(feed);
    await setActive(true);
    await read(feed);
    await changeSettings(app, { capacity: 'TEAMS' });
    await mustBeShut(feed);
    await read(all);
  });

  it('is limited to 60 calls a minute', async () => {
    const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
    const call = () => supertest(limited.app.server).get('/calendar/nothing.ics');
    const answers = [];
    for (let n = 0; n < 61; n++) answers.push((await call()).status);
    expect([new Set(answers.slice(0, 60)), answers[60]]).toEqual([new Set([404]), 429]);
    await limited.close();
  });
});

it('staff make feeds of active professionals only, and none of a professional in a salon with teams', async () => {
  const asha = await salon.addPerson('Asha');
  const refused = async (professionalId: string) => {
    const { status, body } = await ask(professionalId);
    expect([status, body.errorCode]).toEqual([404, 'PROFESSIONAL_NOT_FOUND']);
  };
  await refused('nobody');
  await asStaff('PUT', `/professional/admin/${asha}`, { active: false });
  await refused(asha);
  await asStaff('PUT', `/professional/admin/${asha}`, { active: true });
  await changeSettings(app, { capacity: 'TEAMS' });
  await refused(asha);
});
