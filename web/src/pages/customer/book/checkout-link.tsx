import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export type CheckoutProps = {
  items: number;
  /** In rupees, less the coupon. */
  total: number;
  /** Null until there is enough in the cart. */
  href: string | null;
  /** Why not yet. */
  note: ReactNode;
};

type Props = Pick<CheckoutProps, 'href' | 'note'> & { className?: string };

export function CheckoutLink({ href, note, className = '' }: Props) {
  if (href) {
    return (
      <LinkButton href={href} block className={className}>
        Checkout
      </LinkButton>
    );
  }
  return (
    <Button block disabled aria-describedby={note ? 'minimum' : undefined} className={className}>
      Checkout
    </Button>
  );
}
