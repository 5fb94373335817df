/** Bills as readers of PDFs meet them: every name can be read, copied, searched and heard. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../common/words/languages.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeDays, makeService } from '../../test/makers.ts';
import { readPdf } from '../../test/pdf-readers.ts';
import { pdfOf } from './pdf.ts';
import { inFonts } from './pdf-fonts.ts';
import { draftOf } from './sale-rules.ts';
import { sheetOf } from './sheet-rules.ts';

interface Bill {
  buyer?: string;
  services?: string[];
  salonName?: string;
  address?: string;
  language?: Language;
}

const drawn = ({ buyer = 'Asha', services = ['Facial'], salonName = 'Nikhar', address = 'Nagpur', language = 'en' }: Bill) => {
  const lines = services.map(description => ({ description, quantity: 1, gross: 99_900, sac: '999722' }));
  const sale = {
    ...{ reference: '4471F6', userId: 'asha', language, state: 'Maharashtra', suppliedOn: '2026-12-04', discount: 0, lines },
    buyer: { name: buyer, mobile: '9876543210', address: null, business: null },
  };
  const draft = draftOf(sale, { ...DEMO_SETTINGS, salonName, address }, '2026-12-04');
  const sheet = sheetOf({
    ...{
      id: 'd',
      type: 'BILL',
      number: 'NK/1',
      date: '2026-12-04',
      issuedAt: 0,
      bookingId: 'b',
      enrolmentId: null,
      userId: 'asha',
    },
    ...{
      buyerGstin: null,
      totalPaise: draft.totals.total,
      refersToId: null,
      causeId: null,
      cancelledAt: null,
      cancelReason: null,
    },
    snapshot: { ...draft, suppliedOn: '2026-12-04', advances: [], refersTo: null },
  });
  return pdfOf(sheet, 0);
};
const read = async (bill: Bill) => readPdf(await drawn(bill));

/** Names of each script that S10 lets in. */
const NAMES: [script: string, name: string][] = [
  ['Latin with marks', 'Łucja Żółkiewska-O’Brien'],
  ['Vietnamese', 'Nguyễn Thị Hằng'],
  ['Greek', 'Αγγελική Παπαδοπούλου'],
  ['Cyrillic', 'Екатерина Щукина'],
  ['Devanagari', 'श्रृंगी द्विवेदी'],
  ['Bengali', 'সুস্মিতা চট্টোপাধ্যায়'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ'],
  ['Gujarati', 'ગીતા પટેલ'],
  ['Odia', 'ସୁସ୍ମିତା ପଟ୍ଟନାୟକ'],
  ['Tamil', 'தமிழ்ச்செல்வி கிருஷ்ணன்'],
  ['Telugu', 'శ్రీలక్ష్మి వెంకటేశ్వర'],
  ['Kannada', 'ಶ್ರೀದೇವಿ ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ശ്രീലക്ഷ്മി കൃഷ്ണൻ'],
  ['Arabic, of Urdu', 'زینب خان'],
  ['Ol Chiki, of Santali', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Meetei Mayek, of Manipuri', 'ꯃꯩꯇꯩ'],
];

/** Both readers give letters that are one and letters with marks the same. */
const has = (name: string) => expect.stringContaining(name.normalize('NFC'));

describe('G10 a PDF has every name', () => {
  it.each(NAMES)('in %s: of a buyer, a service and the salon', async (_script, name) => {
    const { chromium, firefox } = await read({
      buyer: name,
      services: ['Facial', name],
      salonName: name,
      address: `12, ${name}`,
    });
    const times = (text: string) => text.normalize('NFC').split(name.normalize('NFC')).length - 1;
    // Salon, address, buyer, service, and for whom somebody signs.
    expect([times(chromium), times(firefox)]).toEqual([5, 5]);
  });

  it.each(NAMES)('in %s with signs of its own, none of them empty', (_script, name) => {
    const words = name.split(' ').flatMap(word => inFonts(word, false));
    expect(words.map(({ text }) => text).join(' ')).not.toContain('…');
    expect(words.length).toBeGreaterThan(0);
  });

  it('that no font can write as reference and last digits, and other words with an ellipsis', async () => {
    for (const name of ['王小明', 'ありさ', 'Asha 王']) {
      const { chromium, firefox } = await read({ buyer: name });
      for (const text of [chromium, firefox]) expect(text).toContain('For Customer 4471F6, mobile ending in 3210 Number');
    }
    const { chromium } = await read({ services: ['Facial ✨ glow', 'Bridal make-up, for 王小明'], language: 'hi' });
    expect(chromium).toMatch(/Facial glow 1 .*Bridal make-up, for … 1 /);
    expect((await read({ buyer: '王小明', language: 'hi' })).chromium).toContain('ग्राहक 4471F6, मोबाइल के आख़िरी अंक 3210');
  });
});

describe('G10 text copied from a PDF', () => {
  it('is what stands there, in Hindi and Marathi', async () => {
    const services = ['हर्बल फेशियल', 'किंग शक्ति द्वारका', 'दुसऱ्या वेळी त्र्यंबक', 'अॅलो व्हेरा क्लीन-अप'];
    for (const language of ['hi', 'mr'] as const) {
      const { chromium, firefox } = await read({ buyer: 'अपर्णा द्विवेदी', services, language });
      for (const words of [...services, 'अपर्णा द्विवेदी', language === 'hi' ? 'की ओर से' : 'यांच्या वतीने'])
        expect([chromium, firefox]).toEqual([has(words), has(words)]);
    }
  });

  it('keeps the joiner of a word where the reader can', async () => {
    const { chromium } = await read({ services: ['दुसर्‍या वेळी'] });
    expect(chromium).toContain('दुसर्‍या वेळी');
  });

  it('keeps words of both directions in their order', async () => {
    const { firefox } = await read({ services: ['for زینب خان at home'] });
    expect(firefox).toContain('for زینب خان at home');
  });

  it('breaks a long text between words, and a long word between letters with their marks', async () => {
    const long = 'क्षितिजज्ञानेश्वर'.repeat(6);
    const { firefox } = await read({ services: [long, 'Facial '.repeat(40).trim()] });
    expect(firefox.replaceAll(' ', '')).toContain(long);
    expect(firefox.match(/Facial/g)?.length).toBe(40);
  });

  it('has a blank for blanks of other kinds', async () => {
    const { chromium } = await read({ services: ['Facial\nglow\u202f30\u00a0min'] });
    expect(chromium).toContain('Facial glow 30 min');
  });

  it('is drawn even of marks in stacks that no script knows', async () => {
    const odd = 'ৡুুেছহ';
    const { chromium } = await read({ buyer: odd, services: [`${odd} ېؔؔل۪ۙٔ`] });
    expect(chromium).toContain('Customer 4471F6, mobile ending in 3210');
  });

  it('has its language and its order for those who hear it', async () => {
    const text = (await drawn({ language: 'mr' })).toString('latin1');
    expect(text).toMatch(/\/Lang \(mr\)/);
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/S \/Document/);
  });
});

describe('G10 the bill of a customer', () => {
  let app: TestApp;
  const nextDay = makeDays();
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it.each([
    ['names her in her script', 'ગીતા પટેલ', () => 'ગીતા પટેલ'],
    [
      'has the reference and the end of the mobile for a name in a script without a font',
      '王小明',
      (reference: string, mobile: string) => `Customer ${reference}, mobile ending in ${mobile.slice(-4)}`,
    ],
  ])('%s', async (_what, name, expected) => {
    const customer = await makeCustomer(app, name);
    const staff = (await makeAdmin(app)).token;
    const order = {
      ...{ userId: customer.userId, serviceIds: [await makeService(app, { price: 999 })], bookingDate: nextDay() },
      ...{ bookingTime: '09:00:00', finalPrice: 999, paymentType: 'PAY_AFTER', addressId: await makeAddress(app, customer) },
    };
    const booked = await app.call('POST', '/booking', { token: customer.token, body: order });
    const { bookingId } = booked.body.data;
    await app.call('PUT', `/booking/admin/${bookingId}/mark-completed`, { token: staff });
    const [bill] = (await app.call('GET', `/booking/${bookingId}/documents`, { token: customer.token })).body.data;
    const pdf = await app.call('GET', `/document/${bill.id}/pdf`, { token: customer.token });
    const { chromium } = await readPdf(Buffer.from(pdf.body));
    expect(chromium).toContain(expected(bill.reference, customer.mobile));
  });
});
