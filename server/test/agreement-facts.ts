/** Compares every answer about bookings with the rows of the list of bookings. */
import { isDeepStrictEqual } from 'node:util';
import { istInstant, minuteOf, timeOf } from '../../common/minutes.ts';
import { addDays, type IsoDate, istDate, SECOND, weekdayOf } from '../../common/time.ts';
import { calendarMonth, monthBefore, periodBefore, weekOf } from '../office/analytics/rules.ts';
import type { Period } from '../platform/contract/period.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { Walk } from './agreement-walk.ts';

type Booking = Schemas['Booking'];
type Filter = Partial<Period & Pick<Booking, 'status' | 'paymentStatus'>>;
type Span = Pick<Schemas['Slot'], 'startTime' | 'endTime'>;

const STATUSES: Filter[] = [{}, { status: 'PENDING' }, { status: 'COMPLETED' }, { status: 'CANCELLED' }];
const PAYMENTS: Filter[] = [{}, { paymentStatus: 'PAID' }, { paymentStatus: 'UNPAID' }];
const ATTENTION = 20;
/** The list of changes lags by ten seconds, and the popular order by up to a minute. */
const SETTLED = 61 * SECOND;

const passing = (rows: Booking[], { from = '0', to = '9', ...exact }: Filter) =>
  rows.filter(row => from <= row.bookingDate && row.bookingDate <= to && isDeepStrictEqual({ ...row, ...exact }, row));
const on = (rows: Booking[], day: IsoDate) => passing(rows, { from: day, to: day });
const standing = (rows: Booking[]) => rows.filter(({ status }) => status !== 'CANCELLED');
const pending = (rows: Booking[]) => passing(rows, { status: 'PENDING' });
const sum = (rupees: number[]) => Math.round(rupees.reduce((a, b) => a + b, 0) * 100) / 100;
const revenueOf = (rows: Booking[]) => sum(rows.map(({ finalPrice }) => finalPrice));
const endOf = ({ bookingTime, durationInMinutes }: Booking) => minuteOf(bookingTime) + durationInMinutes;
const byId = (a: { id: string | null }, b: { id: string | null }) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1);
const inOrder = (rows: Booking[]) => rows.toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1));

/** The most visits at any half hour. Visits begin and end only then. */
const mostAway = (rows: Booking[], { startTime, endTime }: Span) => {
  const halfHours = Array.from({ length: 48 }, (_, i) => 30 * i).filter(
    at => minuteOf(startTime) <= at && at < minuteOf(endTime),
  );
  return Math.max(...halfHours.map(at => rows.filter(row => minuteOf(row.bookingTime) <= at && at < endOf(row)).length));
};

const figuresOf = (rows: Booking[], period: Partial<Period>) => {
  const visits = standing(passing(rows, period));
  return { bookings: visits.length, revenue: revenueOf(visits) };
};
const totalsOf = (rows: Booking[], period: Period) => {
  const all = passing(rows, period);
  const visits = standing(all);
  // Rows begin with the latest, so each customer's first visit stays in the map.
  const first = new Map(standing(rows).map(row => [row.userId, row]));
  const newCustomers = passing([...first.values()], period).length;
  return {
    ...figuresOf(rows, period),
    cancelled: all.length - visits.length,
    noShows: all.filter(({ cancelReason }) => cancelReason === 'NO_SHOW').length,
    discount: sum(visits.map(({ discount }) => discount)),
    newCustomers,
    returningCustomers: new Set(visits.map(({ userId }) => userId)).size - newCustomers,
  };
};
const ranked = (sold: Schemas['Ranked'][]) =>
  [...Map.groupBy(sold, ({ id }) => id).values()]
    .map(
      of =>
        ({
          ...of[0],
          quantity: sum(of.map(({ quantity }) => quantity)),
          revenue: sum(of.map(({ revenue }) => revenue)),
        }) as Schemas['Ranked'],
    )
    .toSorted((a, b) => b.quantity - a.quantity || b.revenue - a.revenue || a.name.localeCompare(b.name) || byId(a, b));

/** Describes the differences. */
const differences = (where: string, told: unknown, byRows: unknown): string[] => {
  if (isDeepStrictEqual(told, byRows)) return [];
  if (![told, byRows].every(value => typeof value === 'object' && value !== null))
    return [`${where} is ${JSON.stringify(told)}, by the rows ${JSON.stringify(byRows)}`];
  const [a, b] = [told, byRows] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap(key => differences(`${where} ${key}`, a[key], b[key]));
};

