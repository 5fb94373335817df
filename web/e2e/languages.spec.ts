/** The site and the ways of customers and professionals in Hindi and Marathi (rules Z1 to Z3): no English is left, nothing is cut off at 360 px. */
import type { Page } from '@playwright/test';
import * as hindi from '../../common/words/hi/visit.ts';
import * as marathiPro from '../../common/words/mr/pro.ts';
import * as marathi from '../../common/words/mr/visit.ts';
import { untilNoon, visitLinkTo } from './at-visit-link.ts';
import { choose } from './choose.ts';
import { newMobile } from './customer.ts';
import { main } from './hands.ts';
import { SITE } from './places.ts';
import { dayOf, makeProfessional, salonNow, signInAsProfessional, startCodeOf } from './professional.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { asStaff, book, call, dayAhead, FACIAL, freeVisit, HOME, OFFICE, readyToBook, services, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

/** Codes that readers of Hindi and Marathi know in Latin letters. */
const KNOWN = ['OTP', 'UPI', 'QR', 'SMS', 'PDF', 'PIN', 'IP', 'GSTIN', 'WhatsApp', 'English', 'name@example.com'];
const LATIN = /[A-Za-z]{2}/;
const REFERENCE = /^[0-9A-F]{6}$/i;
const BILL_NUMBER = /NK[A-Z]\/\d\d-\d\d\/\d+/g;

putSettingsBack();

/** What the salon and its customers write themselves. It stays as it is written. */
async function ownTexts(): Promise<string[]> {
  const [catalogue, { content: categories }, settings, coupons] = await Promise.all([
    services(),
    call('GET', '/category?size=50'),
    call('GET', '/settings'),
    ['WELCOME200', 'NIKHAR10', 'FESTIVE25', '₹200 off to welcome you to Nikhar, for the first 500 bookings.'],
  ]);
  const couponTexts = [
    '10% off every home visit, as often as you like.',
    '25% off for the festive season, for the first 100 bookings.',
  ];
  const named = [...catalogue, ...categories] as { name: string; description: string }[];
  const { salonName, address, email } = settings;
  const ours = [salonName, salonName.split(' ')[0], 'Salon & Academy', address, email, 'Asha Deshmukh', 'Asha', 'Meera'];
  const home = [...Object.values(HOME), ...Object.values(OFFICE)].filter(part => typeof part === 'string');
  return (
    [...ours, ...home, ...coupons, ...couponTexts, ...named.flatMap(({ name, description }) => [name, description]), ...KNOWN]
      // Not a house number alone: it may be a part of a reference.
      .filter(text => LATIN.test(text ?? ''))
      .sort((a, b) => b.length - a.length)
  );
}

