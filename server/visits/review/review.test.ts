/** Reviews: who may write, averages, and what staff do (rules U1 to U9). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { rating } from '../../platform/db/schema.ts';
import { damageOfRatings } from '../../salon/rating/damage.ts';
import { SALON } from '../../salon/rating/rules.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  ADMIN_PASSWORD,
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeService,
  makeSession,
  signInProfessional,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
const newDay = makeDays();
beforeAll(async () => {
  app = await startApp();
  const key = { name: 'Till', access: 'FULL', currentPassword: ADMIN_PASSWORD };
  staff = (await app.call('POST', '/auth/admin/key', { token: (await makeAdmin(app)).token, body: key })).body.data.token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await changeSettings(app, { slotPlan: 'HOURLY', maxPendingBookings: 50, teams: 50 });
});

interface Visit {
  customer: TestCustomer;
  id: string;
}
/** A booking of these services; completed, unless it should stay pending. */
const visit = async (serviceIds: string[], { pending = false, fullName = 'Asha Deshmukh', more = {} } = {}): Promise<Visit> => {
  const customer = await makeCustomer(app, fullName);
  const order = { userId: customer.userId, serviceIds, addressId: await makeAddress(app, customer), paymentType: 'PAY_AFTER' };
  const body = { ...order, bookingDate: newDay(), bookingTime: '11:00:00', finalPrice: 999 * serviceIds.length, ...more };
  const booked = await app.call('POST', '/booking', { token: customer.token, body });
  expect(booked.status).toBe(201);
  const id = booked.body.data.bookingId;
  if (!pending) await asStaff('PUT', `/booking/admin/${id}/mark-completed`);
  return { customer, id };
};
const asStaff = (method: string, path: string, body?: object) => app.call(method, path, { token: staff, ...(body && { body }) });
const put = ({ customer, id }: Visit, rating: number, text?: string) =>
  app.call('PUT', `/booking/${id}/review`, { token: customer.token, body: { rating, ...(text !== undefined && { text }) } });
const own = ({ customer, id }: Visit) => app.call('GET', `/booking/${id}/review`, { token: customer.token });
const get = async (path: string) => (await app.call('GET', path)).body.data;
const ofService = (id: string, query = ''): Promise<Schemas['ReviewPage']> => get(`/service/${id}/reviews${query}`);
const ratingOf = async (id: string) => {
  const { rating, reviewCount, wasRated } = await get(`/service/${id}`);
  return [rating, reviewCount, wasRated];
};
/** The review as staff know it. */
const listed = async ({ id }: Visit): Promise<Schemas['StaffReview']> => {
  const { content } = (await asStaff('GET', '/review/admin?size=100')).body.data as Schemas['StaffReviewPage'];
  return content.find(({ bookingId }) => bookingId === id) as Schemas['StaffReview'];
};
const act = async (one: Visit, what: 'hide' | 'show' | 'answer', body?: object) => {
  const { id } = await listed(one);
  const { status, body: answer } = await asStaff('PUT', `/review/admin/${id}/${what}`, body);
  expect(status).toBe(200);
  return answer.data as Schemas['StaffReview'];
};
/** Visits of this service with so many stars each. */
const reviewed = async (serviceId: string, ...stars: number[]): Promise<Visit[]> => {
  const visits: Visit[] = [];
  for (const rating of stars) {
    const one = await visit([serviceId]);
    await put(one, rating);
    visits.push(one);
  }
  return visits;
};

