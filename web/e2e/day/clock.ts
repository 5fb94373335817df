/** The moving clock of the whole day (day.spec.ts). */
import { expect } from '@playwright/test';
import { letTimePass } from '../customer.ts';
import { EDGE } from '../places.ts';
import { salonNow } from '../professional.ts';
import { asStaff, forgetStaff } from '../scene.ts';

const DAY = 86_400_000;
const INDIA = 330 * 60_000;
const WEDNESDAY = 3;

/** The day that is lived, the one before, and the one after. */
export let today: string;
export let eve: string;
export let tomorrow: string;

const dayIn = (days: number, now: number) => new Date(now + INDIA + days * DAY).toISOString().slice(0, 10);
const monthOf = (day: string) => day.slice(0, 7);

/** Chooses the next Wednesday that has the days around it in its own month, so that every run is the same. */
export async function chooseDays(): Promise<void> {
  const now = await salonNow();
  for (let ahead = 2; ; ahead++) {
    [eve, today, tomorrow] = [dayIn(ahead - 1, now), dayIn(ahead, now), dayIn(ahead + 1, now)];
    const isWednesday = new Date(today).getUTCDay() === WEDNESDAY;
    if (isWednesday && monthOf(eve) === monthOf(today) && monthOf(today) === monthOf(tomorrow)) return;
  }
}

/** Moves the salon's clock to this time in India, and waits until everything is done that was due. */
export async function goTo(day: string, time: string): Promise<void> {
  await letTimePass(Date.parse(`${day}T${time}:00+05:30`) - (await salonNow()));
  // The staff's session may have ended meanwhile.
  forgetStaff();
  await allDone();
}

/** Until no job is due or under way. */
export async function allDone(): Promise<void> {
  const isIdle = async () => {
    await fetch(`${EDGE}/work`);
    const { counts } = await asStaff('GET', '/job/admin?state=WAITING&size=1');
    return counts.running === 0 && Date.parse(counts.oldestDueAt) > (await salonNow());
  };
  await expect.poll(isIdle, { intervals: [20, 50, 100, 200] }).toBe(true);
}
