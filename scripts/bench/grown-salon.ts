/** Serves a salon with a long history, and reads from it what the requests for lists need. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { addDays, istDate } from '../../common/time.ts';
import { connectSqlite, SQLITE_FILE } from '../../server/platform/db/connect-sqlite.ts';
import { addCustomers, addStaff, type PreparedCustomer } from '../../server/test/prepare.ts';
import { startProduct } from './contend.ts';
import type { Effort } from './effort.ts';
import { salonWith } from './histories.ts';
import { patientFetch, timeEach, written } from './http-load.ts';
import { removeFolder } from './salon.ts';

const CUSTOMERS = 1001;
/** New bookings on each day. The teams could take more. */
const VISITS_A_DAY = 20;
const REGULARS_BOOKINGS = 5;
/** The first day that no history fills. */
const FIRST_DAY = 30;

interface Service {
  id: string;
  price: number;
}

const bookingOf = ({ id, price }: Service, { token, userId, addressId }: PreparedCustomer, day: number): Buffer =>
  written('/api/v1/booking', {
    method: 'POST',
    token,
    headers: { 'idempotency-key': `${userId} ${day}` },
    body: {
      userId,
      serviceIds: [id],
      bookingDate: addDays(istDate(Date.now()), day),
      bookingTime: '11:00:00',
      finalPrice: price,
      addressId,
      paymentType: 'PAY_AFTER',
    },
  });

/** So many professionals have carried out all completed visits of the salon, in turn. It has teams again since. */
const PROFESSIONALS = 20;

const addProfessionals = (dataDir: string) => {
  const client = new Sqlite(join(dataDir, SQLITE_FILE));
  client.exec(`
    WITH RECURSIVE place(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n < ${PROFESSIONALS - 1})
    INSERT INTO professional (id, name, about, languages, active, hours, weightHundredths, createdAt)
    SELECT 'person ' || n, 'Asha ' || n, '', '[]', 1, '[]', 100, 0 FROM place;
    INSERT INTO visit (id, bookingId, professionalId, chosen, forced, pending, date, startMinute, endMinute, serviceIds, womenOnly)
    SELECT id, id, 'person ' || (rowid % ${PROFESSIONALS}), 0, 0, 0, bookingDate, startMinute, startMinute + durationInMinutes, '[]', 0
    FROM booking WHERE status = 'COMPLETED' AND startMinute + durationInMinutes <= 1440;
    UPDATE professional SET completedVisits = (SELECT count(*) FROM visit WHERE professionalId = professional.id);`);
  client.close();
};

export async function openGrown(bookings: number, effort: Effort) {
  const dataDir = await salonWith(bookings, effort);
  const db = connectSqlite(dataDir);
  addProfessionals(dataDir);
  const staff = await addStaff(db);
  const [regular, ...others] = (await addCustomers(db, CUSTOMERS)) as [PreparedCustomer, ...PreparedCustomer[]];
  await db.close();
  const product = await startProduct(dataDir);

  const firstOf = async <T>(path: string): Promise<T> => {
    const answer = await patientFetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${staff}` } });
    return ((await answer.json()) as { data: { content: [T] } }).data.content[0];
  };
  const service = await firstOf<Service>('/service/all?size=1&sort=-price');
  // Every salon has this customer with the same bookings.
  const booked = Array.from({ length: REGULARS_BOOKINGS }, (_, n) => bookingOf(service, regular, FIRST_DAY + n));
  await timeEach(product.origin, booked);
  const known = await firstOf<{ bookingId: string; user: { mobile: string } }>('/booking/admin?size=1');

  let next = 0;
  return {
    product,
    staff,
    regular,
    bookings,
    mobile: known.user.mobile,
    reference: known.bookingId.slice(-6),
    /** Each customer books once. */
    nextBooking: (): Buffer => {
      const place = next++;
      const day = FIRST_DAY + REGULARS_BOOKINGS + Math.floor(place / VISITS_A_DAY);
      return bookingOf(service, others[place] as PreparedCustomer, day);
    },
    close: async () => {
      await product.kill('SIGTERM');
      removeFolder(dataDir);
    },
  };
}
export type GrownSalon = Awaited<ReturnType<typeof openGrown>>;
