/** Bare node:http with JSON before the transactions written by hand: the floor of every write, token check included. */
import { createServer } from 'node:http';
import { answerBy, handWritten } from './hand-written.ts';
import { listen } from './listen.ts';

const transactions = handWritten(process.argv[2] as string);

await listen(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const data = answerBy(transactions, request, Buffer.concat(chunks).toString());
      const body = JSON.stringify({ success: true, message: 'Done', data });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
    });
  }),
);
