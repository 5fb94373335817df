import { ShoppingBag } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      icon={ShoppingBag}
      title="Your cart is empty"
      action={<LinkButton href={paths.services}>Browse Services</LinkButton>}
    >
      <p>No items in cart.</p>
      <p>Choose what you would like done, and we bring the salon to you.</p>
    </EmptyState>
  );
}
