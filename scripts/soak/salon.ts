/** The soaked salon: few teams and few days, so that people compete for them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectSqlite } from '../../server/platform/db/connect-sqlite.ts';
import { coupon, setting } from '../../server/platform/db/schema.ts';
import { newId } from '../../server/platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../../server/salon/demo/settings.ts';
import { addCategory } from '../../server/shop/catalog/category-store.ts';
import { addService } from '../../server/shop/catalog/store.ts';
import { addCustomers, addStaff, FIFTY } from '../../server/test/prepare.ts';

export const TEAMS = 3;
export const PRICE = 999;
export const DISCOUNT = 50;
/** Every soak reaches this limit, and every cancellation gives a use back. */
const SCARCE = { ...FIFTY, code: 'SCARCE', usageLimit: 20 };

const SERVICES = 30;

export async function makeSalon(shoppers: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-soak-'));
  const db = connectSqlite(dataDir);
  const createdAt = Date.now();
  const categoryId = newId();
  const serviceIds = Array.from({ length: SERVICES }, () => newId());
  const value = { ...DEMO_SETTINGS, slotPlan: 'HOURLY' as const, teams: TEAMS, maxPendingBookings: 100 };
  await db.tx(async tx => {
    await tx.insert(setting).values({ id: 1, value });
    for (const one of [FIFTY, SCARCE]) await tx.insert(coupon).values({ id: newId(), createdAt, ...one });
    await addCategory(tx, { id: categoryId, name: 'Facials', description: 'Of the salon', imageId: null, createdAt });
    for (const [n, id] of serviceIds.entries()) {
      const service = { name: `Facial ${n}`, description: 'A facial', pricePaise: PRICE * 100, durationInMinutes: 30 };
      await addService(tx, { ...service, id, categoryId, createdAt });
    }
  });
  const customers = await addCustomers(db, shoppers);
  const staff = await addStaff(db);
  await db.close();
  return { dataDir, serviceIds, categoryId, customers, staff, codes: [FIFTY.code, SCARCE.code] as [string, string] };
}
