// biome-ignore lint/style/noRestrictedImports: everybody else takes the one below
import { type ComponentProps, type ComponentType, createElement, type ReactNode, lazy as reactLazy } from 'react';
import { retry } from './retry.ts';

/** What becomes of those whose script did not come: React would remember that until the page is loaded anew. */
const failed = new Set<() => void>();

/** For the boundary to tell a page that did not come from one that failed. */
export class MissingScript extends Error {}

/** For the boundary that has caught the failure: whoever opens such a thing next asks for its script again. */
export function askAgainForScripts(): void {
  for (const askAgain of failed) askAgain();
  failed.clear();
}

const patienceMs = 30_000;

/**
 * React's lazy, on a thin network: a script that does not come is asked for twice more before the screen fails; without a network, at
 * once. One that is never answered is given up: browsers wait for minutes, and a wheel without end tells nobody.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound, for components of any properties
export function lazy<T extends ComponentType<any>>(load: () => Promise<{ default: T }>) {
  const ask = () =>
    reactLazy(() =>
      Promise.race([
        retry(load, () => navigator.onLine),
        new Promise<never>((_, giveUp) => setTimeout(giveUp, patienceMs)),
      ]).catch(cause => {
        failed.add(() => {
          Loaded = ask();
        });
        throw new MissingScript('', { cause });
      }),
    );
  let Loaded = ask();
  return function Lazy(props: ComponentProps<T>): ReactNode {
    return createElement(Loaded, props);
  };
}