/** Keeps a copy of all bookings by the list of changes. */
const keepCopy = ({ call, pick }: Walk) => {
  const copy = new Map<string, Booking | null>();
  let after = '';
  return async () => {
    for (let more = true; more; ) {
      const answer = await call('GET', `/booking/admin/changes?size=${pick([2, 7, 100])}${after}`);
      const { content, next, hasMore }: Schemas['BookingChanges'] = answer.body.data;
      for (const { bookingId, booking } of content) copy.set(bookingId, booking);
      after = `&after=${next}`;
      more = hasMore;
    }
    return inOrder([...copy.values()].filter(booking => booking !== null));
  };
};

/** Returns a function that reads the rows and all other answers, and describes the differences. */
export function comparer(walk: Walk) {
  const updateCopy = keepCopy(walk);
  let most = 20;
  return async (): Promise<string[]> => {
    const { call, clock, pick, people, deleted, settings, someRules } = walk;
    clock.advance(SETTLED);
    const [now, today] = [clock.now(), istDate(clock.now())];
    const get = async (path: string) => (await call('GET', path)).body.data;
    const rows: Booking[] = [];
    for (let page = 0; page * 20 === rows.length; page++)
      rows.push(...(await get(`/booking/admin?size=20&page=${page}`)).content);
    const earliest = rows.toReversed();
    const days = [today, ...rows.map(({ bookingDate }) => bookingDate)];
    const [from = today, to = today] = [pick(days), pick(days)].toSorted();
    // Always a new address, because the cache keeps an answer for a second of real time.
    const services: Schemas['Service'][] = (await get(`/service/all?sort=popular&size=${++most}`)).content;

    const found: string[] = [];
    const hold = (what: string, told: unknown, byRows: unknown) => found.push(...differences(what, told, byRows));
    /** Compares an answer. Fields that the rows do not determine are taken from the answer. */
    const check = async <T>(path: string, byRows: (told: T) => T) => {
      const told = await get(path);
      hold(path, told, byRows(told));
    };

    const list = (query: string, all: Booking[]) => {
      const page = pick([0, ...all.keys()]);
      const matched = query.includes('search=') && { matched: all.length > 0 ? 'EXACT' : 'NONE' };
      const byRows = {
        ...matched,
        content: all.slice(page, page + 1),
        page,
        size: 1,
        totalPages: all.length,
        totalElements: all.length,
      };
      return check(`/booking/admin?size=1&page=${page}&${query}`, () => byRows);
    };
    const filters = async () => {
      for (const period of [{}, pick([{ from }, { to }, { from, to }])])
        for (const status of STATUSES)
          for (const payment of PAYMENTS) {
            const filter = { ...period, ...status, ...payment };
            await list(`${new URLSearchParams(filter)}`, passing(rows, filter));
          }
    };
    const searches = async () => {
      for (const { fullName, mobile } of people) {
        const theirs = rows.filter(({ user }) => user.fullName === fullName);
        await list(`search=${fullName}`, theirs);
        await list(`search=${mobile}&from=${from}`, passing(theirs, { from }));
      }
      const polish = rows.filter(({ name }) => name.includes('Polish'));
      await list('search=polish&status=PENDING', pending(polish));
    };
    const spreadsheet = async () => {
      const [headings = '', ...lines] = (await call('GET', `/booking/admin/export?from=${from}`)).text.trimEnd().split('\r\n');
      const columns = headings.split(',');
      // Counted from the end of the line, because the address before them has commas.
      const places = ['Discount', 'Final', 'Paid', 'Status'].map(name => columns.indexOf(name) - columns.length);
      const told = lines.map(line => line.split(',')).map(cells => [0, ...places].map(place => cells.at(place)));
      const byRows = passing(rows, { from }).map(({ bookingId, discount, finalPrice, paidAt, status }) => {
        return [bookingId, discount.toFixed(2), finalPrice.toFixed(2), paidAt ? 'yes' : 'no', status];
      });
      hold(`The spreadsheet from ${from}`, told, byRows);
    };
    const copies = async () => {
      hold('The copy that changes keep up to date', await updateCopy(), inOrder(rows));
      hold('The copy that all changes make', await keepCopy(walk)(), inOrder(rows));
    };

    const remaining = (date: IsoDate, { reason, ...span }: Omit<Schemas['Slot'], 'available' | 'professionals'>) =>
      reason === 'PAST' || reason === 'CLOSED' ? 0 : Math.max(0, settings().teams - mostAway(pending(on(rows, date)), span));
    const slots = async () => {
      for (const date of [today, addDays(today, 1), from])
        await check<Schemas['Slot'][]>(`/booking/available-slots?date=${date}`, told =>
          told.map(slot => ({ ...slot, remaining: remaining(date, slot) })),
        );
    };
    const calendarDay = ({ date, slots, visits: told, ...day }: Schemas['BookingWeek']['days'][number]) => {
      const visits = standing(on(earliest, date));
      const booked = (slot: Schemas['CalendarSlot']) => mostAway(slot.reason === 'PAST' ? visits : pending(visits), slot);
      return {
        ...{ ...day, date },
        slots: slots.map(slot => ({ ...slot, booked: booked(slot), remaining: remaining(date, slot) })),
        visits: visits.map((row, place) => {
          const { bookingId, bookingTime, durationInMinutes, name, finalPrice, status, paymentStatus, user } = row;
          const { paymentState, payBy } = row;
          const ofRow = {
            bookingId,
            bookingTime,
            durationInMinutes,
            name,
            finalPrice,
            status,
            paymentStatus,
            paymentState,
            payBy,
          };
          const { area = null, professional = null } = told[place] ?? {};
          return { ...ofRow, area, professional, fullName: user.fullName, endTime: timeOf(endOf(row)) };
        }),
      };
    };
    const week = () =>
      check<Schemas['BookingWeek']>(`/booking/admin/week?from=${from}`, told => ({ ...told, days: told.days.map(calendarDay) }));

    const thisDay = { from: today, to: today };
    const overview = () => {
      const compared = (current: Period, before: Period) => ({
        current: figuresOf(rows, current),
        previous: figuresOf(rows, before),
      });
      const late = pending(earliest).filter(({ bookingDate }) => bookingDate < today);
      const lateToday = pending(on(earliest, today)).filter(row => istInstant(today, endOf(row)) <= now);
      const unpaid = passing(rows, { status: 'COMPLETED', paymentStatus: 'UNPAID', to: addDays(today, -1) });
      return check<Schemas['Overview']>('/analytics/admin/overview', told => ({
        ...told,
        visits: standing(on(earliest, today)),
        today: compared(thisDay, periodBefore(thisDay)),
        week: compared(weekOf(today), periodBefore(weekOf(today))),
        month: compared(calendarMonth(today), monthBefore(today)),
        unpaid: unpaid.slice(0, ATTENTION),
        toRefund: passing(earliest, { status: 'CANCELLED', paymentStatus: 'PAID' }).slice(0, ATTENTION),
        overdue: [...late.slice(0, ATTENTION), ...lateToday],
        nextFreeSlots: told.nextFreeSlots.map(slot => {
          const minute = minuteOf(slot.startTime) + (settings().slotPlan === 'HOURLY' ? 60 : 120);
          return { ...slot, remaining: remaining(slot.date, { ...slot, endTime: timeOf(minute), reason: null }) };
        }),
      }));
    };
    const popularOrder = async () => {
      const recent = standing(rows).filter(({ createdAt }) => istDate(Date.parse(createdAt)) > addDays(today, -90));
      const has = ({ items }: Booking, id: string) => items.some(({ serviceId }) => serviceId === id);
      const booked = ({ id }: Schemas['Service']) => recent.filter(row => has(row, id)).length;
      const byRows = services.toSorted((a, b) => booked(b) - booked(a) || a.name.localeCompare(b.name) || byId(a, b));
      const idsOf = (all: Schemas['Service'][]) => all.map(({ id }) => id);
      hold('The popular order', idsOf(services), idsOf(byRows));
    };
    const analytics = async (period: Period) => {
      const visits = standing(passing(rows, period));
      const sold = visits.flatMap(({ items }) =>
        items.map(({ serviceId, quantity, price }) => {
          const service = services.find(({ id }) => id === serviceId) as Schemas['Service'];
          return { service, quantity, revenue: quantity * price };
        }),
      );
      const byService = sold.map(({ service: { id, name }, ...sums }) => ({ id, name, ...sums }));
      const byCategory = sold.map(({ service: { categoryId: id, categoryName }, ...sums }) => {
        return { id, name: categoryName ?? 'Uncategorised', ...sums };
      });
      const coupons = ['FIFTY', 'TEN'].map(code => {
        const uses = visits.filter(({ couponCode }) => couponCode === code);
        return { code, uses: uses.length, discount: sum(uses.map(({ discount }) => discount)) };
      });
      await check<Schemas['Analytics']>(`/analytics/admin?from=${period.from}&to=${period.to}`, told => ({
        ...period,
        takenToday: figuresOf(
          rows.filter(({ createdAt }) => istDate(Date.parse(createdAt)) === today),
          {},
        ),
        bookedAhead: figuresOf(rows, { from: addDays(today, 1) }),
        totals: totalsOf(rows, period),
        previous: totalsOf(rows, periodBefore(period)),
        byDay: told.byDay.map(({ date, booked, capacity }) => {
          const cancelled = on(rows, date).length - standing(on(rows, date)).length;
          return { date, ...figuresOf(rows, { from: date, to: date }), cancelled, booked, capacity };
        }),
        topServices: ranked(byService),
        topCategories: ranked(byCategory),
        coupons: coupons.filter(({ uses }) => uses > 0).toSorted((a, b) => b.uses - a.uses),
      }));
    };
    const customers = () =>
      check<Schemas['CustomerPage']>('/customer/admin?size=100', told => ({
        ...told,
        content: told.content.map(customer => {
          const theirs = standing(rows).filter(({ userId }) => userId === customer.id);
          const spent = revenueOf(passing(theirs, { paymentStatus: 'PAID' }));
          return { ...customer, bookings: theirs.length, pendingBookings: pending(theirs).length, spent };
        }),
      }));
    const coupons = () => {
      // A completed visit has used its coupon, even if it is deleted.
      const used = [...standing(rows), ...passing(deleted, { status: 'COMPLETED' })];
      return check<Schemas['Coupon'][]>('/coupon', told =>
        told.map(coupon => ({ ...coupon, usedCount: used.filter(({ couponCode }) => couponCode === coupon.code).length })),
      );
    };
    const preview = async (rules: Partial<Schemas['Settings']>) => {
      const body = { ...settings(), ...rules };
      const { teams, closedDays, openingHours } = body;
      const conflicts = Map.groupBy(pending(passing(earliest, { from: today })), ({ bookingDate }) => bookingDate)
        .entries()
        .flatMap(([date, visits]) => {
          const hasBegun = (row: Booking) => istInstant(date, minuteOf(row.bookingTime)) <= now;
          const away = visits.filter(hasBegun);
          const closes = openingHours.find(({ day }) => day === weekdayOf(date))?.closes as string;
          const reasons = visits
            .filter(row => !hasBegun(row))
            .map(row => {
              if (closedDays.includes(date)) return 'CLOSED_DAY';
              if (endOf(row) > minuteOf(closes)) return 'OUTSIDE_HOURS';
              if (away.filter(other => endOf(other) > minuteOf(row.bookingTime)).length >= teams) return 'TOO_FEW_TEAMS';
              away.push(row);
              return null;
            });
          const counted = Map.groupBy(
            reasons.filter(reason => reason !== null),
            reason => reason,
          );
          return [...counted].map(([reason, { length }]) => ({ date, reason, bookings: length }));
        });
      const told = (await call('POST', '/settings/admin/preview', { body })).body.data;
      hold(`Conflicts with ${JSON.stringify(rules)}`, told.conflicts, [...conflicts]);
    };

    for (const compare of [filters, searches, spreadsheet, copies, slots, week, overview, popularOrder]) await compare();
    // Also for a single day, because a long period would hide a first visit that is counted on a wrong day.
    const single = pick(days);
    for (const period of [thisDay, { from: single, to: single }, { from, to: addDays(from, 6) }, { from: addDays(to, -200), to }])
      await analytics(period);
    for (const compare of [customers, coupons]) await compare();
    const openingHours = settings().openingHours.map(hours => ({ ...hours, closes: pick(['15:00:00', '20:00:00']) }));
    for (const rules of [{ teams: 1 }, { ...someRules(), openingHours }]) await preview(rules);
    return found;
  };
}
