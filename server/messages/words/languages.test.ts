/** The language that each reader chose, and messages in it (rules Z7 and Z8). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import { msg91Messages } from '../../platform/outside/msg91.ts';
import { whatsapp } from '../../platform/outside/whatsapp.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeService,
  newMobile,
  signInProfessional,
  type TestCustomer,
} from '../../test/makers.ts';
import { StandIn } from '../../test/stand-in.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const own = (method: string, path: string, { token }: { token: string }, body?: object) =>
  app.call(method, path, { token, ...(body && { body }) });
const languageOf = async (customer: { token: string }) => (await own('GET', '/auth/profile', customer)).body.data.language;
const read = (customer: TestCustomer, language: string) => own('PUT', '/auth/profile', customer, { language });
const asStaff = async (method: string, path: string, body?: object) => own(method, path, await makeAdmin(app), body);

const signIn = async (path: 'register' | 'login', request: { mobile: string; [field: string]: string }) => {
  const { mobile } = request;
  const { verificationId } = (await app.call('POST', `/auth/${path}`, { body: request })).body.data;
  const otp = app.sms.codeFor(mobile);
  return (await app.call('POST', '/auth/verify-otp', { body: { mobile, verificationId, otp } })).body.data as { token: string };
};

const book = async (customer: TestCustomer, bookingDate = '2026-12-07'): Promise<string> => {
  const [serviceId, addressId] = [await makeService(app, { name: 'Facial' }), await makeAddress(app, customer)];
  const order = { userId: customer.userId, serviceIds: [serviceId], finalPrice: 999, addressId, paymentType: 'PAY_AFTER' };
  return (await own('POST', '/booking', customer, { ...order, bookingDate, bookingTime: '11:00:00' })).body.data.bookingId;
};
/** Sends what is due. */
const deliver = async () => {
  app.clock.advance(1000);
  await app.worker.runDue();
};
const lastText = () => app.messages.sent.at(-1)?.text ?? '';
const logged = async () => (await asStaff('GET', '/message-log/admin?kind=CONFIRMATION')).body.data.content[0];

describe('Z7 the language of a customer', () => {
  it('is that of the registration, and English for a client that says none', async () => {
    const mobile = newMobile();
    expect(await languageOf(await signIn('register', { mobile, fullName: 'Asha', language: 'mr' }))).toBe('mr');
    expect(app.sms.sent.at(-1)?.body).toMatch(/^\d{4} हा तुमचा .+ OTP आहे/);
    expect(await languageOf(await makeCustomer(app))).toBe('en');
    expect(app.sms.sent.at(-1)?.body).toContain('passcode');
  });

  it('is that of a sign-in, and stays when a sign-in says none', async () => {
    const { mobile } = await makeCustomer(app);
    const minutes = () => app.clock.advance(120_000);
    minutes();
    expect(await languageOf(await signIn('login', { mobile, language: 'hi' }))).toBe('hi');
    minutes();
    expect(await languageOf(await signIn('login', { mobile }))).toBe('hi');
    expect(app.sms.sent.at(-1)?.body).toContain('किसी को न बताएँ');
    const unknown = await app.call('POST', '/auth/login', { body: { mobile, language: 'fr' } });
    expect(unknown.body).toMatchObject({ errorCode: 'VALIDATION_ERROR', errors: [{ field: 'language' }] });
  });

  it('is changed by the customer, is in the export, and other changes leave it', async () => {
    const customer = await makeCustomer(app);
    expect((await read(customer, 'hi')).body.data).toMatchObject({ language: 'hi' });
    await own('PUT', '/auth/profile', customer, { fullName: 'Asha Rao' });
    expect((await own('GET', '/auth/profile/export', customer)).body.data.profile.language).toBe('hi');
  });

  it('is seen and changed by staff', async () => {
    const { userId } = await makeCustomer(app);
    const changed = await asStaff('PUT', `/customer/admin/${userId}`, { language: 'mr' });
    expect(changed.body.data).toMatchObject({ fullName: 'Asha Deshmukh', language: 'mr' });
    expect((await asStaff('GET', `/customer/admin/${userId}`)).body.data.customer.language).toBe('mr');
    const added = await asStaff('POST', '/customer/admin', { mobile: newMobile(), fullName: 'Kamla Bai', language: 'hi' });
    expect(added.body.data.language).toBe('hi');
    const without = await asStaff('POST', '/customer/admin', { mobile: newMobile(), fullName: 'Kamla Bai' });
    expect(without.body.data.language).toBe('en');
  });
});

