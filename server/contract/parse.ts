/**
 * Reading JSON bodies: plain UTF-8, no prototype games, no name twice in an object; an empty body is no body, whatever its
 * type says (rulings R1).
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

// A byte order mark stays in the text, which is no JSON then.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const unreadable = () => new AppError('VALIDATION_ERROR', { message: 'The request is not valid JSON.' });

const noPrototypes = (key: string, value: unknown) => {
  if (key === '__proto__') throw unreadable();
  return value;
};

/** Every string of the text, and the colon after those that name a member. */
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g;
const namesIn = (text: string): number => text.matchAll(STRING).reduce((names, [, colon]) => (colon ? names + 1 : names), 0);

const membersOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Object.values(value);
  return own.reduce((members, one) => members + membersOf(one), Array.isArray(value) ? 0 : own.length);
};

/**
 * Of a name given twice JSON.parse keeps the last; who checked the body before us may have read the first. What is written again
 * as it came, which most programs' JSON is, has lost nothing.
 */
const mustNameOnce = (text: string, value: unknown) => {
  if (JSON.stringify(value) !== text && namesIn(text) !== membersOf(value))
    throw new AppError('VALIDATION_ERROR', { message: 'The request names a field twice.' });
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

export const readJsonBodies = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
};
