import type { ReactNode } from 'react';
import * as words from '#words/cart';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export interface CheckoutProps {
  items: number;
  /** In rupees, after the coupon. */
  total: number;
  /** Null while the cart is below the minimum. */
  href: string | null;
  /** Why checkout is not possible yet. */
  note: ReactNode;
}

export function CheckoutLink({ href, note }: Pick<CheckoutProps, 'href' | 'note'>) {
  if (href) {
    return (
      <LinkButton href={href} block>
        {words.checkout}
      </LinkButton>
    );
  }
  return (
    <Button block disabled aria-describedby={note ? 'minimum' : undefined}>
      {words.checkout}
    </Button>
  );
}
