/** Bare node:http that sends the product's recorded answers with their headers: the floor of every read. */
import { createServer } from 'node:http';
import { listen } from './listen.ts';
import { readRecorded } from './recorded.ts';

const answers = new Map(
  [...readRecorded(process.argv[2] as string)].map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body) }]),
);

await listen(
  createServer((request, response) => {
    const answer = answers.get(request.url as string);
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, answer.headers).end(answer.body);
  }),
);
