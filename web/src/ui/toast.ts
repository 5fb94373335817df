import { makeStore } from '../shared/store.ts';

export interface Toast {
  id: number;
  /** A message replaces an earlier one with the same key. */
  key: string;
  tone: 'good' | 'bad' | 'info' | 'question';
  title: string;
  detail?: string | undefined;
  durationMs: number;
  /** For a question. */
  onYes?: () => void;
  /** A button, such as Undo. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  act: () => void;
}

interface Said {
  detail?: string;
  /** By default the title. */
  key?: string;
  durationMs?: number;
  action?: ToastAction;
}

export const toastStore = makeStore<readonly Toast[]>([]);
let lastId = 0;

/** Short messages over the page, for 5 s by default. */
export const toast = {
  success: (title: string, said: Said = {}) => add({ tone: 'good', title, durationMs: 5000, ...said }),
  error: (title: string, said: Said = {}) => add({ tone: 'bad', title, durationMs: 5000, ...said }),
  info: (title: string, said: Said = {}) => add({ tone: 'info', title, durationMs: 5000, ...said }),
  /** A question with two buttons. Without an answer in 6 s it means no. */
  confirm: (title: string, onYes: () => void) => add({ tone: 'question', title, durationMs: 6000, onYes }),
  /** After a sign-in or an order, earlier messages no longer apply. */
  clear: () => toastStore.set([]),
  dismiss(id: number) {
    toastStore.set(toastStore.read().filter(one => one.id !== id));
  },
};

/** Returns the id for `dismiss`. */
function add({ key, ...one }: Omit<Toast, 'id' | 'key'> & { key?: string }): number {
  const made = { ...one, key: key ?? one.title, id: ++lastId };
  toastStore.set([...toastStore.read().filter(other => other.key !== made.key), made]);
  return lastId;
}