/** Every text that people can see or hear on the page, or on the page that `html` is before its scripts have loaded. */
function shownOn(page: Page, html?: string): Promise<string[]> {
  return page.evaluate(source => {
    const shown = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const texts: string[] = [];
    const walk = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (parent && !parent.closest('script, style, template, noscript')) texts.push(walk.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      for (const element of shown.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    }
    const described = shown.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    return [...texts, shown.title, described];
  }, html);
}

/** Without the salon's text at the end, which descriptions for search engines shorten. */
function withoutCut(text: string, own: string[]): string {
  if (!text.endsWith('…')) return text;
  const starts = own.filter(({ length }) => length > 40).map(known => text.indexOf(known.slice(0, 40)));
  const start = starts.find(at => at >= 0);
  return text.slice(0, start);
}

const english = (texts: string[], own: string[]) =>
  texts
    .map(text => own.reduce((rest, known) => rest.replaceAll(known, ''), withoutCut(text, own).replace(BILL_NUMBER, '')).trim())
    .filter(text => LATIN.test(text) && !REFERENCE.test(text));

async function expectNoEnglish(page: Page, own: string[]) {
  expect(english(await shownOn(page), own), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is too wide`).toBeLessThanOrEqual(0);
}

const said = {
  hi: { onward: 'आगे बढ़ें', place: 'बुक करें', slots: 'समय', booked: 'मेरी बुकिंग', time: 'दिन और समय चुनें', order: 'बुकिंग का सार' },
  mr: { onward: 'पुढे जा', place: 'बुक करा', slots: 'वेळ', booked: 'माझी बुकिंग', time: 'दिवस आणि वेळ निवडा', order: 'बुकिंगचा सारांश' },
} as const;

for (const language of ['hi', 'mr'] as const) {
  const words = said[language];
  test(`a customer books a visit in ${language}`, { tag: '@release' }, async ({ page }) => {
    const own = await ownTexts();
    await page.setViewportSize({ width: 360, height: 740 });
    const { token } = await readyToBook(page);

    // The choice in the header keeps the page, and holds for addresses without a language.
    await page.goto('/services');
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await page.waitForURL(`/${language}/services`);
    await expect.poll(async () => (await call('GET', '/auth/profile', token)).language).toBe(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto('/');
    await page.waitForURL(`/${language}`);

    const [service] = await services();
    for (const path of ['', '/services', '/all-services', '/book', `/services/details/${service?.id}`, '/cart', '/profile']) {
      await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNoEnglish(page, own);
    }

    await page.goto(`/${language}/checkout`);
    const onward = page.getByRole('button', { name: words.onward, exact: true });
    await expect(onward).toBeEnabled();
    await expectNoEnglish(page, own);
    await onward.click();
    await expect(page.getByRole('heading', { name: words.time })).toBeVisible();
    // Of today, the morning may be past.
    await choose(page.locator(`input[value="${dayAhead(2)}"]`));
    const slots = page.getByRole('group', { name: words.slots, exact: true });
    await expect(slots.getByText(/^(सुबह 9 से 11 बजे|सकाळी 9 ते 11)$/)).toBeVisible();
    const slot = slots.locator('input:enabled').first();
    await choose(slot);
    await expectNoEnglish(page, own);
    await onward.click();
    await expect(page.getByRole('heading', { name: words.order })).toBeVisible();
    await expectNoEnglish(page, own);
    await page.getByRole('button', { name: words.place, exact: true }).click();
    await page.waitForURL(`/${language}/order-success`);
    await expectNoEnglish(page, own);
    await page.goto(`/${language}/bookings`);
    await expect(page.getByRole('heading', { level: 1, name: words.booked })).toBeVisible();
    await expect(page.getByText(service ? HOME.city : '').first()).toBeVisible();
    await expectNoEnglish(page, own);
  });
}

/** Components are the same in both languages, so one of them shows what they still say in English. */
test('payment, bill, review and the link of a message speak Hindi', { tag: '@release' }, async ({ page }) => {
  await untilNoon();
  await changeSettings({ payOnline: true });
  const own = [...(await ownTexts()), 'Gentle hands.', 'Come again.', 'Asha'];
  await page.setViewportSize({ width: 360, height: 740 });
  const customer = await signedIn(page, { addresses: [HOME] });
  const shows = async (path: string, ...words: string[]) => {
    await page.goto(`/hi${path}`, { waitUntil: 'networkidle' });
    for (const word of words) await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    await expectNoEnglish(page, own);
  };

  const { bookingId } = await book(customer, await freeVisit(4), 'PAY_NOW');
  const payment = `/payment/${bookingId}`;
  const { url } = await call('POST', `/booking/${bookingId}/payment`, customer.token);
  const { headers } = await fetch(new URL(url, SITE), { redirect: 'manual' });
  const order = new URL(headers.get('location') ?? '', SITE).searchParams.get('order');
  const atGateway = (outcome: 'FAIL' | 'PAY') => call('POST', `/dev/pay/${order}`, undefined, { outcome });
  await shows(payment, '₹1,499 का पेमेंट', 'आपका समय हम और');
  await shows(`${payment}?returned`, 'पेमेंट पक्का हो रहा है');
  await atGateway('FAIL');
  await shows(payment, 'पेमेंट नहीं हुआ');
  await atGateway('PAY');
  await shows(`${payment}?returned`, 'आपने ₹1,499 दिए।');
  await shows(await visitLinkTo(customer), 'पेमेंट हो गया', 'सैलून को कॉल करें');
  await call('PUT', `/booking/${bookingId}/cancel`, customer.token);
  await shows(payment, '₹1,499 आपको वापस मिलेंगे');

  const done = await book(customer, await freeVisit(6));
  await asStaff('PUT', `/booking/admin/${done.bookingId}/mark-completed`);
  await shows(`/payment/${done.bookingId}`, 'ब्यूटीशियन के लिए टिप दें');
  await shows('/bookings', 'आपकी विज़िट कैसी रही?');
  await page.getByRole('button', { name: 'रिव्यू लिखें' }).click();
  await page.getByRole('button', { name: 'रिव्यू भेजें' }).click();
  await expect(page.getByText('कृपया एक से पाँच स्टार चुनें')).toBeVisible();
  await expectNoEnglish(page, own);
  await call('PUT', `/booking/${done.bookingId}/review`, customer.token, { rating: 5, text: 'Gentle hands.' });
  const { content: reviews } = await asStaff('GET', '/review/admin');
  await asStaff('PUT', `/review/admin/${reviews[0].id}/answer`, { answer: 'Come again.' });
  await shows('/bookings', 'आपका रिव्यू', 'का जवाब');
  own.push(done.bookingId.slice(-6).toUpperCase());
  await page.getByRole('button', { name: 'बिल', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectNoEnglish(page, own);
});

test('a professional carries out a visit in Hindi and Marathi', { tag: '@release' }, async ({ page }) => {
  const own = await ownTexts();
  await page.setViewportSize({ width: 360, height: 740 });
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  const [visit] = await dayOf(professional, ['Asha Deshmukh', 'Meera Joshi']);
  const chooseLanguage = async (language: 'hi' | 'mr', path: string) => {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await page.waitForURL(`/${language}${path}`);
  };
  const step = page.locator('[data-state-bar] button');
  const dialog = page.getByRole('dialog');

  await page.goto('/pro');
  await chooseLanguage('hi', '/pro');
  await expect(page.getByRole('textbox')).toBeVisible();
  await expectNoEnglish(page, own);
  await signInAsProfessional(page, professional);
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  await page.waitForURL('/hi/pro');
  await expect(step).toHaveText(hindi.onMyWay);
  await expectNoEnglish(page, own);
  await step.click();
  await expect(step).toHaveText(hindi.arrived);
  await step.click();
  await expect(step).toHaveText(hindi.start);
  await step.click();
  await expect(dialog).toContainText(hindi.startVisit);
  await expectNoEnglish(page, own);
  if (visit) await dialog.getByRole('textbox').pressSequentially(await startCodeOf(visit));
  await expect(step).toHaveText(hindi.done);
  await expectNoEnglish(page, own);

  await chooseLanguage('mr', '/pro');
  // Messages follow the choice.
  const messages = async () => (await asStaff('GET', `/professional/admin/${professional.id}`)).messageLanguage;
  await expect.poll(messages).toBe('mr');
  await expect(step).toHaveText(marathi.done);
  await step.click();
  await choose(dialog.getByRole('radio').first());
  await expectNoEnglish(page, own);
  await dialog.getByRole('button', { name: marathi.done, exact: true }).click();
  await expect(page.getByText(marathiPro.tipsInIt)).toBeVisible();
  await page.getByRole('button', { name: marathiPro.myPay }).click();
  await expect(page.getByText(marathiPro.thisMonth)).toBeVisible();
  await expectNoEnglish(page, own);
  await page.getByRole('button', { name: marathi.needHelp }).click();
  await expectNoEnglish(page, own);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: marathiPro.nextDays }).click();
  await page.waitForURL('/mr/pro/days');
  await expectNoEnglish(page, own);
  await page.getByRole('link', { name: marathiPro.leave }).click();
  await page.waitForURL('/mr/pro/leave');
  await page.getByRole('button', { name: marathiPro.enterLeave }).click();
  await dialog.getByRole('button', { name: marathiPro.enterLeave }).click();
  await expectNoEnglish(page, own);
});

for (const language of ['hi', 'mr'] as const) {
  test(`the salon tells about itself and its academy in ${language}`, async ({ page, request }) => {
    const course = { name: 'Nail Art', description: 'Gel, extensions and stamping.', weeks: 3, fee: 9500 };
    const { id } = await asStaff('POST', '/academy/admin/course', course);
    const batch = { startsOn: '2030-01-07', days: ['MONDAY'], fromTime: '10:00:00', toTime: '13:00:00', seats: 6 };
    await asStaff('POST', `/academy/admin/course/${id}/batch`, batch);
    const { map, phone, areasServed } = await call('GET', '/settings');
    const written = [course.name, course.description, map.attribution, phone, areasServed];
    const own = [...(await ownTexts()), ...written].filter(Boolean);

    for (const path of ['/about', '/contact', '/privacy', '/terms', '/academy', `/academy/${id}`, '/no-such-page']) {
      const html = await (await request.get(`/${language}${path}`)).text();
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(english(await shownOn(page, html), own), path).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/contact', `/academy/${id}`]) {
      await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
      await expectNoEnglish(page, own);
    }
    await page.getByRole('main').getByRole('button').first().click();
    await page.locator('input[type=date]').fill('2014-05-02');
    await expect(page.getByRole('checkbox')).toBeVisible();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    await expectNoEnglish(page, own);
  });
}

test('words typed in a form are there in the other language, and only once', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const typed = { name: 'Asha', email: 'asha@mail.example', message: 'Do you come to Wardha?' };
  for (const [name, text] of Object.entries(typed)) await main.locator(`[name=${name}]`).fill(text);
  const asked: string[] = [];
  page.on('dialog', question => {
    asked.push(question.type());
    void question.accept();
  });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('mr');
  await page.waitForURL('/mr/contact');
  for (const [name, text] of Object.entries(typed)) await expect(main.locator(`[name=${name}]`)).toHaveValue(text);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(main.locator('[name=message]')).toHaveValue('');
});

test('the font of Devanagari is loaded only where something is written in it', async ({ page }) => {
  const fontsAt = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('yantramanav'))
        .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  };
  expect(await fontsAt('/')).toBe(0);
  const bytes = await fontsAt('/hi');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(60_000);
});

test('slashes after the language lead to no other site', { tag: '@release' }, async ({ page }) => {
  const left: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest() && !request.url().startsWith(SITE)) left.push(request.url());
  });
  const isOnSite = async () => {
    await expect(page).toHaveURL(`${SITE}/evil.example/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(left).toEqual([]);
  };
  for (const path of ['/hi//evil.example/', '/hi///evil.example/']) {
    // Choosing English there.
    await page.goto(path);
    await page.getByRole('banner').getByRole('combobox').selectOption('en');
    await isOnSite();
    // English is kept now.
    await page.goto(path);
    await isOnSite();
    await page.evaluate(() => localStorage.removeItem('language'));
  }
});

test('a typed PIN code and coupon code are kept in another language', async ({ page }) => {
  await changeSettings({ areas: [{ kind: 'PIN_CODES', name: 'Nagpur', postalCodes: ['440010'] }] });
  await signedIn(page, { cart: { [FACIAL]: 1 } });
  const inLanguage = async (language: 'en' | 'hi', path: string) => {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await page.waitForURL(path);
  };
  await page.goto('/');
  await main(page).getByLabel('Do we come to your PIN code?').fill('44001');
  await inLanguage('hi', '/hi');
  await expect(main(page).getByLabel('आपके पिन कोड पर आते हैं?')).toHaveValue('44001');
  await inLanguage('en', '/');
  await page.goto('/cart');
  await main(page).getByLabel('Coupon code').fill('NIKHAR10');
  await inLanguage('hi', '/hi/cart');
  await expect(main(page).getByLabel('कूपन कोड')).toHaveValue('NIKHAR10');
});
