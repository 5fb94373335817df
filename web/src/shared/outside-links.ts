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

/** Not URLSearchParams: mail programs show its `+` for a space. */
function withQuery(link: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter(([, value]) => value);
  if (pairs.length === 0) return link;
  return `${link}?${pairs.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
