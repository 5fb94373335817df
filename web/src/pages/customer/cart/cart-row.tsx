import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import * as words from '#words/cart';
import * as parts from '#words/parts';
import { type CartItem, maxQuantity } from '../../../features/shop/cart/cart.ts';
import { paths } from '../../../paths.ts';
import { duration, money } from '../../../shared/format.ts';
import { inSite, nameIn } from '../../../shared/name-in.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';

interface Props {
  item: CartItem;
  /** True if nobody can carry it out now. */
  isUnserved: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Picture and name. Quantity and price are below them on a phone, beside them on a desktop. */
export function CartRow({ item: { service, quantity }, isUnserved, onQuantity, onRemove }: Props) {
  const { id, categoryName, categoryNames, durationInMinutes, imageUrl, price } = service;
  const name = nameIn(service);
  return (
    <li className="relative grid grid-cols-[--spacing(22)_1fr] gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-[7rem_1fr_auto] md:px-6 md:py-5">
      <Picture src={imageUrl} name={name} sizes="112px" className="rounded-md" />
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <Link
            href={paths.service(id)}
            className="after:absolute after:inset-x-0 after:top-0 after:h-30 hover:text-plum hover:underline sm:after:right-44 sm:after:h-full"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">{categoryName && inSite(categoryName, categoryNames)}</p>
        <p className="figures mt-0.5 text-sm text-muted">
          {duration(durationInMinutes)} <span aria-hidden>·</span> {money(price)}
          {quantity > 1 && words.each}
        </p>
        {isUnserved && <p className="mt-1 text-sm font-semibold text-madder">{words.notNow}</p>}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-1 sm:col-span-1 sm:flex-col sm:items-end sm:justify-between">
        <p className="figures order-3 ml-auto text-lg font-semibold sm:order-none sm:ml-0">{money(price * quantity)}</p>
        <div className="contents sm:flex sm:items-center sm:gap-1">
          <QuantityStepper of={name} quantity={quantity} max={maxQuantity} onChange={onQuantity} />
          <IconButton icon={Trash2} label={parts.removeOf(name)} onClick={onRemove} className="sm:order-first" />
        </div>
      </div>
    </li>
  );
}
