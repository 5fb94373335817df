import * as words from '#words/checkout';
import * as common from '#words/common';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { fill } from '../../../ui/fill.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import type { Cart } from '../../shop/cart/cart.ts';
import { rest, termsOfOrder } from '../booking/cancel-terms.ts';
import type { Draft } from './checkout-draft.ts';
import { depositNow } from './payment-choice.tsx';
import type { Payment } from './use-order.ts';

interface Props {
  cart: Cart;
  visit: Draft['visit'];
  payment: Payment;
}

/** What the customer agrees to with the order: a deposit, a fee for cancelling late (rules M16 and M17), and the terms. */
export function OrderTerms({ cart: { finalPrice }, visit, payment }: Props) {
  const settings = useSettings();
  if (!settings) return null;
  const deposit = depositNow(payment);
  const terms = visit && termsOfOrder(finalPrice, visit, settings);
  const left = rest(finalPrice, deposit);
  return (
    <>
      {deposit > 0 && (
        <p className="mt-3 font-semibold">
          {words.payDeposit(money(deposit))}
          {left > 0 && `, ${words.atTheVisit(money(left))}`}
        </p>
      )}
      {deposit > 0 && payment.isDepositAsked && <p className="mt-1 text-sm">{words.depositAfterNoShows}</p>}
      {terms && <p className="mt-2 text-sm text-muted">{terms}</p>}
      <p className="mt-2 text-sm text-muted">
        {fill(words.acceptTerms, { terms: <NewTabLink href={paths.terms}>{common.termsOfService}</NewTabLink> })}
      </p>
    </>
  );
}
