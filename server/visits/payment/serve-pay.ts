/**
 * The addresses `/pay/{paymentId}`, which lead to the provider's page and back. They are outside the contract's prefix, because browsers
 * follow them. The id of a payment cannot be guessed, and the page has its amount but nobody's name or
 * mobile: nobody signs in here, because a browser that follows an address sends no token.
 */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rupees, toRupees } from '../../../common/money.ts';
import { type Instant, MINUTE } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { paymentOf } from '../../money/ledger/ledger.ts';
import { due, type PaymentRow } from '../../money/ledger/rules.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CheckoutForm } from '../../platform/outside/gateway.ts';
import { escaped } from '../../platform/shared/escape.ts';
import { referenceOf } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { bookingRowOfMoney } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';
import { payAddress } from './addresses.ts';
import { askSoon } from './check.ts';

const CALLS_A_MINUTE = 120;
/** Only this is an id, so nothing else is looked up. */
const ID = /^[\w-]{1,64}$/;
const SUBMIT = 'document.forms[0].submit()';

/** Only this form and this script may run, and only the provider may be sent to. */
const policyFor = (action: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${hash('sha256', SUBMIT, 'base64')}'`,
    `form-action ${new URL(action).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const pageOf = (
  { action, fields }: CheckoutForm,
  { salonName, amount, language }: { salonName: string; amount: string; language: Language },
): string => {
  const words = wordsOf[language].payment;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(words.payTo(salonName))}</title></head>
<body>
<main>
<h1>${escaped(salonName)}</h1>
<p>${escaped(words.leadsToPayment(amount))}</p>
<form method="post" action="${escaped(action)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  .join('\n')}
<button>${words.goToPayment}</button>
</form>
</main>
<script>${SUBMIT}</script>
</body>
</html>`;
};

const isUnderWay = ({ state, expiresAt }: PaymentRow, now: Instant) =>
  state === 'PENDING' && expiresAt !== null && now < expiresAt;

/** The screen that says what became of the payment. `?returned` tells it that the customer comes from the provider. */
const screenOf = ({ bookingId }: PaymentRow) => `/payment/${bookingId}`;

export function servePay(app: FastifyInstance, deps: Deps) {
  const { db, clock, gateway, config } = deps;
  const limit = { rateLimit: { max: CALLS_A_MINUTE, timeWindow: MINUTE, groupId: 'pay' } };
  const find = async (id: string) => {
    const payment = ID.test(id) ? await paymentOf(db.read, id) : undefined;
    return payment?.orderId ? payment : undefined;
  };
  const go = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-store').redirect(to, 303);

  const checkout = async (payment: PaymentRow, orderId: string, { userId }: BookingRow) => {
    const { salonName } = await readSettings(db.read);
    const customer = await customerOf(db.read, userId);
    const paise = payment.amountPaise + payment.tipPaise;
    const returnUrl = payAddress(config, payment.id, '/return');
    const description = `Booking ${referenceOf(payment.bookingId)}`;
    const way = gateway?.checkout(orderId, paise, returnUrl, { salonName, description });
    return { way, salonName, amount: rupees(toRupees(paise)), language: customer?.language ?? 'en' };
  };

  app.get<{ Params: { id: string } }>('/pay/:id', { config: limit }, async ({ params }, reply) => {
    const payment = await find(params.id);
    if (!payment?.orderId) return go(reply, '/bookings');
    const booking = await bookingRowOfMoney(db.read, payment.bookingId);
    // Staff may have taken the money meanwhile.
    const isOpen = isUnderWay(payment, clock.now()) && due(booking) >= payment.amountPaise;
    if (!isOpen || payment.provider !== gateway?.provider) return go(reply, screenOf(payment));
    const { way, ...shown } = await checkout(payment, payment.orderId, booking);
    if (typeof way !== 'object') return go(reply, way ?? screenOf(payment));
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': policyFor(way.action),
      })
      .type('text/html; charset=utf-8')
      .send(pageOf(way, shown));
  });

  // What the browser brings back is not read: it only makes us ask the provider.
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route<{ Params: { id: string } }>({
      method: ['GET', 'POST'],
      url: '/pay/:id/return',
      config: limit,
      handler: async ({ params }, reply) => {
        const payment = await find(params.id);
        if (!payment) return go(reply, '/bookings');
        if (payment.state !== 'PAID') await askSoon(deps, [payment.id]);
        return go(reply, `${screenOf(payment)}?returned=yes`);
      },
    });
  });
}
