/** The people of the whole day (day.spec.ts): their screens, what their phones hear, and the clock. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { letTimePass } from './customer.ts';
import { DATA_DIR, EDGE, SITE } from './places.ts';
import { salonNow } from './professional.ts';
import { asStaff, forgetStaff } from './scene.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const INDIA = 330 * MINUTE;

/** The day in India, so many days after the salon's today. */
export async function dayFrom(days: number): Promise<string> {
  return new Date((await salonNow()) + INDIA + days * DAY).toISOString().slice(0, 10);
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
  await expect.poll(isIdle).toBe(true);
}

/** A screen of its own. */
export async function screenOf(browser: Browser, kind: 'phone' | 'desk'): Promise<Page> {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(kind === 'phone' ? phone : { viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

/** Opens an address as somebody does who looks at the screen now. Until the first answer a page goes by the device's clock. */
export async function look(page: Page, path: string): Promise<void> {
  await page.clock.setSystemTime(await salonNow());
  await page.goto(SITE + path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

interface Sent {
  to: string;
  kind: string;
  body: string;
}
const sentTo = (mobile: string): string[] => {
  const outbox = join(DATA_DIR, 'outbox.jsonl');
  const lines = existsSync(outbox) ? readFileSync(outbox, 'utf8').trim().split('\n') : [];
  const sent = lines.map(line => JSON.parse(line) as Sent);
  return sent.filter(({ to, kind }) => to === mobile && kind !== 'OTP').map(({ kind, body }) => `${kind}: ${body}`);
};
const heard = new Map<string, number>();

/** What has come to the phone since it was last asked. */
export function newsOf(mobile: string): string[] {
  return sentTo(mobile).slice(heard.get(mobile) ?? 0);
}

/** These messages have come to the phone since it was last asked, in this order, and no others. Each begins with its kind. */
export async function hears(mobile: string, ...messages: RegExp[]): Promise<void> {
  await allDone();
  const came = newsOf(mobile);
  expect(came).toEqual(messages.map(message => expect.stringMatching(message)));
  heard.set(mobile, sentTo(mobile).length);
}

/** The address of the visit's page in the last message that has one, without its origin. */
export function linkTo(mobile: string): string {
  return (
    sentTo(mobile)
      .findLast(text => text.includes('/v/'))
      ?.match(/(\/(hi|mr))?\/v\/[\w-]{22}/)?.[0] ?? ''
  );
}

/** The last message of a kind that came to this phone. */
export function told(mobile: string, kind: string): string | undefined {
  return sentTo(mobile).findLast(text => text.startsWith(`${kind}: `));
}
