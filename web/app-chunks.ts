import { join } from 'node:path';
import { publicModules } from './first-paint-html.ts';

const entry = join(import.meta.dirname, 'src/main.tsx');
const app = join(import.meta.dirname, 'src/start.tsx');
const publicPages = publicModules.map(module => join(import.meta.dirname, 'src/pages/customer', module));

type Find = (id: string) => { importedIds: readonly string[] } | null;

interface Context {
  getModuleInfo: Find;
}

/**
 * All that the app imports at once, in one file: cut by which pages share a module, as bundlers do, it would be fifteen, each a
 * request. What the entry needs comes before (first group wins), so that it can start the app after the first paint without having it; so
 * does React, which main.tsx runs as a task of its own.
 * What several public pages share is one file more: a visitor who has seen one of them has most of the others.
 */
export function appChunks() {
  return [
    { debugName: 'entry', priority: 3, name: named('start-up', find => importsOf(entry, find)) },
    { debugName: 'react', priority: 3, name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/react\.ts$/ },
    { debugName: 'app', priority: 2, name: named('app', find => importsOf(app, find)) },
    { debugName: 'catalogue', priority: 1, name: named('catalogue', sharedByPublicPages) },
  ];
}

function named(name: string, choose: (find: Find) => Set<string>) {
  let modules: Set<string> | undefined;
  return (id: string, context: Context) => {
    modules ??= choose(one => context.getModuleInfo(one));
    return modules.has(id) ? name : null;
  };
}

function sharedByPublicPages(find: Find): Set<string> {
  const all = publicPages.map(page => importsOf(page, find));
  return new Set(all.flatMap(modules => [...modules]).filter(id => all.filter(modules => modules.has(id)).length > 1));
}

/** Icons are left where they are drawn: their package's one index imports them all. */
function importsOf(first: string, find: Find): Set<string> {
  const reached = new Set([first]);
  for (const id of reached) {
    for (const imported of find(id)?.importedIds ?? []) {
      if (!imported.includes('/icons/')) reached.add(imported);
    }
  }
  // Itself it stays a file of its own, which others ask for by its name.
  reached.delete(first);
  return reached;
}
