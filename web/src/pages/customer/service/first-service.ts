/** What the server has put of the service into the first paint (server/site/shells.ts): enough for picture and title. */
export interface FirstService {
  id: string;
  name: string;
  imageUrl: string;
}

/** Where the words of the service come in, when the page is drawn by the build. */
const placeholder: FirstService = { id: '', name: 'service-name', imageUrl: '/api/service-picture' };

/** Undefined where the page did not come with this service. */
export function firstService(id: string | undefined): FirstService | undefined {
  if (typeof document === 'undefined') return placeholder;
  const text = document.getElementById('first-service')?.textContent;
  if (!text) return undefined;
  const first: FirstService = JSON.parse(text);
  return first.id === id ? first : undefined;
}
