import { UserX } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { Customer } from './use-customers.ts';

interface Props {
  customer: Customer;
  onOpen: (id: string) => void;
  className?: string;
}

/** Opens the customer beside the list. */
export function CustomerName({ customer: { id, fullName }, onOpen, className = '' }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(id)}
      className={`min-h-11 text-left font-semibold wrap-anywhere hover:text-plum hover:underline ${className}`}
    >
      {fullName}
    </button>
  );
}

export function DeactivatedBadge() {
  return (
    <Badge tone="bad">
      <UserX aria-hidden className="size-3.5" />
      Deactivated
    </Badge>
  );
}
