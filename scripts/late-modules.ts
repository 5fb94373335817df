/**
 * Delays modules that packages load for features we never use: TLS and HTTP/2 (the proxy in front handles those) and file search.
 * The bundled program loads them when one of their functions is called. Otherwise they take a tenth of every start.
 */
import type { Plugin } from 'vite';

interface Late {
  wanted: string;
  by: string;
  functions: string[];
}
const LATE: Late[] = [
  { wanted: 'node:https', by: '/fastify/lib/server.js', functions: ['createServer'] },
  { wanted: 'node:http2', by: '/fastify/lib/server.js', functions: ['createServer', 'createSecureServer'] },
  { wanted: 'glob', by: '/@fastify/static/index.js', functions: ['glob'] },
];
const PREFIX = '\0late:';

/** Throws if a package no longer loads the module this way, so that the delay does not silently stop working. */
export function lateModules(): Plugin {
  const met = new Set<Late>();
  return {
    name: 'late-modules',
    enforce: 'pre',
    resolveId(wanted, importer) {
      const late = LATE.find(one => one.wanted === wanted && importer?.endsWith(one.by));
      if (!late) return;
      met.add(late);
      return PREFIX + wanted;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return;
      const wanted = id.slice(PREFIX.length);
      const functions = LATE.find(one => one.wanted === wanted)?.functions ?? [];
      const calls = functions.map(name => `${name}: (...given) => require('${wanted}').${name}(...given)`);
      return `module.exports = { ${calls.join(', ')} };`;
    },
    buildEnd() {
      const missed = LATE.filter(one => !met.has(one)).map(({ wanted, by }) => `${wanted} by ${by}`);
      if (missed.length > 0) throw new Error(`No package loads ${missed.join(', ')} this way any more`);
    },
  };
}