describe('a customer', () => {
  it('reviews a completed visit once, and only their own', async () => {
    const service = await makeService(app);
    const pending = await visit([service], { pending: true });
    const early = await put(pending, 5);
    expect([early.status, early.body.errorCode, early.body.params]).toEqual([409, 'REVIEW_CLOSED', { reason: 'VISIT_NOT_DONE' }]);
    await app.call('PUT', `/booking/${pending.id}/cancel`, { token: pending.customer.token });
    expect((await put(pending, 5)).body.errorCode).toBe('REVIEW_CLOSED');

    const mine = await visit([service]);
    expect((await own(mine)).body.data).toBeNull();
    const stranger = await makeCustomer(app);
    for (const customer of [stranger, { ...stranger, token: pending.customer.token }])
      expect([(await put({ ...mine, customer }, 1)).status, (await own({ ...mine, customer })).status]).toEqual([404, 404]);
    expect((await app.call('PUT', `/booking/${mine.id}/review`, { token: staff, body: { rating: 5 } })).status).toBe(403);
    expect((await app.call('PUT', `/booking/${mine.id}/review`, { body: { rating: 5 } })).status).toBe(401);

    const { status, body } = await put(mine, 5, '  Gentle hands.\nOn time.  ');
    expect([status, body.data.text, body.data.editedAt]).toEqual([200, 'Gentle hands.\nOn time.', null]);
    // A repeated request, because its answer was lost.
    expect((await put(mine, 5, 'Gentle hands.\nOn time.')).body.data).toEqual(body.data);
    expect((await own(mine)).body.data).toEqual(body.data);
    expect((await app.call('GET', '/review', { token: mine.customer.token })).body.data).toEqual([body.data]);
    expect((await app.call('GET', '/review', { token: stranger.token })).body.data).toEqual([]);
    expect(await ofService(service)).toMatchObject({ totalElements: 1, content: [{ rating: 5 }] });
  });

  it('two requests at once make one review', async () => {
    const service = await makeService(app);
    const mine = await visit([service, await makeService(app)]);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(rating => put(mine, rating)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { content, totalElements } = await ofService(service);
    expect([content.length, totalElements, content[0]?.rating]).toEqual([1, 1, (await own(mine)).body.data.rating]);
    expect(await ratingOf(service)).toEqual([null, 1, false]);
  });

  it('gives 1 to 5 whole stars, and at most 500 characters', async () => {
    const mine = await visit([await makeService(app)]);
    for (const rating of [0, 6, 4.5, null, '5'])
      expect([rating, (await put(mine, rating as number)).status]).toEqual([rating, 400]);
    expect((await put(mine, 5, 'x'.repeat(501))).status).toBe(400);
    expect((await put(mine, 5, '🌸'.repeat(500))).body.data.text).toHaveLength(1000);
    expect((await put(mine, 5, ' \n ')).body.data.text).toBeNull();
  });

  it('changes the review for 7 days, to the millisecond', async () => {
    const service = await makeService(app);
    const mine = await visit([service]);
    const { createdAt, editableUntil } = (await put(mine, 2, 'Late.')).body.data;
    const end = Date.parse(createdAt) + 7 * 86_400_000;
    expect(Date.parse(editableUntil)).toBe(end);
    app.clock.moveTo(new Date(end - 1).toISOString());
    const edited = (await put(mine, 4)).body.data;
    expect(edited).toMatchObject({ rating: 4, text: null, createdAt, editedAt: new Date(end - 1).toISOString() });
    app.clock.advance(1);
    const late = await put(mine, 5);
    expect([late.status, late.body.errorCode, late.body.params]).toEqual([409, 'REVIEW_CLOSED', undefined]);
    expect((await own(mine)).body.data).toEqual(edited);
    expect((await ofService(service)).content[0]).toMatchObject({ rating: 4, text: null });
  });

  it('reviews by the link of a message, too', async () => {
    const { makeVisitLink } = await import('../../messages/link/link.ts');
    const service = await makeService(app);
    const mine = await visit([service], { pending: true });
    const token = await app.db.tx(tx => makeVisitLink(tx, mine.id, app.clock.now()));
    const write = (rating: number) => app.call('PUT', `/visit-link/${token}/review`, { body: { rating } });
    expect([(await write(5)).status, (await get(`/visit-link/${token}/review`)) as unknown]).toEqual([409, null]);
    await asStaff('PUT', `/booking/admin/${mine.id}/mark-completed`);
    expect((await write(4)).body.data).toEqual((await own(mine)).body.data);
    expect((await get(`/visit-link/${token}/review`)).rating).toBe(4);
    expect((await app.call('PUT', '/visit-link/nobody/review', { body: { rating: 1 } })).status).toBe(404);
  });

  it('who deletes the account leaves the stars, without words and name', async () => {
    const service = await makeService(app);
    const [first, mine] = [await visit([service]), await visit([service], { fullName: 'Kamla Bai Rao' })];
    await put(first, 5, 'Good.');
    await put(mine, 3, 'I am Kamla of Wardha Road.');
    await act(mine, 'answer', { answer: 'Dear Kamla, thank you.' });
    await act(mine, 'hide', { reason: 'Names Kamla.' });
    await act(mine, 'show');
    const exported = (await app.call('GET', '/auth/profile/export', { token: mine.customer.token })).body.data;
    expect(exported.reviews).toMatchObject([{ rating: 3, text: 'I am Kamla of Wardha Road.' }]);
    expect((await ofService(service)).content.map(({ firstName }) => firstName)).toEqual(['Kamla', 'Asha']);
    expect((await app.call('DELETE', '/auth/profile', { token: mine.customer.token })).status).toBe(200);
    const { content, totalElements } = await ofService(service);
    expect(totalElements).toBe(2);
    expect(content[0]).toMatchObject({ rating: 3, text: null, firstName: null, answer: null });
    expect(JSON.stringify(await listed(mine))).not.toContain('Kamla');
    expect(await ratingOf(service)).toEqual([null, 2, false]);
  });
});

describe('averages', () => {
  it('are shown from five reviews on, follow every change, and never make way for a decorative one again', async () => {
    const service = await makeService(app);
    const [first, second] = await reviewed(service, 5, 4, 4, 1);
    expect(await ratingOf(service)).toEqual([null, 4, false]);
    await reviewed(service, 5);
    expect(await ratingOf(service)).toEqual([3.8, 5, true]);
    expect((await get('/service/all')).content.find(({ id }: { id: string }) => id === service)).toMatchObject({ rating: 3.8 });
    await put(second as Visit, 5);
    expect(await ratingOf(service)).toEqual([4, 5, true]);
    await act(first as Visit, 'hide', { reason: 'It is about another salon.' });
    expect(await ratingOf(service)).toEqual([null, 4, true]);
    // Changed while it is hidden, it counts for nothing.
    await put(first as Visit, 1);
    expect(await ratingOf(service)).toEqual([null, 4, true]);
    await act(first as Visit, 'show');
    expect(await ratingOf(service)).toEqual([3.2, 5, true]);
  });

  it('count a visit for each of its services once, and for who came', async () => {
    await changeSettings(app, { slotPlan: 'HOURLY', capacity: 'PROFESSIONALS', maxPendingBookings: 50 });
    const [facial, manicure] = [await makeService(app), await makeService(app, { name: 'Manicure' })];
    const { professionalId } = await signInProfessional(app, { serviceIds: [facial, manicure] });
    const more = { professionalId };
    const visits: Visit[] = [];
    for (const rating of [5, 5, 5, 5, 2]) {
      const one = await visit([facial, manicure, facial], { more });
      await put(one, rating, `${rating}`);
      visits.push(one);
    }
    expect([await ratingOf(facial), await ratingOf(manicure)]).toEqual([
      [4.4, 5, true],
      [4.4, 5, true],
    ]);
    const professional = await get(`/professional/${professionalId}`);
    expect([professional.rating, professional.reviewCount]).toEqual([4.4, 5]);
    expect((await get('/professional'))[0]).toMatchObject({ rating: 4.4, reviewCount: 5 });
    const { content, totalElements } = await get(`/professional/${professionalId}/reviews?size=2&page=1`);
    expect([totalElements, content.map(({ text }: { text: string }) => text)]).toEqual([5, ['5', '5']]);
    const shown = await listed(visits[0] as Visit);
    expect([shown.professionalName, shown.services]).toEqual(['Rekha Patil', ['Classic Facial', 'Manicure']]);

    await act(visits[4] as Visit, 'hide', { reason: 'Spam' });
    expect((await get(`/professional/${professionalId}`)).rating).toBeNull();
    expect((await get(`/professional/${professionalId}/reviews`)).totalElements).toBe(4);
    expect((await app.call('GET', '/professional/nobody/reviews')).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
    expect((await app.call('GET', '/service/nobody/reviews')).body.errorCode).toBe('SERVICE_NOT_FOUND');
  });

  it('are in the structured data of the page if they are real, and otherwise nowhere', async () => {
    const { servicePage } = await import('../../site/page.ts');
    const { structuredData } = await import('../../site/structured-data.ts');
    const { DEMO_SETTINGS } = await import('../../salon/demo/settings.ts');
    const service = await makeService(app);
    const onPage = async () => {
      const page = { ...servicePage('en', await get(`/service/${service}`)), path: `/services/details/${service}` };
      const graph = structuredData(page, DEMO_SETTINGS, '2026-12-04', path => path)['@graph'] as Record<string, unknown>[];
      return graph.find(one => one['@type'] === 'Service')?.aggregateRating;
    };
    await reviewed(service, 5, 5, 5, 4);
    expect(await onPage()).toBeUndefined();
    await reviewed(service, 4);
    expect(await onPage()).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 5,
      bestRating: 5,
      worstRating: 1,
    });
  });
});

