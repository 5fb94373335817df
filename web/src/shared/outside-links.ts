// Links that open another program: the telephone, WhatsApp, mail, Google Maps. A phone number has its country.

/** Calls the number, however it is spaced. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** WhatsApp wants digits only. `text` begins the message. */
export function whatsAppLink(phone: string, text?: string): string {
  return withQuery(`https://wa.me/${phone.replace(/\D/g, '')}`, { text });
}

export function mailLink(email: string, begin: { subject?: string | undefined; body?: string | undefined } = {}): string {
  return withQuery(`mailto:${email}`, begin);
}

/** The way there from where one is. */
export function directionsLink({ latitude, longitude }: { latitude: string; longitude: string }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
}

/** An address' door, built from numbers alone (reliability D9); null when there is no place to show. */
export function mapLink(address: { latitude?: string | null; longitude?: string | null } | null): string | null {
  const latitude = Number.parseFloat(address?.latitude ?? '');
  const longitude = Number.parseFloat(address?.longitude ?? '');
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitude},${longitude}`)}`;
}

/** Not URLSearchParams: mail programs show its `+` for a space as it is. */
function withQuery(link: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter(([, value]) => value);
  if (pairs.length === 0) return link;
  return `${link}?${pairs.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
