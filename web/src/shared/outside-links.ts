// Links that open another program: phone, WhatsApp or mail. Phone numbers include the country code.

/** The number may contain spaces. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** WhatsApp accepts digits only. `text` begins the message. */
export function whatsAppLink(phone: string, text?: string): string {
  return withQuery(`https://wa.me/${phone.replace(/\D/g, '')}`, { text });
}

export function mailLink(email: string, begin: { subject?: string | undefined; body?: string | undefined } = {}): string {
  return withQuery(`mailto:${email}`, begin);
}

/** URLSearchParams writes `+` for a space, and mail programs show it as `+`. */
function withQuery(link: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter(([, value]) => value);
  if (pairs.length === 0) return link;
  return `${link}?${pairs.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

interface UpiPayment {
  upiId: string;
  /** What the payer reads. */
  payee: string;
  note: string;
  rupees: number;
  /** Letters and digits of it name the payment. */
  transaction: string;
}

/** Opens a payment app, by itself or as a QR code. The server writes the same for customers (rule M6). */
export function upiLink({ upiId, payee, note, rupees, transaction }: UpiPayment): string {
  const fields = { pa: upiId, pn: payee, am: rupees.toFixed(2), cu: 'INR', tr: transaction.replaceAll('-', ''), tn: note };
  // The @ stays as it is: some payment apps do not decode name%40bank, and then find no payee.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`);
  return `upi://pay?${query.join('&')}`;
}