describe('Z7 the language of a professional', () => {
  it('is set by staff, by herself, and by her sign-in', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS' });
    const { token, professionalId, mobile } = await signInProfessional(app, { messageLanguage: 'mr' });
    const language = async () =>
      (await asStaff('GET', `/professional/admin/${professionalId}`)).body.data.messageLanguage as string;
    expect(await language()).toBe('mr');
    expect((await own('PUT', '/auth/professional/language', { token }, { language: 'hi' })).status).toBe(200);
    const unknown = await own('PUT', '/auth/professional/language', { token }, { language: 'fr' });
    expect(unknown.body).toMatchObject({ errorCode: 'VALIDATION_ERROR', errors: [{ field: 'language' }] });
    expect(await language()).toBe('hi');
    await asStaff('PUT', `/professional/admin/${professionalId}`, { about: 'Bridal make-up' });
    expect(await language()).toBe('hi');
    const { body } = await app.call('POST', '/auth/professional/login', { body: { mobile, language: 'mr' } });
    const otp = app.sms.codeFor(mobile);
    const { verificationId } = body.data;
    await app.call('POST', '/auth/professional/verify-otp', { body: { mobile, verificationId, otp } });
    expect(await language()).toBe('mr');
  });

  it('is that of the messages to her', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS' });
    const customer = await makeCustomer(app);
    const serviceId = await makeService(app, { name: 'Facial' });
    await signInProfessional(app, { messageLanguage: 'mr', serviceIds: [serviceId] });
    const order = {
      serviceIds: [serviceId],
      finalPrice: 999,
      addressId: await makeAddress(app, customer),
      paymentType: 'PAY_AFTER',
    };
    const visit = { bookingDate: '2026-12-05', bookingTime: '11:00:00' };
    expect((await own('POST', '/booking', customer, { userId: customer.userId, ...order, ...visit })).status).toBe(201);
    await deliver();
    app.clock.advance(3 * MINUTE);
    await deliver();
    const texts = app.messages.sent.map(({ kind, text }) => [kind, text.split(': ')[1]]);
    expect(texts.toSorted()).toEqual([
      ['CONFIRMATION', 'Your visit is booked. We arrive on 5 Dec between 11AM and 1115AM. See or change it'],
      ['VISIT_NEW', 'तुमची नवीन भेट'],
    ]);
  });
});

