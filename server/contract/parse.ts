/** Reading JSON bodies: valid UTF-8, no prototype games, and an empty body is no body whatever its type says (rulings R1). */
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const unreadable = () => new AppError('VALIDATION_ERROR', { message: 'The request is not valid JSON.' });

const noPrototypes = (key: string, value: unknown) => {
  if (key === '__proto__') throw unreadable();
  return value;
};

const parseJson = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    const text = utf8.decode(bytes);
    return text.includes('__proto__') || text.includes('\\u') ? JSON.parse(text, noPrototypes) : JSON.parse(text);
  } catch {
    throw unreadable();
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
