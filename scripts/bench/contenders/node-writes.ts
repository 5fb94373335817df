/**
 * Bare node:http with JSON, a check of the token and the hand-written transactions: the floor of every write. With `grouped` as second
 * argument, requests that arrive in one turn of the event loop share a commit, as in the product.
 */
import { createServer } from 'node:http';
import { answerBy, handWritten } from './hand-written.ts';
import { listen } from './listen.ts';

const transactions = handWritten(process.argv[2] as string);

interface Job {
  work: () => unknown;
  done: (data: unknown) => void;
}
let waiting: Job[] = [];
const drain = () => {
  const jobs = waiting;
  waiting = [];
  const answers = transactions.together(jobs.map(({ work }) => work));
  for (const [i, { done }] of jobs.entries()) done(answers[i]);
};
const alone = ({ work, done }: Job) => done(work());
const grouped = (job: Job) => {
  if (waiting.push(job) === 1) setImmediate(drain);
};
const take = process.argv[3] === 'grouped' ? grouped : alone;

await listen(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const done = (data: unknown) => {
        const body = JSON.stringify({ success: true, message: 'Done', data });
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
      };
      take({ work: () => answerBy(transactions, request, text), done });
    });
  }),
);
