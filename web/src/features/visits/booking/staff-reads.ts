import { readOf } from '../../../api/use-staff-read.ts';

/** Every read of staff that shows bookings, or what follows from them. */
export const touchedByBookings = readOf(
  '/booking/{id}',
  '/booking/{id}/payment',
  '/booking/admin',
  '/booking/admin/week',
  '/booking/admin/{id}/history',
  '/booking/available-slots',
  '/booking/available-days',
  '/analytics/admin',
  '/analytics/admin/overview',
  '/assistant/admin/today',
  '/customer/admin',
  '/customer/admin/{id}',
  '/visit/admin/nobody-here',
  '/alert/admin',
  '/booking/admin/uncovered',
  '/booking/admin/day',
  '/wait/admin',
  '/due/admin',
  '/series/admin',
  '/series/{id}',
  '/series/user/{id}',
);
