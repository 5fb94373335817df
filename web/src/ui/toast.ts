import { makeStore } from '../shared/store.ts';

export interface Toast {
  id: number;
  tone: 'good' | 'bad' | 'info' | 'question';
  title: string;
  detail?: string | undefined;
  durationMs: number;
  /** A question's, when it is answered so. */
  onYes?: () => void;
}

interface Said {
  detail?: string;
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
  /** For what changes everything, like signing in: what was said before it holds no more. */
  clear: () => toastStore.set([]),
  dismiss(id: number) {
    toastStore.set(toastStore.read().filter(one => one.id !== id));
  },
};

/** Gives the id to `dismiss` it by. */
function add(one: Omit<Toast, 'id'>): number {
  // Said again, it is one message, shown anew with what there is to say of it now.
  toastStore.set([...toastStore.read().filter(other => other.title !== one.title), { ...one, id: ++lastId }]);
  return lastId;
}
