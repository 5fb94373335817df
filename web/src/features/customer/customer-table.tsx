import { inKolkata } from '../../shared/days.ts';
import { count, date, money } from '../../shared/format.ts';
import { writtenMobile } from '../../shared/phone.ts';
import { Card } from '../../ui/card.tsx';
import { cell, figureCell, Table } from '../../ui/table.tsx';
import { CustomerName, DeactivatedBadge } from './customer-name.tsx';
import type { Customer } from './use-customers.ts';

interface Props {
  customers: Customer[];
  onOpen: (id: string) => void;
}

const columns = [
  { label: 'Customer' },
  { label: 'Mobile' },
  { label: 'E-mail' },
  { label: 'Bookings', isFigure: true },
  { label: 'Spent', isFigure: true },
  { label: 'Last active', isFigure: true },
];

export function CustomerTable({ customers, onOpen }: Props) {
  return (
    <Card padding="none" className="overflow-hidden">
      <Table caption="Customers, newest first" columns={columns}>
        {customers.map(customer => (
          <tr key={customer.id} className="relative hover:bg-sand/50">
            <th scope="row" className={`${cell} max-w-72 py-1!`}>
              <span className="flex flex-wrap items-center gap-x-3">
                <CustomerName customer={customer} onOpen={onOpen} className="after:absolute after:inset-0" />
                {!customer.active && <DeactivatedBadge />}
              </span>
            </th>
            <td className={`${cell} figures whitespace-nowrap`}>{writtenMobile(customer.mobile)}</td>
            <td className={`${cell} max-w-56 text-muted wrap-anywhere`}>{customer.email ?? '–'}</td>
            <td className={figureCell}>{count(customer.bookings)}</td>
            <td className={figureCell}>{money(customer.spent)}</td>
            <td className={`${figureCell} text-muted`}>{date(inKolkata(Date.parse(customer.lastActive)).day)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
