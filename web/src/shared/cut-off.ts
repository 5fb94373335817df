/** The service worker showed the page that it keeps, because no other came. */
export const isKeptPage = typeof document !== 'undefined' && document.querySelector('meta[name=kept-page]') !== null;

/**
 * Whether this device is without network, so that the last known answers stand in for the server's and changes wait. If it is not, a
 * call that fails is reported instead (rules C16, T9).
 */
export function isCutOff(): boolean {
  return !navigator.onLine || isKeptPage;
}
