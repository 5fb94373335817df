// biome-ignore lint/style/noRestrictedImports: everybody else takes the one below
import { type ComponentType, lazy as reactLazy } from 'react';
import { retry } from './retry.ts';

/** React's lazy, on a thin network: a script that does not come is asked for twice more before the screen fails. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound, for components of any properties
export const lazy = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) => reactLazy(() => retry(load));