describe('Z8 a message', () => {
  it('is in the language of the moment at which it is sent, its link too, and the log says so', async () => {
    const customer = await makeCustomer(app);
    await read(customer, 'hi');
    await book(customer);
    expect(app.messages.sent).toEqual([]);
    await deliver();
    expect(lastText()).toMatch(/: बुक हो गया। 7 Dec 11AM to 1PM के बीच आएँगे। देखें: \S+\/hi\/v\/[\w-]{22}$/);
    expect(await logged()).toMatchObject({ language: 'hi', text: expect.stringContaining('/hi/v/…') });
    await read(customer, 'mr');
    app.clock.moveTo('2026-12-06T11:00:00+05:30');
    await app.worker.runDue();
    expect(app.messages.sent.at(-1)).toMatchObject({
      kind: 'REMINDER',
      language: 'mr',
      text: expect.stringContaining('आठवण'),
    });
  });

  it('by e-mail has subject and calendar entry in it, and a download has the same entry', async () => {
    const customer = await makeCustomer(app);
    await own('PUT', '/auth/profile', customer, { language: 'mr', email: 'w@mail.example' });
    const bookingId = await book(customer);
    await deliver();
    const mail = app.messages.sent.find(({ channel }) => channel === 'EMAIL');
    expect(mail?.subject).toMatch(/^तुमची अपॉइंटमेंट बुक झाली - /);
    expect(mail?.text).toContain('सोम, 7 डिसेंबर, सकाळी 11 ते दुपारी 1 दरम्यान, सुमारे 1 तास.');
    expect(mail?.calendar?.content).toContain('SUMMARY:Nikhar Salon & Academy ची भेट');
    const entry = await own('GET', `/booking/${bookingId}/calendar.ics`, customer);
    expect(entry.text).toContain('ची भेट');
  });

  it('to people on the staff is in their language, too', async () => {
    await asStaff('PUT', `/customer/admin/${(await makeCustomer(app)).userId}`, { language: 'hi' });
    const { messages } = (await asStaff('GET', '/message-log/admin/preview?language=hi')).body.data;
    const byKind = new Map<string, { language: string; sms: { text: string } | null }>(
      messages.map((one: { kind: string }) => [one.kind, one]),
    );
    expect(byKind.get('UNCOVERED')).toMatchObject({
      language: 'hi',
      sms: { text: expect.stringContaining('विज़िट के लिए कोई नहीं है') },
    });
    expect(byKind.get('LATE')).toMatchObject({ language: 'hi', sms: { template: expect.stringContaining('#numeric# मिनट') } });
    expect((await asStaff('GET', '/message-log/admin/preview?language=fr')).status).toBe(400);
  });
});

describe('Z8 a provider without a template in the language', () => {
  let provider: StandIn;
  beforeEach(async () => {
    provider = await new StandIn().start();
    await app.close();
  });
  afterEach(() => provider.stop());

  const account = () => ({ authKey: 'k', baseUrl: provider.url });
  const bookInHindi = async (consent = false) => {
    const customer = await makeCustomer(app);
    await own('PUT', '/auth/profile', customer, { language: 'hi', whatsappConsent: consent });
    await book(customer);
    await deliver();
  };

  it('of SMS sends the English one', async () => {
    provider.answers(200, { type: 'success', message: 'r1' });
    app = await startApp({ channels: { SMS: msg91Messages({ ...account(), templates: { CONFIRMATION: 'en-1' } }, 5000) } });
    await bookInHindi();
    expect(JSON.parse(provider.asked[0]?.body ?? '')).toMatchObject({ template_id: 'en-1' });
    expect(await logged()).toMatchObject({
      language: 'en',
      state: 'SENT',
      text: expect.stringContaining('Your visit is booked'),
    });
  });

  it('of SMS sends the one of the language once it is configured', async () => {
    provider.answers(200, { type: 'success', message: 'r1' });
    const templates = { CONFIRMATION: 'en-1', 'CONFIRMATION.hi': 'hi-1' };
    app = await startApp({ channels: { SMS: msg91Messages({ ...account(), templates }, 5000) } });
    await bookInHindi();
    expect(JSON.parse(provider.asked[0]?.body ?? '')).toMatchObject({ template_id: 'hi-1' });
    expect(await logged()).toMatchObject({ language: 'hi', state: 'SENT' });
  });

  it('of WhatsApp says so, and gets the English one', async () => {
    provider.answers(404, { error: { code: 132001 } });
    const chat = whatsapp({ token: 't', phoneId: '1', language: 'en_US', baseUrl: provider.url }, 5000);
    app = await startApp({ channels: { WHATSAPP: chat } });
    await bookInHindi(true);
    const codes = provider.asked.map(({ body }) => JSON.parse(body).template.language.code);
    expect(codes).toEqual(['hi', 'en_US']);
    expect(await logged()).toMatchObject({ language: 'en', state: 'FAILED', reason: 'WHATSAPP_132001' });
  });
});
