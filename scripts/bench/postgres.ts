/** POST /booking on PostgreSQL with its durability as it comes, beside SQLite's: for information, nothing is judged. */
import { withPostgres } from '../../server/db/connect-postgres.ts';
import { nikhar } from '../../server/test/command.ts';
import { databaseOf } from '../../server/test/engine.ts';
import { startCluster } from '../../server/test/postgres-cluster.ts';
import { startProduct } from './contend.ts';
import { type Figure, inMs, median, perSecond } from './figures.ts';
import { throughput, timeEach } from './http-load.ts';
import type { Effort } from './reads.ts';
import { makeSalon, removeFolder, worksOf } from './salon.ts';

const CLIENTS = 32;
const DATABASE = 'salon';

export async function measurePostgres({ requests }: Effort): Promise<Figure[]> {
  const salon = await makeSalon();
  const cluster = await startCluster();
  try {
    await withPostgres(cluster.url, client => client.query(`CREATE DATABASE ${DATABASE}`));
    const DATABASE_URL = databaseOf(cluster.url, DATABASE);
    const { code, stderr } = await nikhar(salon.dataDir, ['copy', '--to', DATABASE_URL]);
    if (code !== 0) throw new Error(stderr);
    const product = await startProduct(salon.dataDir, { DATABASE_URL });
    const { book } = worksOf(salon);
    const alone = () => timeEach(product.origin, Array.from({ length: requests }, book));
    await alone();
    const one = median(await alone());
    let left = requests * 4;
    const together = await throughput(product.origin, CLIENTS, () => (left-- > 0 ? book() : undefined));
    await product.kill('SIGTERM');
    return [
      { name: 'POST /booking, one client', product: inMs(one) },
      { name: `POST /booking, ${CLIENTS} clients`, product: perSecond(together) },
    ];
  } finally {
    await cluster.remove();
    removeFolder(salon.dataDir);
  }
}
