import { expect, it } from 'vitest';
import { whatsAppLink } from '../../shared/outside-links.ts';
import { chatWords } from './chat-words.ts';

const told = { customer: 'Asha', salon: 'Nikhar & Co', when: 'Friday, 20 Nov 2026, 09:00 AM', amount: 1050 };

it('has words to confirm, on the way, for the payment and to thank', () => {
  const words = chatWords({ ...told, reference: 'A1B2C3', upiId: 'nikhar@bank' });
  expect(words.map(({ label }) => label)).toEqual(['Confirm', 'On the way', 'Payment', 'Thanks']);
  expect(words[0]?.text).toContain('Friday, 20 Nov 2026, 09:00 AM (booking A1B2C3)');
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

it('makes links of digits alone, with the whole text', () => {
  const text = chatWords(told)[2]?.text ?? '';
  const link = new URL(whatsAppLink('+91 98765-43210', text));
  expect(link.href).toMatch(/^https:\/\/wa\.me\/919876543210\?text=[\w%.!'()*~-]+$/);
  expect(link.searchParams.get('text')).toBe(text);
});
