import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { MESSAGE_KINDS } from '../../platform/shared/message-kinds.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin } from '../../test/makers.ts';
import { msg91Token } from '../provider-reports/report-addresses.ts';

let app: TestApp;
beforeAll(async () => {
  const razorpay = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  app = await startApp({ env: { PUBLIC_URL: 'https://salon.example', PAYMENT_PROVIDER: 'razorpay', ...razorpay } });
});
afterAll(() => app.close());

const read = async (): Promise<Schemas['MessagePreviews']> =>
  (await app.call('GET', '/message-log/admin/preview', { token: (await makeAdmin(app)).token })).body.data;

it('shows staff every kind with what to register and an example', async () => {
  const { messages } = await read();
  expect(messages.map(({ kind }) => kind).toSorted()).toEqual([...MESSAGE_KINDS].toSorted());
  const of = (kind: string) => messages.find(one => one.kind === kind);
  expect(of('CONFIRMATION')).toMatchObject({
    recipient: 'CUSTOMER',
    when: 'To the customer, when the visit is booked.',
    sms: {
      text: `Nikhar Salon & Academy: Your visit is booked. We arrive on 5 Dec between 11AM and 1115AM. See or change it: https://salon.example/v/${'x'.repeat(22)}`,
      template: 'Nikhar Salon & Academy: Your visit is booked. We arrive on #alphanumeric#. See or change it: #url#',
      variables: [
        { name: 'arrival', tag: 'alphanumeric', example: '5 Dec between 11AM and 1115AM' },
        { name: 'link', tag: 'url', example: `https://salon.example/v/${'x'.repeat(22)}` },
      ],
    },
    whatsapp: {
      name: 'nikhar_confirmation',
      template:
        'Hello {{1}}, your visit is booked. We arrive on {{2}}. You can see, move or cancel it here: {{3}}\n\nNikhar Salon & Academy',
    },
    email: { subject: 'Your visit is booked - Nikhar Salon & Academy', text: expect.stringContaining('Reference: 4471F6') },
  });
  // Professionals have given no consent to WhatsApp, and the summary is an e-mail.
  expect(of('TOMORROW')).toMatchObject({ recipient: 'PROFESSIONAL', whatsapp: null, email: null });
  expect(of('SUMMARY')).toMatchObject({ recipient: 'SALON', sms: null, email: { text: expect.stringContaining('₹8,994') } });
});

it("has the salon's own name", async () => {
  await changeSettings(app, { salonName: 'निखार Beauty' });
  const [first] = (await read()).messages;
  expect(first?.sms?.template).toMatch(/^Nikhar Beauty: /);
  expect(first?.whatsapp?.template).toMatch(/Nikhar Beauty$/);
});

it('has the addresses for reports', async () => {
  const of = (path: string) => `https://salon.example/api/v1/hooks/${path}`;
  expect((await read()).callbacks).toEqual([
    { provider: 'WHATSAPP', address: of('whatsapp') },
    { provider: 'MSG91', address: of(`msg91/${msg91Token(app.config)}`) },
    { provider: 'TWILIO', address: of('twilio') },
    { provider: 'RAZORPAY', address: of('razorpay') },
  ]);
});
