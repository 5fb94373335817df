/** Fastify that sends the product's answers, headers and all, as they were recorded. */
import Fastify from 'fastify';
import { sayWhere } from './listen.ts';
import { readRecorded } from './recorded.ts';

const app = Fastify();
for (const [path, { headers, body }] of readRecorded(process.argv[2] as string)) {
  const bytes = Buffer.from(body);
  // Fastify's router knows no query strings; nobody else asks here.
  app.get(path.split('?')[0] as string, (_request, reply) => {
    reply.headers(headers).send(bytes);
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
sayWhere((app.server.address() as { port: number }).port);
