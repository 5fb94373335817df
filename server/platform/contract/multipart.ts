/**
 * Reads multipart forms as the contract describes them (rule V12): known fields once each, as text, and the file as bytes. An
 * error is refused as soon as it is seen, before the rest has arrived.
 */

import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../../../common/time.ts';
import { AppError, invalidField } from './errors.ts';
import type { Operation } from './operation.ts';
import { resolve } from './served.ts';

/** A picture must be smaller than 5 × 1024 × 1024 bytes (rule C9). */
const PICTURE_MB = 5;
const MB = 1024 * 1024;
/** Bytes of one text field: four times the longest of the contract, the texts of two languages, with some room. */
const MAX_FIELD = 20 * 1024;
/** Bytes of a form without its file: its fields, and the multipart lines between them. */
const AROUND = 256 * 1024;
/** Browsers name every file. Other programs may send bytes with a type and no name; those are files too. */
const isPartAFile = (_field?: string, type?: string, fileName?: string): boolean =>
  fileName !== undefined || type === 'application/octet-stream' || (type?.startsWith('image/') ?? false);
const LIMITS = { files: 1, fields: 12, fieldSize: MAX_FIELD, parts: 13, headerSize: 8 * 1024 };

interface Property {
  format?: string;
}

export interface FormShape {
  /** The contract's schema, which lets the file be anything. The feature recognises its content. */
  schema: object;
  names: Set<string>;
  files: Set<string>;
  /** The most bytes of the file: one fewer than the limit, as with pictures. */
  fileSize: number;
  tooLarge: () => AppError;
}

/** Undefined if the operation takes no form. */
export function formShapeOf(operation: Operation): FormShape | undefined {
  const reference = operation.requestBody?.content['multipart/form-data']?.schema;
  if (!reference) return undefined;
  const schema = resolve(reference) as { properties: Record<string, Property> };
  const names = new Set(Object.keys(schema.properties));
  const files = new Set([...names].filter(name => schema.properties[name]?.format === 'binary'));
  const anything = Object.fromEntries([...files].map(name => [name, {}]));
  const limit = operation['x-file-limit'];
  return {
    schema: { ...schema, properties: { ...schema.properties, ...anything } },
    names,
    files,
    fileSize: (limit ?? PICTURE_MB) * MB - 1,
    tooLarge: limit === undefined ? imageTooLarge : () => new AppError('PAYLOAD_TOO_LARGE'),
  };
}

/** A body that ends within this time after the answer was short. */
const SHORT = 0.25 * SECOND;
/** How long the client may go on sending after the answer. */
const PATIENCE = 2 * SECOND;

/**
 * Answers a request whose body is still arriving. Closing a connection with unread bytes resets it, and the reset often
 * destroys the answer. So the server discards the rest of a short body and keeps the connection. With a long body it ends its
 * own side, and discards what still comes for a moment (RFC 9112, 9.6).
 *
 * Returns what to send in place of `payload`: all of it at once, and its end when the body has ended. At the end, Node closes the
 * connection of a client that asked for this, read or not.
 */
function answerEarly({ raw }: FastifyRequest, reply: FastifyReply, payload: string | Buffer): Readable {
  const { socket } = raw;
  reply.header('content-length', Buffer.byteLength(payload));
  const payloadThenRest = async function* () {
    yield payload;
    const timers = [setTimeout(() => socket.end(), SHORT), setTimeout(() => socket.destroy(), PATIENCE)];
    // A client that hangs up has ended its body, too.
    await finished(raw.resume()).catch(() => {});
    timers.forEach(clearTimeout);
  };
  return Readable.from(payloadThenRest());
}

/** Adds the form parser to one context of routes. */
export async function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: LIMITS, isPartAFile });
  app.addHook<string | Buffer>('onSend', async (request, reply, payload) =>
    request.raw.complete ? payload : answerEarly(request, reply, payload),
  );
}

