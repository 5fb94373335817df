/**
 * Reads JSON bodies: plain UTF-8, no `__proto__`, no name twice in an object. An empty body is no body, whatever its type says
 * (rule V4).
 */
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from './errors.ts';

// A byte order mark stays in the text, which then is not JSON.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const unreadable = () => new AppError('VALIDATION_ERROR', { params: { reason: 'NOT_JSON' } });

const noPrototypes = (key: string, value: unknown) => {
  if (key === '__proto__') throw unreadable();
  return value;
};

/** Strings, and the signs that structure JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;
/** A refusal repeats at most this many characters of what the client sent. */
const LONGEST_PATH = 200;

/** The path of the first name that stands twice in one object, in valid JSON. */
const nameTwiceIn = (text: string): string | undefined => {
  const open: { names?: Set<string>; at: string | number }[] = [];
  let before = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{') open.push({ names: new Set(), at: '' });
    else if (token === '[') open.push({ at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && typeof inner?.at === 'number') inner.at++;
    else if (token === ':' && inner?.names) {
      const name: string = JSON.parse(before);
      inner.at = name;
      if (inner.names.has(name)) return open.map(({ at }) => at).join('.');
      inner.names.add(name);
    }
    before = token;
  }
  return undefined;
};

/**
 * JSON.parse keeps the last value of a repeated name, but a proxy before us may have checked the first. Text that equals its own
 * JSON.stringify, as most programs' does, has no repeated name.
 */
const mustNameOnce = (text: string, value: unknown) => {
  if (JSON.stringify(value) === text) return;
  const twice = nameTwiceIn(text);
  if (twice === undefined) return;
  throw invalidField(twice.slice(0, LONGEST_PATH), 'repeated', {}, 'The request names a field twice.');
};

const parseJson = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    const text = utf8.decode(bytes);
    const value = text.includes('__proto__') || text.includes('\\u') ? JSON.parse(text, noPrototypes) : JSON.parse(text);
    mustNameOnce(text, value);
    return value;
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
};

export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}
