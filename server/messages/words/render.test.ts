import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latin } from '../../../common/latin.ts';
import { type Language, languageCodes } from '../../../common/words/languages.ts';
import { MESSAGE_KINDS } from '../../platform/shared/message-kinds.ts';
import { brandOf } from '../../salon/settings/name-rules.ts';
import { offerTokenOf } from '../link/offer-token.ts';
import { visitLinkOf } from '../link/site-address.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import type { MessageFacts } from './message-facts.ts';
import { rendered, templateToRegister } from './render.ts';
import { alphanumeric } from './variables.ts';

const FACTS: MessageFacts = {
  salonName: 'Nikhar Salon & Academy',
  brand: 'Nikhar Salon & Academy',
  salonPhone: '+91 98765 00000',
  customerName: 'Priya Sharma',
  bookingId: '0198-booking',
  reference: 'AB12CD',
  date: '2026-11-27',
  startMinute: 630,
  endMinute: 750,
  untilMinute: 750,
  dueOn: '2026-12-01',
  heldUntilMinute: 640,
  lengthMinutes: 75,
  services: ['Facial × 2', 'Manicure'],
  categoryName: 'Facial',
  professionalName: 'Sunita Rao',

  otherNames: [],
  guestCount: 0,
  startCode: '4271',
  courseName: 'Bridal make-up',
  lateMinutes: 30,
  amountPaise: 105_000,
  pricePaise: 105_000,
  paidPaise: 105_000,
  duePaise: 0,
  feePaise: 50_000,
  refundPaise: 55_000,
  address: '12 Ramdaspeth, Nagpur 440010',
  link: 'https://nikhar.example/v/0123456789abcdefghijkl',
  sequence: 0,
  fromDate: null,
  fromMinute: null,
  lines: ['09:00 AM Facial', '11:00 AM Manicure'],
  counts: { completed: 4, received: 4200.5 },
};

const TAGS: Record<string, RegExp> = {
  alphanumeric: /^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/,
  numeric: /^\d+$/,
  url: /^https:\/\/nikhar\.example\/v\/[\w-]{22}$/,
};
const LONGEST = 40;

