import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { money, plural } from '../../../shared/format.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { CheckoutLink, type CheckoutProps } from './checkout-link.tsx';

export function CheckoutBar({ items, total, href, note }: CheckoutProps) {
  return (
    <BottomBar>
      <div className="grid w-full gap-2.5">
        {note}
        <div className="button-row items-center gap-x-4 gap-y-2">
          {items > 0 ? (
            <Link
              href={paths.cart}
              aria-label={`${money(total)}, ${plural(items, 'item')} in your cart`}
              className="shrink-0 pr-2"
            >
              <span className="figures block text-lg leading-6 font-bold">{money(total)}</span>
              <span className="block text-sm text-muted underline underline-offset-2">{plural(items, 'item')}</span>
            </Link>
          ) : (
            <p className="shrink-0 text-sm text-muted">Nothing chosen yet</p>
          )}
          <CheckoutLink href={href} note={note} />
        </div>
      </div>
    </BottomBar>
  );
}
