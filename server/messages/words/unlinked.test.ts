import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

describe('text of customers', () => {
  it.each([
    ['12, http://evil.example/pay, Nagpur', '12, http: //evil. example/pay, Nagpur'],
    ['HTTPS://EVIL.EXAMPLE', 'HTTPS: //EVIL. EXAMPLE'],
    ['pay at evil.example', 'pay at evil. example'],
    ['www.evil.in', 'www . evil. in'],
    ['www.e.co', 'www .e. co'],
    ['evil。example and evil．com', 'evil。 example and evil． com'],
    ['दुष्ट.भारत', 'दुष्ट. भारत'],
    ['me@evil.example', 'me@evil. example'],
    ['mailto:me, tel:+91', 'mailto: me, tel: +91'],
    ['\\\\evil\\share', '\\ \\evil\\share'],
    ['Lotus\r\n\r\nYour bill: evil.example\u2028x', 'Lotus Your bill: evil. example x'],
  ])('%j makes no link', (text, safe) => {
    expect(unlinked(text)).toBe(safe);
    expect(unlinked(safe)).toBe(safe);
  });

  it.each(["12, St. Mary's Road, Nagpur 440010", 'A.B. Road, No.12, 2.5 km', 'Dr. B.R. Ambedkar Marg', 'वर्धा रोड, नं. 4'])(
    '%s stays as it is',
    text => {
      expect(unlinked(text)).toBe(text);
    },
  );

  it('has no line break, scheme or domain left, whatever was typed', () => {
    const piece = fc.constantFrom(
      'http',
      ':',
      '//',
      'www',
      '.',
      '。',
      'evil',
      'example',
      'in',
      '\n',
      ' ',
      '\u200b',
      '@',
      '/',
      'क',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        expect(unlinked(pieces.join(''))).not.toMatch(/[\n\r]|:\/\/|www\.|[^\s.]\.[a-z]{2}/i);
      }),
    );
  });
});
