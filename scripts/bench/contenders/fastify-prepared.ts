/**
 * Fastify with one hand-written prepared statement for each read: the floor of the product's reads without its cache. Its answers have the
 * contract's types, so a field that is new in the contract doesn't compile until the floor reads it, too.
 */
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';
import type { Schemas } from '../../../server/platform/contract/types.ts';
import { sayWhere } from './listen.ts';
import { readRecorded } from './recorded.ts';

const [recorded, database] = process.argv.slice(2) as [string, string];
const db = new Sqlite(database, { readonly: true });
const COLUMNS = `s.id, s.name, s.description, s.categoryId, c.name AS categoryName, s.pricePaise, s.durationInMinutes, s.imageId,
  r.reviews, r.stars, r.wasRated
  FROM service s LEFT JOIN category c ON c.id = s.categoryId LEFT JOIN rating r ON r.subjectId = s.id WHERE s.withdrawnAt IS NULL`;
const page = db.prepare(
  `SELECT (SELECT count(*) FROM service WHERE withdrawnAt IS NULL) AS total, ${COLUMNS}
  ORDER BY s.popularity DESC, substr(s.searchText, 1, 40), s.searchText, s.id LIMIT ? OFFSET ?`,
);
const one = db.prepare(`SELECT ${COLUMNS} AND s.id = ?`);

interface Row {
  id: string;
  name: string;
  description: string;
  categoryId: string | null;
  categoryName: string | null;
  pricePaise: number;
  durationInMinutes: number;
  imageId: string | null;
  reviews: number | null;
  stars: number | null;
  wasRated: 0 | 1 | null;
  total: number;
}

/** Fewer have no average (rule U6). */
const RATED_FROM = 5;
const averageOf = ({ reviews, stars }: Row): number | null =>
  reviews && stars && reviews >= RATED_FROM ? Math.round((stars * 10) / reviews) / 10 : null;

const toService = (row: Row): Schemas['Service'] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.pricePaise / 100,
  durationInMinutes: row.durationInMinutes,
  imageUrl: row.imageId && `/api/v1/image/${row.imageId}`,
  categoryId: row.categoryId,
  categoryName: row.categoryName,
  rating: averageOf(row),
  reviewCount: row.reviews ?? 0,
  wasRated: row.wasRated === 1,
});

const app = Fastify();
for (const [path, { headers }] of readRecorded(recorded)) {
  // The product's headers, except the length, which Fastify sets.
  const { 'content-length': _, ...same } = headers;
  const isPage = path.includes('?');
  app.get(isPage ? (path.split('?')[0] as string) : path.replace(/[^/]+$/, ':id'), (request, reply) => {
    reply.headers(same);
    if (!isPage) {
      const { id } = request.params as { id: string };
      return reply.send({ success: true, message: 'Service', data: toService(one.get(id) as Row) });
    }
    const { page: number, size } = request.query as { page: string; size: string };
    const rows = page.all(Number(size), Number(number) * Number(size)) as Row[];
    const total = rows[0]?.total ?? 0;
    const data: Schemas['ServicePage'] = {
      content: rows.map(toService),
      page: Number(number),
      size: Number(size),
      totalPages: Math.ceil(total / Number(size)),
      totalElements: total,
    };
    reply.send({ success: true, message: 'Services', data });
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
sayWhere((app.server.address() as { port: number }).port);
