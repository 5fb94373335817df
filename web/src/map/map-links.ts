// Links to Google Maps. Apart from the other links, which every page has in its footer.

/** The way there from where one is. */
export function directionsLink({ latitude, longitude }: { latitude: string; longitude: string }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;
}

/** An address' door, built from numbers alone (rule A16); null when there is no place to show. */
export function mapLink(address: { latitude?: string | null; longitude?: string | null } | null): string | null {
  const latitude = Number.parseFloat(address?.latitude ?? '');
  const longitude = Number.parseFloat(address?.longitude ?? '');
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
