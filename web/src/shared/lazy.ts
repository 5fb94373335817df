// biome-ignore lint/style/noRestrictedImports: everybody else takes the one below
import { type ComponentProps, type ComponentType, createElement, type ReactNode, lazy as reactLazy } from 'react';
import { retry } from './retry.ts';

/** Resets the components whose script did not load. React would remember the failure until a reload. */
const failed = new Set<() => void>();

/** Tells the error boundary that a script did not load. */
export class MissingScript extends Error {}

/** For the error boundary that caught the failure: the next use requests the script again. */
export function askAgainForScripts(): void {
  for (const askAgain of failed) askAgain();
  failed.clear();
}

const patienceMs = 30_000;

/** Rejects after that time. None at the build, which has no network, but may share its machine and would wait for the timer. */
function patience(): Promise<never>[] {
  return import.meta.env.SSR ? [] : [new Promise((_, giveUp) => setTimeout(giveUp, patienceMs))];
}

/**
 * React's lazy for bad networks. A script that does not load is requested twice more, but not while offline. Without an answer the
 * request is given up, because browsers would show a spinner for minutes.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound, for components of any properties
export function lazy<T extends ComponentType<any>>(load: () => Promise<{ default: T }>) {
  const ask = () =>
    reactLazy(() =>
      Promise.race([retry(load, () => navigator.onLine), ...patience()]).catch(cause => {
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
