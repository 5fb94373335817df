/** The addresses `/calendar/{token}.ics`, outside the contract's prefix: people paste them into calendar apps (rule I10). */
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../../common/time.ts';
import { matchingEtag, textEtagOf } from '../../platform/contract/etag.ts';
import type { Deps } from '../../platform/deps.ts';
import { readFeed } from './feed-text.ts';

const READS_A_MINUTE = 60;

export function serveFeeds(app: FastifyInstance, deps: Deps) {
  const config = { rateLimit: { max: READS_A_MINUTE, timeWindow: MINUTE, groupId: 'calendar feeds' } };
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', { config }, async ({ params, headers }, reply) => {
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    const text = await readFeed(deps, params.token);
    const etag = textEtagOf(text);
    const known = headers['if-none-match'] !== undefined && matchingEtag(headers['if-none-match'], etag);
    if (known) return reply.code(304).header('etag', known).send();
    return reply.type('text/calendar; charset=utf-8').header('etag', etag).send(text);
  });
}
