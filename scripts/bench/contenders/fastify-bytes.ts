/** Fastify that sends the product's recorded answers with their headers. */
import Fastify from 'fastify';
import { sayWhere } from './listen.ts';
import { readRecorded } from './recorded.ts';

const app = Fastify();
for (const [path, { headers, body }] of readRecorded(process.argv[2] as string)) {
  const bytes = Buffer.from(body);
  // Fastify's routes have no query strings. The load sends only these requests.
  app.get(path.split('?')[0] as string, (_request, reply) => {
    reply.headers(headers).send(bytes);
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
sayWhere((app.server.address() as { port: number }).port);