describe('the salon', () => {
  const ofSalon = async (): Promise<Schemas['PublicSettings']> => get('/settings');

  it('has the average of all visits, each once, without hidden ones', async () => {
    const before = await ofSalon();
    const [one, another] = [await makeService(app), await makeService(app)];
    const visits = [await visit([one, another]), await visit([one]), await visit([one]), await visit([one]), await visit([one])];
    for (const each of visits) expect((await put(each, 5)).status).toBe(200);
    expect(await ofSalon()).toMatchObject({ reviewCount: before.reviewCount + 5, rating: expect.any(Number), wasRated: true });
    await act(visits[0] as Visit, 'hide', { reason: 'Rude' });
    expect((await ofSalon()).reviewCount).toBe(before.reviewCount + 4);
  });

  it('can check that every kept sum agrees with the reviews', async () => {
    const service = await makeService(app, { name: 'Neem facial' });
    await reviewed(service, 5, 4);
    expect(await app.db.tx(damageOfRatings)).toEqual([]);
    let found: string[] = [];
    const undone = app.db.tx(async tx => {
      await tx.update(rating).set({ stars: 8 }).where(eq(rating.subjectId, service));
      await tx.delete(rating).where(eq(rating.subjectId, SALON));
      found = await damageOfRatings(tx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(found.toSorted()).toEqual([
      'The rating of Neem facial says 2 reviews with 8 stars, but there are 2 reviews with 9 stars',
      expect.stringMatching(/^The rating of the salon says 0 reviews with 0 stars, but there are \d+ reviews/),
    ]);
  });
});

describe('everybody', () => {
  it('reads the newest first, with first names, without mobile, address, services and hidden ones', async () => {
    const service = await makeService(app, { name: 'Bikini Wax' });
    const one = await visit([service], { fullName: 'Devi Kulkarni' });
    await put(one, 5, 'Very good.');
    const hidden = await visit([service]);
    await put(hidden, 1, 'Call me at 9876500000');
    await act(hidden, 'hide', { reason: 'It has a phone number.' });
    const answered = await act(one, 'answer', { answer: 'Thank you!' });
    const { status, text, body } = await app.call('GET', `/service/${service}/reviews`);
    expect([status, body.data.totalElements]).toEqual([200, 1]);
    const { id, createdAt, answeredAt } = answered;
    const shown = { id, rating: 5, text: 'Very good.', firstName: 'Devi', createdAt, editedAt: null };
    expect(body.data.content).toEqual([{ ...shown, answer: 'Thank you!', answeredAt }]);
    expect(text).not.toMatch(
      new RegExp(`Kulkarni|Bikini|9876500000|Nagpur|${one.customer.mobile}|${one.customer.userId}|${one.id}`),
    );
    // The author reads the reason.
    expect((await own(hidden)).body.data).toMatchObject({ rating: 1, hiddenReason: 'It has a phone number.' });
    // Deleting the booking is no way around a review.
    await asStaff('DELETE', `/booking/${one.id}`);
    expect((await ofService(service)).totalElements).toBe(1);
  });
});

describe('staff', () => {
  it('find reviews by stars, hidden and answered, and see who hid and answered', async () => {
    const service = await makeService(app);
    const [bad, good] = (await reviewed(service, 1, 5)) as [Visit, Visit];
    const person = await makeAdmin(app);
    const { id } = await listed(bad);
    const hide = (reason: string) => app.call('PUT', `/review/admin/${id}/hide`, { token: person.token, body: { reason } });
    app.clock.advance(1000);
    const first = (await hide('Insults her.')).body.data;
    expect(first).toMatchObject({ hiddenBy: person.email, hiddenReason: 'Insults her.' });
    app.clock.advance(1000);
    expect((await hide('Insults us.')).body.data).toMatchObject({ hiddenAt: first.hiddenAt, hiddenReason: 'Insults us.' });
    expect((await hide(' ')).status).toBe(400);
    expect((await act(good, 'answer', { answer: ' Thank you ' })).answeredBy).toBe('Till');
    expect((await asStaff('PUT', `/review/admin/${id}/answer`, { answer: ' ' })).status).toBe(400);
    const found = async (query: string) =>
      ((await asStaff('GET', `/review/admin?${query}&size=100`)).body.data as Schemas['StaffReviewPage']).content
        .map(({ bookingId }) => bookingId)
        .filter(one => [bad.id, good.id].includes(one));
    expect(await found('')).toEqual([good.id, bad.id]);
    expect([await found('rating=1'), await found('rating=5')]).toEqual([[bad.id], [good.id]]);
    expect([await found('hidden=true'), await found('hidden=false')]).toEqual([[bad.id], [good.id]]);
    expect([await found('answered=true'), await found('answered=false')]).toEqual([[good.id], [bad.id]]);
    expect(await found('answered=false&hidden=false')).toEqual([]);
    expect(await act(good, 'answer', { answer: null })).toMatchObject({ answer: null, answeredAt: null, answeredBy: null });
    expect(await act(bad, 'show')).toMatchObject({ hiddenAt: null, hiddenBy: null, hiddenReason: null });
    expect((await asStaff('PUT', '/review/admin/nobody/hide', { reason: 'x' })).body.errorCode).toBe('NOT_FOUND');
    for (const token of [
      good.customer.token,
      await makeSession(app, 'PROFESSIONAL', (await signInProfessional(app)).professionalId),
    ])
      expect((await app.call('PUT', `/review/admin/${id}/hide`, { token, body: { reason: 'x' } })).status).toBe(403);
  });
});

describe('the message', () => {
  const sentTo = async (mobile: string, at: string) => {
    app.clock.moveTo(at);
    await app.worker.runDue();
    return app.messages.kindsTo(mobile).filter(kind => kind === 'REVIEW_ASKED');
  };
  const done = async (at: string) => {
    const one = await visit([await makeService(app)], { pending: true });
    app.clock.moveTo(at);
    const token = (await makeAdmin(app)).token;
    await app.call('PUT', `/booking/admin/${one.id}/mark-completed`, { token });
    await app.worker.runDue();
    return one;
  };

  it('asks three hours after the visit, once, with a link, and not at night', async () => {
    const date = '2027-01-12';
    const at = (time: string, day = date) => `${day}T${time}+05:30`;
    const bookedFor = { bookingDate: date, bookingTime: '11:00:00' };
    const book = async () => visit([await makeService(app)], { pending: true, more: bookedFor });
    const [noon, evening, reviewedOne] = [await book(), await book(), await book()];
    const complete = async ({ id }: Visit) =>
      app.call('PUT', `/booking/admin/${id}/mark-completed`, { token: (await makeAdmin(app)).token });
    app.clock.moveTo(at('12:00:00'));
    await complete(noon);
    await complete(reviewedOne);
    await app.worker.runDue();
    const token = await makeSession(app, 'USER', reviewedOne.customer.userId);
    await app.call('PUT', `/booking/${reviewedOne.id}/review`, { token, body: { rating: 5 } });
    expect(await sentTo(noon.customer.mobile, at('14:59:59'))).toEqual([]);
    expect(await sentTo(noon.customer.mobile, at('15:00:00'))).toEqual(['REVIEW_ASKED']);
    expect(app.messages.sent.findLast(({ kind }) => kind === 'REVIEW_ASKED')?.text).toMatch(/How was your visit\?.+\/v\//);
    app.clock.moveTo(at('19:00:00'));
    await complete(evening);
    expect(await sentTo(evening.customer.mobile, at('07:59:59', '2027-01-13'))).toEqual([]);
    expect(await sentTo(evening.customer.mobile, at('08:00:00', '2027-01-13'))).toEqual(['REVIEW_ASKED']);
    await sentTo(noon.customer.mobile, at('12:00:00', '2027-01-20'));
    for (const [{ customer }, kinds] of [
      [noon, 1],
      [evening, 1],
      [reviewedOne, 0],
    ] as const)
      expect(app.messages.kindsTo(customer.mobile).filter(kind => kind === 'REVIEW_ASKED')).toHaveLength(kinds);
    const log = await app.call('GET', `/message-log/admin?bookingId=${reviewedOne.id}&kind=REVIEW_ASKED`, {
      token: (await makeAdmin(app)).token,
    });
    expect(log.body.data.content).toMatchObject([{ state: 'DROPPED', reason: 'REVIEWED' }]);
  });

  it('does not ask when its link would be dead, or when staff switched it off', async () => {
    const late = await done('2027-03-01T12:00:00+05:30');
    expect(await sentTo(late.customer.mobile, '2027-03-02T12:00:00+05:30')).toEqual([]);
    app.clock.moveTo(NOON);
    await changeSettings(app, { slotPlan: 'HOURLY', messagesOff: ['REVIEW_ASKED'], teams: 50 });
    const off = await done('2026-12-04T13:00:00+05:30');
    expect(await sentTo(off.customer.mobile, '2026-12-04T19:00:00+05:30')).toEqual([]);
  });
});
