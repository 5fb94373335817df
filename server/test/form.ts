/** Multipart forms, valid and invalid. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import sharp from 'sharp';
import type { TestApp } from './app.ts';

export interface FormFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}
export type FormFields = Record<string, string | number | FormFile>;

/** The body and the headers of a call with this form. */
export async function formOf(fields: FormFields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'object') form.append(name, String(value));
    else
      form.append(name, new File([new Uint8Array(value.bytes)], value.name ?? 'photo.png', { type: value.type ?? 'image/png' }));
  }
  const { headers, body } = await encoded(form);
  return { body, headers };
}

const encoded = async (form: FormData) => {
  const response = new Response(form);
  const type = response.headers.get('content-type') as string;
  return { headers: { 'content-type': type }, body: Buffer.from(await response.arrayBuffer()) };
};

/** A picture of one colour, by default a JPEG. */
export function picture(width: number, height: number, format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' = 'jpeg') {
  return sharp({ create: { width, height, channels: 3, background: '#a03060' } })
    .toFormat(format)
    .toBuffer();
}

export function portOf(app: TestApp): number {
  return (app.app.server.address() as { port: number }).port;
}

export interface StreamAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The bytes of the body that the connection took before it ended. */
  sent: number;
}

/** Sends a body chunk by chunk, as fast as the server takes it, until all is sent or the answer comes. */
export function stream(port: number, path: string, headers: Record<string, string>, chunks: Iterable<Buffer>) {
  return new Promise<StreamAnswer>((resolve, reject) => {
    let sent = 0;
    let answered = false;
    const outgoing = httpRequest({ port, method: 'POST', path: `/api/v1${path}`, headers, agent: false }, answer => {
      answered = true;
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', chunk => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, sent }));
    });
    // Writes after the answer may fail.
    outgoing.on('error', error => answered || reject(error));
    const rest = chunks[Symbol.iterator]();
    const write = () => {
      while (!answered) {
        const { value, done } = rest.next();
        if (done) return outgoing.end();
        sent += value.length;
        if (!outgoing.write(value)) return outgoing.once('drain', write);
      }
    };
    write();
  });
}
