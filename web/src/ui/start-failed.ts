import { buttonLook } from './button-look.ts';

/**
 * Says that the app's scripts did not come: without them the buttons of a first paint do nothing, and other pages are
 * empty. It looks like a toast, but in plain DOM, since React may be what is missing.
 */
export function tellThatStartFailed(): void {
  const words = document.createElement('p');
  words.className = 'flex-1 text-sm font-medium';
  words.textContent = 'This page did not load completely. Check your connection.';
  const again = document.createElement('button');
  again.className = buttonLook({ size: 'sm' });
  again.textContent = 'Refresh Page';
  again.addEventListener('click', () => location.reload());
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className =
    'fixed inset-x-4 top-4 z-50 mx-auto flex max-w-sm items-center gap-3 rounded-lg border border-line bg-card px-4 py-3 shadow-lift';
  notice.append(words, again);
  // First in the page, for it may be the styles that are missing.
  document.body.prepend(notice);
}
