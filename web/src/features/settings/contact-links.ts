// Ways to the salon that open outside the site.
import type { Settings } from './use-settings.ts';

export function mailLink(email: string): string {
  return `mailto:${email}`;
}

/** WhatsApp wants the number with its country, digits only. */
export function whatsAppLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

/** Google Maps, on the way from where one is. */
export function directionsLink({ latitude, longitude }: Pick<Settings, 'latitude' | 'longitude'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
