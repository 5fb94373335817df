/** Text in plain characters. Not with the readers of typed.ts: search needs it on every page. Pure. */

/** Removes the invisible characters that chats and web pages add to copied text. */
export function visible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}

/** In Unicode the ten digits of a script are in a row from its zero, and rows may follow each other. */
function figureOf(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (isDigit(zero - 1)) zero--;
  return (code - zero) % 10;
}

/** Turns digits of every script and wide East Asian characters into ASCII. Other visible characters stay. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?!\d)\p{Nd}/gu, digit => String(figureOf(digit)));
}
