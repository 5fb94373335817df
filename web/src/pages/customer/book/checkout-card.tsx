import * as words from '#words/cart';
import * as common from '#words/common';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CheckoutLink, type CheckoutProps } from './checkout-link.tsx';

/** At the bottom edge of a tablet's window. A column on a desktop. */
export function CheckoutCard({ items, total, href, note }: CheckoutProps) {
  return (
    <Card
      as="section"
      data-checkout-card
      aria-labelledby="visit-title"
      padding="none"
      className="sticky bottom-4 z-10 grid gap-4 p-5 max-lg:shadow-lift lg:top-26 lg:bottom-auto lg:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="visit-title" className="font-display text-xl font-medium">
          {words.yourVisit}
        </h2>
        <p aria-live="polite" className="figures text-muted">
          {items > 0 ? common.items(items) : words.nothingChosen}
        </p>
      </div>
      <div className="grid gap-4 md:max-lg:grid-cols-[auto_1fr] md:max-lg:items-center md:max-lg:gap-x-8">
        <p className="figures flex items-baseline justify-between gap-3 lg:border-t lg:border-line lg:pt-4">
          <span className="text-muted">{words.total}</span>
          <span className="text-2xl font-bold">{money(total)}</span>
        </p>
        {note && <div className="md:max-lg:order-last md:max-lg:col-span-2">{note}</div>}
        <div className="grid gap-2 md:max-lg:flex md:max-lg:flex-row-reverse">
          <CheckoutLink href={href} note={note} />
          {items > 0 && (
            <LinkButton href={paths.cart} variant="quiet" block>
              {words.viewCart}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
