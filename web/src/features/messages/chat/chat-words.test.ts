import { expect, it } from 'vitest';
import { whatsAppLink } from '../../../shared/outside-links.ts';
import { aboutStep, chatWords } from './chat-words.ts';

const told = {
  customer: 'Asha',
  language: 'en',
  salon: 'Nikhar & Co',
  date: '2026-11-20',
  time: '09:00:00',
  amount: 1050,
} as const;

it('has words to confirm, on the way, for the payment and to thank', () => {
  const words = chatWords({ ...told, reference: 'A1B2C3', upiId: 'nikhar@bank' });
  expect(words.map(({ label }) => label)).toEqual(['Confirm', 'On the way', 'Payment', 'Thanks']);
  expect(words[0]?.text).toContain('Friday, 20 Nov, 9:00 AM (booking A1B2C3)');
  expect(words[1]?.text).toContain('We are on the way');
  expect(words[2]?.text).toBe(
    'Namaste Asha, this is Nikhar & Co. ₹1,050 is to pay for your visit (booking A1B2C3). You can pay by UPI to nikhar@bank.',
  );
});

it('speaks for the professional, and asks for no money when it is paid', () => {
  const words = chatWords({ ...told, by: 'Rekha', amount: 0 });
  expect(words.map(({ label }) => label)).toEqual(['Confirm', 'On the way', 'Thanks']);
  expect(words[1]?.text).toBe('Namaste Asha, this is Rekha from Nikhar & Co. I am on the way to you.');
});

it("is written in the customer's language", () => {
  const [first, , , last] = chatWords({ ...told, language: 'hi', by: 'Nilesh' });
  expect(first).toEqual({
    label: 'Confirm',
    text: 'नमस्ते Asha जी, मैं Nilesh, Nikhar & Co से। आपकी विज़िट शुक्रवार, 20 नवंबर, सुबह 9 बजे के लिए बुक है। क्या यह समय ठीक है?',
  });
  expect(last?.text).toMatch(/फिर ज़रूर बुलाइए।$/);
  expect(aboutStep({ ...told, language: 'mr' }, 'PLANNED')).toBe('नमस्कार Asha जी, आम्ही Nikhar & Co मधून. मी वाटेत आहे.');
});

it('makes links of digits alone, with the whole text', () => {
  const text = chatWords(told)[2]?.text ?? '';
  const link = new URL(whatsAppLink('+91 98765-43210', text));
  expect(link.href).toMatch(/^https:\/\/wa\.me\/919876543210\?text=[\w%.!'()*~-]+$/);
  expect(link.searchParams.get('text')).toBe(text);
});

it('M63 asks for what is to be paid before the visit, and says where', () => {
  const step = { amount: 600, by: '2026-11-06', link: 'https://nikhar.in/payment/1' };
  const [, , before, all] = chatWords({ ...told, language: 'mr', reference: 'A1B2C3', step });
  expect(before).toEqual({
    label: 'Payment by Fri, 6 Nov',
    text: 'नमस्कार Asha जी, आम्ही Nikhar & Co मधून. 6 नोव्हेंबर पर्यंत भेटीचे ₹600 द्यायचे आहेत (बुकिंग A1B2C3). येथे देऊ शकता: https://nikhar.in/payment/1',
  });
  expect(all?.label).toBe('Payment');
});
