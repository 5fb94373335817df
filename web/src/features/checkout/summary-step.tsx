import { CalendarDays, MapPin, Sparkles, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { duration, longDate, money } from '../../shared/format.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextSkeleton } from '../../ui/text-skeleton.tsx';
import { type Address, townOf } from '../address/address.ts';
import { AddressList } from '../address/address-list.tsx';
import type { AddressesState } from '../address/use-addresses.ts';
import type { Visit } from '../booking/use-visit-choice.ts';
import { visitLine } from '../booking/visit-line.ts';
import { type Cart, totalMinutes } from '../cart/cart.ts';
import { MinimumNote } from '../cart/minimum-note.tsx';
import { OrderLines } from './order-lines.tsx';
import { PriceLines } from './price-lines.tsx';
import { SummaryCard } from './summary-card.tsx';
import { SummaryCoupon } from './summary-coupon.tsx';

type Props = {
  cart: Cart;
  saved: AddressesState;
  /** The chosen one of those saved, once they are there. */
  address: Address | undefined;
  visit: Visit | null;
  /** What the cart must come to, when it does not (spec 5). */
  minimum: number | null;
  payment: ReactNode;
  /** What is chosen there, for beside the total. */
  paymentName: string;
  onChange: (step: 1 | 2) => void;
  placing: { label: string; isPlacing: boolean; place: () => void };
};

export function SummaryStep({ cart, saved, address, visit, minimum, payment, paymentName, onChange, placing }: Props) {
  // The cart under an overlay has a note of its own.
  const minimumId = useId();
  const isLoading = !saved.addresses && !saved.error;
  return (
    <div className="grid gap-4 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
      {/* What is on its way is not changed meanwhile. */}
      <div className="grid grid-cols-1 gap-4" inert={placing.isPlacing}>
        <SummaryCard icon={Sparkles} title="Services">
          <OrderLines items={cart.items} />
          <SummaryCoupon cart={cart} />
        </SummaryCard>
        <SummaryCard icon={MapPin} title="Address" change={{ label: 'Change address', onChange: () => onChange(1) }}>
          <AddressList saved={saved} skeleton={<TextSkeleton />}>
            {() =>
              address && (
                <>
                  <p className="font-medium wrap-anywhere">{address.street}</p>
                  <p className="text-sm wrap-anywhere text-muted">{townOf(address)}</p>
                </>
              )
            }
          </AddressList>
        </SummaryCard>
        <SummaryCard
          icon={CalendarDays}
          title="Date and time"
          change={{ label: 'Change date and time', onChange: () => onChange(2) }}
        >
          <p className="font-medium">{visit && longDate(visit.date)}</p>
          <p className="figures text-sm text-muted">
            {visit?.label} · takes about <span className="whitespace-nowrap">{duration(totalMinutes(cart))}</span>
          </p>
        </SummaryCard>
        <SummaryCard icon={Wallet} title="Payment">
          {payment}
        </SummaryCard>
      </div>
      <div className="self-start lg:sticky lg:top-28">
        <Card as="section" padding="sm" className="md:p-6!" aria-label="Price">
          <PriceLines {...cart} />
          <p className="mt-1 text-sm text-muted max-md:hidden">{paymentName}</p>
        </Card>
        <BottomBar
          onDesktop="in page"
          note={
            minimum === null && (
              <>
                <span className="block">{visit && visitLine(visit)}</span>
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-normal">{paymentName}</span>
                  <span className="font-bold">{money(cart.finalPrice)}</span>
                </span>
              </>
            )
          }
        >
          {minimum !== null && (
            <div className="basis-full">
              <MinimumNote id={minimumId} cart={cart} minimum={minimum} />
            </div>
          )}
          <Button variant="secondary" onClick={() => onChange(2)} className="shrink-0" disabled={placing.isPlacing}>
            Back
          </Button>
          <Button
            block
            busy={placing.isPlacing}
            disabled={minimum !== null || isLoading}
            aria-describedby={minimum === null ? undefined : minimumId}
            onClick={placing.place}
          >
            {placing.label}
          </Button>
        </BottomBar>
      </div>
    </div>
  );
}