/** Throws UNSUPPORTED_MEDIA_TYPE unless the headers announce a form. */
export function mustBeForm({ headers }: FastifyRequest) {
  if (/^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', { params: { mediaType: 'multipart/form-data' } });
}

const unreadable = () => new AppError('VALIDATION_ERROR', { params: { reason: 'FORM_UNREADABLE' } });

const refusalOf = (error: Error & { code?: string }, { files }: FormShape): AppError => {
  if (error instanceof AppError) return error;
  // The parser does not say which field brought the second file. Every form has one field for files.
  if (error.code === 'FST_FILES_LIMIT') return invalidField([...files].join(), 'repeated', {}, 'Send one file only.');
  if (error.code === 'FST_PARTS_LIMIT' || error.code === 'FST_FIELDS_LIMIT') return new AppError('PAYLOAD_TOO_LARGE');
  return unreadable();
};

const imageTooLarge = () => new AppError('IMAGE_TOO_LARGE', { params: { limit: PICTURE_MB } });

/** The whole file, or a refusal at the first byte too many. The parser would give a truncated file. */
const bytesOf = ({ file }: MultipartFile, tooLarge: () => AppError) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    file
      .on('data', chunk => chunks.push(chunk))
      .on('limit', () => reject(tooLarge()))
      .on('error', reject)
      .on('close', () => reject(unreadable()))
      .on('end', () => (file.truncated ? reject(tooLarge()) : resolve(Buffer.concat(chunks))));
  });

const mustBe = (field: string, what: 'a file' | 'text') =>
  invalidField(field, 'type', { types: [what === 'text' ? 'string' : 'file'] }, `${field} must be ${what}`);

/** Browsers write line ends in forms as CRLF. We keep and measure the text as people typed it. */
const textOf = (field: string, value: unknown, truncated: boolean): string => {
  if (truncated) throw new AppError('PAYLOAD_TOO_LARGE');
  if (typeof value !== 'string') throw mustBe(field, 'text');
  // The parser has replaced bytes that are not UTF-8. Like NUL, they would not come back as they were sent.
  if (value.includes('\0') || value.includes('\ufffd')) throw invalidField(field, 'unsupportedCharacters');
  return value.replaceAll('\r\n', '\n').trim();
};

const readParts = async (request: FastifyRequest, { names, files, fileSize, tooLarge }: FormShape) => {
  const form: Record<string, string | Buffer> = {};
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
    const field = part.fieldname?.slice(0, 100) ?? '';
    if (!field) throw invalidField('body', 'unknownField', {}, 'A part without a name is not a known field');
    if (!names.has(field)) throw invalidField(field, 'unknownField');
    if (Object.hasOwn(form, field)) throw invalidField(field, 'repeated');
    if (files.has(field) !== (part.type === 'file')) throw mustBe(field, files.has(field) ? 'a file' : 'text');
    if (part.type === 'file') {
      const bytes = await bytesOf(part, tooLarge);
      // An empty file input sends a file without name and bytes (HTML, 4.10.22.4).
      if (part.filename || bytes.length > 0) form[field] = bytes;
    } else {
      form[field] = textOf(field, part.value, part.valueTruncated);
    }
  }
  return form;
};

/**
 * The form's fields by name, with numbers still as text (validate.ts reads them). Throws VALIDATION_ERROR, IMAGE_TOO_LARGE or
 * PAYLOAD_TOO_LARGE.
 */
export async function readForm(request: FastifyRequest, shape: FormShape) {
  const { raw } = request;
  let measure = (_chunk: Buffer) => {};
  // The parser limits files and fields, but not the text around them, nor a part without a name.
  const tooLarge = new Promise<never>((_resolve, reject) => {
    let size = 0;
    measure = chunk => {
      size += chunk.length;
      if (size > shape.fileSize + AROUND) reject(new AppError('PAYLOAD_TOO_LARGE'));
    };
  });
  raw.on('data', measure);
  try {
    return await Promise.race([readParts(request, shape), tooLarge]);
  } catch (error) {
    throw refusalOf(error as Error, shape);
  } finally {
    raw.off('data', measure).unpipe();
  }
}
