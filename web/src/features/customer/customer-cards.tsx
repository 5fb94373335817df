import { money, plural } from '../../shared/format.ts';
import { writtenMobile } from '../../shared/phone.ts';
import { Card } from '../../ui/card.tsx';
import { CustomerName, DeactivatedBadge } from './customer-name.tsx';
import type { Customer } from './use-customers.ts';

interface Props {
  customers: Customer[];
  onOpen: (id: string) => void;
}

export function CustomerCards({ customers, onOpen }: Props) {
  return (
    <ul className={cardsLook}>
      {customers.map(customer => (
        <Card as="li" key={customer.id} padding="none" className="relative px-4 py-2">
          <div className="flex items-center justify-between gap-x-4">
            {/* All of the card opens it. */}
            <CustomerName customer={customer} onOpen={onOpen} className="after:absolute after:inset-0 after:rounded-lg" />
            {customer.bookings > 0 && <span className="figures">{money(customer.spent)}</span>}
          </div>
          <p className="figures mb-1 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
            <span>{writtenMobile(customer.mobile)}</span>
            <span>{customer.bookings > 0 ? plural(customer.bookings, 'booking') : 'Nothing booked'}</span>
            {!customer.active && <DeactivatedBadge />}
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** Shared with the skeleton. */
export const cardsLook = 'grid gap-3 md:grid-cols-2';
