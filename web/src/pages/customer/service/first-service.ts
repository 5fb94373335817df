/** What the server puts into the first paint of a service's page (server/site/shells.ts): enough for picture and title. */
export interface FirstService {
  id: string;
  name: string;
  imageUrl: string;
}

/** The build renders the page with these placeholders, and the server replaces them. */
const placeholder: FirstService = { id: '', name: 'service-name', imageUrl: '/api/service-picture' };

/** Undefined if the page did not come with this service. */
export function firstService(id: string | undefined): FirstService | undefined {
  if (typeof document === 'undefined') return placeholder;
  const text = document.getElementById('first-service')?.textContent;
  if (!text) return undefined;
  const first: FirstService = JSON.parse(text);
  return first.id === id ? first : undefined;
}
