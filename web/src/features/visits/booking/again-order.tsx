import * as words from '#words/booking';
import * as checkout from '#words/checkout';
import * as common from '#words/common';
import { refOf } from '../../../../../common/choice.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { Alert } from '../../../ui/alert.tsx';
import { fill } from '../../../ui/fill.tsx';
import { NewTabLink } from '../../../ui/text-link.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { rest, termsOfOrder } from './cancel-terms.ts';
import type { AgainOffer, AgainTime } from './use-again.ts';

/** The services at today's prices; what changed since is said. */
export function AgainItems({ offer: { items, gone, travelFee } }: { offer: AgainOffer }) {
  return (
    <div className="grid gap-3">
      {items.length > 0 && (
        <ul className="figures grid gap-1.5">
          {items.map(item => (
            <li key={refOf(item)} className="flex flex-wrap gap-x-4">
              <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
                {item.quantity > 1 && `${item.quantity} × `}
                {nameIn(item)}
              </span>
              <span className="ml-auto whitespace-nowrap">
                {item.price !== item.priceBefore && (
                  <span className="mr-2 text-sm text-muted">{words.wasPrice(money(item.priceBefore * item.quantity))}</span>
                )}
                {money(item.price * item.quantity)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {travelFee !== undefined && items.length > 0 && (
        <p className="figures flex justify-between gap-4">
          <span>{checkout.travel}</span>
          <span>{money(travelFee)}</span>
        </p>
      )}
      {gone.length > 0 && items.length > 0 && <Alert>{words.noLongerOffered(gone.map(nameIn).join(', '))}</Alert>}
    </div>
  );
}

interface Props {
  /** Rupees, as is the deposit. */
  price: number;
  time: AgainTime;
  deposit: number;
}

/** What the customer agrees to with the order (rules M16 and M17). */
export function AgainTerms({ price, time: { date, startTime }, deposit }: Props) {
  const settings = useSettings();
  const terms = settings && termsOfOrder(price, { date, time: startTime }, settings);
  const left = rest(price, deposit);
  return (
    <div className="grid gap-1.5 text-sm text-muted">
      {deposit > 0 && (
        <p className="font-semibold text-ink">
          {checkout.payDeposit(money(deposit))}
          {left > 0 && `, ${checkout.atTheVisit(money(left))}`}
        </p>
      )}
      {terms && <p>{terms}</p>}
      <p>{fill(checkout.acceptTerms, { terms: <NewTabLink href={paths.terms}>{common.termsOfService}</NewTabLink> })}</p>
    </div>
  );
}
