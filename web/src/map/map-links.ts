// Links to Google Maps. Not in outside-links.ts, which every page loads with its footer.

/** Directions from the visitor's place. */
export function directionsLink({ latitude, longitude }: { latitude: string; longitude: string }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
}

/** Finds an address by its text, for one without coordinates. */
export function searchLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** The door of an address, built from its coordinates alone (rule A16). Null without coordinates. */
export function mapLink(address: { latitude?: string | null; longitude?: string | null } | null): string | null {
  const latitude = Number.parseFloat(address?.latitude ?? '');
  const longitude = Number.parseFloat(address?.longitude ?? '');
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return searchLink(`${latitude},${longitude}`);
}
