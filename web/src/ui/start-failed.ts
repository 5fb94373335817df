import * as start from '#words/start';
import { buttonLook } from './button-look.ts';

/**
 * Says that the app's scripts did not load: the buttons of a first paint do nothing then, and other pages are empty. Looks like a toast,
 * but in plain DOM, because React may be missing.
 */
export function tellThatStartFailed(): void {
  const words = document.createElement('p');
  words.className = 'flex-1 text-sm font-medium';
  words.textContent = start.incomplete;
  const again = document.createElement('button');
  again.className = buttonLook({ size: 'sm' });
  again.textContent = start.refreshPage;
  again.addEventListener('click', () => location.reload());
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.className =
    'fixed inset-x-4 top-4 z-50 mx-auto flex max-w-sm items-center gap-3 rounded-lg border border-line bg-card px-4 py-3 shadow-lift';
  notice.append(words, again);
  // First in the page, because the styles may be missing.
  document.body.prepend(notice);
}
