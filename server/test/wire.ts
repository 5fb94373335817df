/** Sends requests as bytes on a keep-alive connection. It is quicker than a client, and sends invalid requests, too. */
import { Agent, request as httpRequest } from 'node:http';
import { checkAnswer } from './contract-check.ts';

export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface WireRequest {
  method: string;
  /** The whole path with the prefix. It is not escaped. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Each answer is checked against the contract. `recorded` false: what is met here by chance proves no documented answer. */
export function wire(port: number, { recorded = true } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = ({ method, path, headers = {}, body }: WireRequest) =>
    new Promise<WireAnswer>((resolve, reject) => {
      // Node sends no length with a GET's body, so the server would read the body as the next request.
      const sized = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = httpRequest({ port, host: '127.0.0.1', method, path, headers: sized, agent }, answer => {
        const chunks: Buffer[] = [];
        answer
          .on('data', chunk => chunks.push(chunk))
          .on('end', () => {
            const [status, text] = [answer.statusCode ?? 0, Buffer.concat(chunks).toString('utf8')];
            try {
              checkAnswer(method, path, { status, headers: answer.headers, text }, recorded);
              resolve({ status, headers: answer.headers, text });
            } catch (error) {
              reject(error);
            }
          });
      });
      outgoing.on('error', reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}