/** An operator with the registered template: compares the fixed text byte for byte, and checks each variable by its type. */
const operatorRefuses = (template: string, text: string): string | undefined => {
  const parts = template.split(/#(alphanumeric|numeric|url)#/);
  let rest = text;
  for (let i = 0; i < parts.length; i += 2) {
    const fixed = parts[i] as string;
    if (!rest.startsWith(fixed)) return `expected "${fixed}" at "${rest}"`;
    rest = rest.slice(fixed.length);
    const tag = parts[i + 1];
    if (tag === undefined) break;
    const next = parts[i + 2] as string;
    const end = next === '' ? rest.length : rest.indexOf(next);
    if (end < 0) return `"${next}" does not follow`;
    const value = rest.slice(0, end);
    if (!TAGS[tag]?.test(value)) return `"${value}" is not ${tag}`;
    if (tag !== 'url' && value.length > LONGEST) return `"${value}" is too long`;
    rest = rest.slice(end);
  }
  return rest === '' ? undefined : `"${rest}" is left over`;
};

/** Who, when, and where to read more; the two sums of a cancellation; sum and code of what is new; sum and day. */
const WITH_THREE: MessageKind[] = [
  'CONFIRMATION_WHO',
  'MOVED_WHO',
  'MOVED_BY_SALON_WHO',
  'PROFESSIONAL',
  'WHO_CHANGED',
  'WAIT_OFFER',
  'SERIES_PRICE',
  'WIN_BACK',
  'PARTY_BALANCE_DUE',
  'CANCELLED_MONEY',
  'SERVICES_PROPOSED_CODE',
];

const GSM = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/;

const linkIn = (language: Language) => visitLinkOf('https://nikhar.example', language, '0123456789abcdefghijkl');
const each = MESSAGE_KINDS.flatMap(kind => languageCodes.map(language => ({ kind, language })));
/** Letters of Devanagari, the bar that ends a sentence, and what English has. An SMS with them has 70 letters a part, or 67 of several. */
const DEVANAGARI = /^[\u0900-\u097f -~]*$/;

describe.each(each)('SMS of $kind in $language', ({ kind, language }) => {
  const { text: template, variables } = templateToRegister(kind, 'SMS', language, FACTS.brand);

  it('can be registered', () => {
    expect(template.startsWith('Nikhar Salon & Academy: ')).toBe(true);
    expect(template).not.toMatch(/ {2}|[<>]|^ | $|\n/);
    expect(template).not.toMatch(/#\w+# ?#\w+#/);
    expect(variables.length).toBeLessThanOrEqual(WITH_THREE.includes(kind) ? 3 : 2);
    expect([...template.matchAll(/#(\w+)#/g)].map(([, tag]) => tag)).toEqual(variables.map(({ tag }) => tag));
  });

  it('fits one part, or two in Devanagari', () => {
    const { text } = rendered(kind, 'SMS', language, { ...FACTS, link: linkIn(language) });
    expect(text).toMatch(DEVANAGARI);
    expect(text.length).toBeLessThanOrEqual(GSM.test(text) ? 160 : 2 * 67);
  });

  it('is what was registered, whatever people are called', () => {
    const devanagari = fc.string({ unit: fc.integer({ min: 0x900, max: 0x97f }).map(code => String.fromCodePoint(code)) });
    const tamil = fc.string({ unit: fc.integer({ min: 0xb80, max: 0xbff }).map(code => String.fromCodePoint(code)) });
    const known = fc.constantFrom(
      "O'Brien",
      'प्रिया शर्मा',
      'தமிழ் செல்வி',
      '李小龍',
      '😀',
      '',
      ' ',
      'A'.repeat(60),
      'José',
      'a#url#b',
      '{link}',
      '$&',
    );
    const name = fc.oneof(known, devanagari, tamil, fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant(null));
    const facts = fc.record({
      customerName: name,
      professionalName: name,
      startMinute: fc.integer({ min: 0, max: 1439 }),
      date: fc.constantFrom('2026-11-27', '2026-09-01', '2027-02-28', null),
      amountPaise: fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.constant(null)),
      lateMinutes: fc.integer({ min: 15, max: 300 }),
      lines: fc.array(fc.string(), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(facts, some => {
        const { text, variables: values } = rendered(kind, 'SMS', language, { ...FACTS, ...some });
        expect(operatorRefuses(template, text)).toBeUndefined();
        expect(Object.keys(values)).toEqual(variables.map(({ name: own }) => own));
        // A provider that keeps the template gets only the values.
        let n = 0;
        expect(template.replace(/#\w+#/g, () => Object.values(values)[n++] as string)).toBe(text);
      }),
    );
  });
});

it.each(languageCodes)('the SMS of an offer fits in %s with its longer link, too', language => {
  const link = visitLinkOf('https://nikhar.example', language, offerTokenOf('secret', 'o-1'));
  const { text } = rendered('WAIT_OFFER', 'SMS', language, { ...FACTS, link });
  expect(text.length).toBeLessThanOrEqual(GSM.test(text) ? 160 : 2 * 67);
});

it('an operator of the tests refuses what real ones refuse', () => {
  const template = 'Hi #alphanumeric#, bill #numeric#.';
  expect(operatorRefuses(template, 'Hi Priya S, bill 10.')).toBeUndefined();
  for (const text of [
    "Hi O'Brien, bill 10.",
    'Hi Priya, bill 1,050.',
    'Hi Priya,  bill 10.',
    'Hi , bill 10.',
    'Hi Priya, bill 10. ',
  ])
    expect(operatorRefuses(template, text)).toBeDefined();
});

it.each(each)('WhatsApp of $kind in $language is its template with the variables in place', ({ kind, language }) => {
  const { text: template, variables } = templateToRegister(kind, 'WHATSAPP', language, FACTS.brand);
  const { text, variables: values } = rendered(kind, 'WHATSAPP', language, { ...FACTS, customerName: "प्रिया  O'Brien" });
  expect(Object.keys(values)).toEqual(variables.map(({ name }) => name));
  expect(template.replace(/\{\{(\d+)\}\}/g, (_place, n) => Object.values(values)[Number(n) - 1] as string)).toBe(text);
  expect(template).not.toMatch(/^\{\{|\}\}$/);
  for (const value of Object.values(values)) expect(value).toMatch(/^\S(.*\S)?$/);
});

describe('texts', () => {
  it('Q34 SMS have bare dates, times and amounts', () => {
    const text = (kind: 'CONFIRMATION' | 'RECEIPT', facts = {}) => rendered(kind, 'SMS', 'en', { ...FACTS, ...facts }).text;
    expect(text('CONFIRMATION')).toBe(
      'Nikhar Salon & Academy: Your visit is booked. We arrive on 27 Nov between 1030AM and 1230PM. See or change it: https://nikhar.example/v/0123456789abcdefghijkl',
    );
    expect(text('CONFIRMATION', { startMinute: 540, endMinute: 555 })).toContain('27 Nov between 9AM and 915AM.');
    expect(text('CONFIRMATION', { startMinute: 660, endMinute: 780, date: '2026-09-05' })).toContain(
      '5 Sep between 11AM and 1PM.',
    );
    expect(text('CONFIRMATION', { link: null })).toBe(
      'Nikhar Salon & Academy: Your visit is booked. We arrive on 27 Nov between 1030AM and 1230PM.',
    );
    expect(text('RECEIPT')).toContain('The total is 1050 rupees. ');
    expect(text('RECEIPT', { amountPaise: 105_050 })).toContain('The total is 1050 rupees 50 paise. ');
  });

  it('Q34 WhatsApp and e-mail keep scripts and marks', () => {
    const facts = { ...FACTS, customerName: 'प्रिया शर्मा' };
    expect(rendered('CONFIRMATION', 'WHATSAPP', 'en', facts).text).toContain(
      'Hello प्रिया, your visit is booked. We arrive on Fri, 27 Nov, between 10:30 AM and 12:30 PM, for about 1 h 15 min.',
    );
    const mail = rendered('RECEIPT', 'EMAIL', 'en', facts);
    expect(mail.subject).toBe('Thank you for having us - Nikhar Salon & Academy');
    expect(mail.text).toContain('The total is ₹1,050.');
    expect(mail.text).toContain('Services: Facial × 2, Manicure\nPrice: ₹1,050, paid\nAddress: 12 Ramdaspeth, Nagpur 440010\n');
    const address = "12 $& $' $` $1 $$ Ramdaspeth";
    expect(rendered('RECEIPT', 'EMAIL', 'en', { ...facts, address }).text).toContain(`\nAddress: ${address}\n`);
    expect(rendered('SUMMARY', 'EMAIL', 'en', facts).text).toContain('Completed visits: 4\nReceived: ₹4,200.50');
  });

  it('are in the language of the reader', () => {
    const facts = { ...FACTS, customerName: 'प्रिया शर्मा', link: null };
    expect(rendered('CONFIRMATION', 'SMS', 'hi', facts).text).toBe(
      'Nikhar Salon & Academy: बुक हो गया। 27 Nov 1030AM to 1230PM के बीच आएँगे।',
    );
    expect(rendered('CONFIRMATION', 'WHATSAPP', 'hi', facts).text).toBe(
      'नमस्ते प्रिया, आपकी विज़िट बुक हो गई है। हम आएँगे: शुक्र, 27 नवंबर, सुबह 10:30 से दोपहर 12:30 बजे के बीच, करीब 1 घंटा 15 मिनट।\n\nNikhar Salon & Academy',
    );
    expect(rendered('CONFIRMATION', 'SMS', 'mr', facts).text).toBe(
      'Nikhar Salon & Academy: बुक झाले. 27 Nov 1030AM to 1230PM दरम्यान येऊ.',
    );
    const mail = rendered('RECEIPT', 'EMAIL', 'mr', facts);
    expect(mail.subject).toBe('आम्हाला बोलावल्याबद्दल धन्यवाद - Nikhar Salon & Academy');
    expect(mail.text).toContain('सर्व्हिस: Facial × 2, Manicure\nकिंमत: ₹1,050, पेमेंट झाले\nपत्ता: 12 Ramdaspeth, Nagpur 440010\n');
    const cancelled = (language: 'en' | 'hi' | 'mr') => rendered('CANCELLED_MONEY', 'SMS', language, facts).text;
    expect(cancelled('en')).toContain('Cancellation fee: 500 rupees. We return 550 rupees.');
    expect(cancelled('hi')).toContain('कैंसल फ़ीस Rs 500, हम Rs 550 लौटाएँगे।');
    expect(rendered('RECEIPT', 'SMS', 'hi', facts).text).toContain('कुल Rs 1050।');
    expect(rendered('PROFESSIONAL', 'SMS', 'hi', { ...facts, professionalName: null }).text).toMatch(/: आपके यहाँ:? Byutishiyan, /);
  });

  it.each([
    ['प्रिया शर्मा', 'Priya Sharma'],
    ['आकांक्षा देशपांडे', 'Akanksha Deshpande'],
    ['ज्ञानेश्वर', 'Dnyaneshvar'],
    ['लता मंगेशकर', 'Lata Mangeshkar'],
    ['राम', 'Ram'],
    ['फ़ातिमा', 'Fatima'],
    ['શ્રેયા પટેલ', 'Shreya Patel'],
    ['রবি', 'Rabi'],
    ['தமிழ்', 'Tamil'],
    ['రామ', 'Rama'],
    ['José Ñandú', 'Jose Nandu'],
    ['१२', '12'],
  ])('%s reads %s in Latin letters', (name, expected) => expect(latin(name)).toBe(expected));

  it('shortens a long value at a blank', () => {
    expect(alphanumeric(`${'Anna '.repeat(20)}`, 'x')).toBe('Anna Anna Anna Anna Anna Anna Anna Anna');
    expect(alphanumeric('B'.repeat(60), 'x')).toBe('B'.repeat(40));
    expect(alphanumeric('李小龍 😀', 'a customer')).toBe('a customer');
    expect(brandOf('  Nikhar “Salon”  <b>')).toBe('Nikhar Salon b');
  });
});
