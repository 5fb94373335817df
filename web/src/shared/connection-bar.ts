import type { ComponentType } from 'react';
import { makeStore } from './store.ts';

/** The bar that says how old the page is. Null until it has loaded (web/src/offline): no page waits for it. */
export const connectionBar = makeStore<ComponentType | null>(null);
