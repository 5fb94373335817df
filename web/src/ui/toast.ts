import { makeStore } from '../shared/store.ts';

export interface Toast {
  id: number;
  /** A message replaces the one with its key. */
  key: string;
  tone: 'good' | 'bad' | 'info' | 'question';
  title: string;
  detail?: string | undefined;
  durationMs: number;
  /** Of a question. */
  onYes?: () => void;
}

interface Said {
  detail?: string;
  /** Without one, a message replaces the one with its title. */
  key?: string;
  durationMs?: number;
}

export const toastStore = makeStore<readonly Toast[]>([]);
let lastId = 0;

/** Short messages over the page, 5 s each unless told otherwise. */
export const toast = {
  success: (title: string, said: Said = {}) => add({ tone: 'good', title, durationMs: 5000, ...said }),
  error: (title: string, said: Said = {}) => add({ tone: 'bad', title, durationMs: 5000, ...said }),
  info: (title: string, said: Said = {}) => add({ tone: 'info', title, durationMs: 5000, ...said }),
  /** A question with two buttons; going away unanswered is a no. 6 s. */
  confirm: (title: string, onYes: () => void) => add({ tone: 'question', title, durationMs: 6000, onYes }),
  /** After signing in or ordering, earlier messages no longer hold. */
  clear: () => toastStore.set([]),
  dismiss(id: number) {
    toastStore.set(toastStore.read().filter(one => one.id !== id));
  },
};

/** Returns the id to `dismiss` it by. */
function add({ key, ...one }: Omit<Toast, 'id' | 'key'> & { key?: string }): number {
  const made = { ...one, key: key ?? one.title, id: ++lastId };
  toastStore.set([...toastStore.read().filter(other => other.key !== made.key), made]);
  return lastId;
}
