import { useState } from 'react';
import { useLocation } from 'wouter';
import * as words from '#words/two-visits';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { itemOf } from '../../shop/cart/cart.ts';
import { useCart } from '../../shop/cart/use-cart.ts';
import { refOfService } from '../../shop/choice/choice.ts';
import { forgetSetAside, itemsWords, type SetAside } from '../two-visits/kept-aside.ts';
import { firstVisit, putBack, timeAfter } from '../two-visits/set-aside.ts';
import { keepDraft, readDraft } from './checkout-draft.ts';

interface Props {
  kept: SetAside;
  className: string;
  /** The cart of the first visit is ordered. */
  isFirstBooked: boolean;
}

/** Books what was set aside after the first visit, or forgets it. */
export default function RestToBook({ kept, className, isFirstBooked }: Props) {
  const settings = useSettings();
  const { cart } = useCart();
  // What could not be taken out of the cart, or is in it again, is not left to book.
  const items = kept.items.filter(({ service }) => !itemOf(cart, refOfService(service)));
  const [, navigate] = useLocation();
  const [failure] = useState(failureToast);
  const areStarts = settings?.capacity === 'PROFESSIONALS' && settings.startPlan !== 'WINDOWS';

  async function book() {
    failure.takeBack();
    try {
      const first = await firstVisit(kept);
      const visit = first ? await timeAfter(items, first, areStarts) : null;
      await putBack({ ...kept, items });
      const addressId = first?.addressId ?? null;
      const step = addressId ? 2 : 1;
      keepDraft(kept.by, { ...readDraft(kept.by), step, addressId, visit, professional: null });
      navigate(paths.checkout);
    } catch {
      failure.say(words.failed);
    }
  }

  if (items.length === 0) return null;
  return (
    <Alert
      className={className}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="quiet" onClick={forgetSetAside}>
            {words.forget}
          </Button>
          {isFirstBooked ? (
            <Button size="sm" onClick={book}>
              {words.bookNow}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => putBack({ ...kept, items }).catch(() => failure.say(words.failed))}
            >
              {words.putBack}
            </Button>
          )}
        </div>
      }
    >
      <p className="font-semibold">{words.stillToBook}</p>
      <p>{itemsWords(items)}</p>
      <p className="font-normal">{words.sameDay}</p>
    </Alert>
  );
}
