import { join } from 'node:path';

const entry = join(import.meta.dirname, 'src/main.tsx');
const app = join(import.meta.dirname, 'src/start.tsx');

type Find = (id: string) => { importedIds: readonly string[] } | null;

type Context = { getModuleInfo: Find };

/**
 * All that the app imports at once, in one file: cut by who else uses what it would be fifteen, each a request. What the
 * entry needs comes before (first group wins), so that it can start the app after the first paint without having it.
 */
export function appChunks() {
  return [
    { debugName: 'entry', priority: 2, name: named('start-up', entry) },
    { debugName: 'app', priority: 1, name: named('app', app) },
  ];
}

function named(name: string, first: string) {
  let modules: Set<string> | undefined;
  return (id: string, context: Context) => {
    modules ??= importsOf(first, one => context.getModuleInfo(one));
    return modules.has(id) ? name : null;
  };
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
