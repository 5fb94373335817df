/** A customer who is due for a visit and hears of it, for tests of messages. The control group would hear nothing, so nobody here is in it. */
import { addDays, istDate } from '../../common/time.ts';
import { tellDue } from '../messages/tell/tell-due.ts';
import { nudge } from '../platform/db/schema.ts';
import { newId } from '../platform/shared/ids.ts';
import { personalCoupon } from '../shop/coupon/personal.ts';
import { keepIntervals } from '../visits/due/keep.ts';
import { changeSettings, makeCategory, makeService } from './makers.ts';
import { ON, PLAN } from './regulars.ts';
import type { Stage } from './stage.ts';

/** The customer came every 30 days, the last time so many days ago, and allowed reminders by SMS. */
export async function tellOfDue(s: Stage, kind: 'NUDGE' | 'WIN_BACK', lastAgo: number): Promise<void> {
  const { app, customer } = s;
  const now = app.clock.now();
  await changeSettings(app, { ...PLAN, minimumOrderValue: 0, nudges: ON });
  const categoryId = await makeCategory(app, 'Face');
  const service = await makeService(app, { name: 'Cleanup', price: 999, durationInMinutes: 60, categoryId });
  await s.staff('PUT', `/professional/admin/${s.ids.asha}`, { serviceIds: [s.salon.facial, service] });
  const visit = { mobile: customer.mobile, serviceIds: [service], addressId: customer.addressId, paidBy: 'CASH' };
  for (const n of [2, 1, 0]) {
    const bookingDate = addDays(istDate(now), -lastAgo - n * 30);
    await s.staff('POST', '/booking/admin/past', { ...visit, bookingDate, bookingTime: '11:00:00', professionalId: s.ids.asha });
  }
  await keepIntervals(app);
  await s.own('PUT', '/auth/profile/marketing', { channel: 'SMS', given: true });
  const [{ id: nudgeId, userId }, dueOn] = [{ id: newId(), userId: customer.userId }, addDays(istDate(now), 30 - lastAgo)];
  await app.db.tx(async tx => {
    const gift = {
      userId,
      prefix: 'COMEBACK',
      description: 'Welcome back',
      translations: null,
      validTill: addDays(istDate(now), 30),
    };
    const coupon = await personalCoupon(tx, { ...gift, discountType: 'FIXED', discountValue: 100 }, now);
    const row = { ...{ id: nudgeId, userId, categoryId, kind, dueOn, control: false, tokenHash: nudgeId }, createdAt: now };
    await tx.insert(nudge).values({ ...row, couponId: kind === 'WIN_BACK' ? coupon.id : null });
    await tellDue(tx, { nudgeId, userId, kind, way: 'PHONE' }, now);
  });
  await s.now();
}
