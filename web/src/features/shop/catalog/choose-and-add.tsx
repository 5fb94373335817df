import { useId, useState } from 'react';
import * as words from '#words/choice';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { useUnserved } from '../../salon/settings/use-unserved.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { itemsOf } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { hasOptions } from '../choice/choice.ts';
import type { Service } from './catalog.ts';

const ChoiceDialog = lazy(() => import('../choice/choice-dialog.tsx'));

interface Props {
  service: Service;
  block?: boolean;
  size?: ButtonLook['size'];
}

/** Adds a service from a list. If there is something to choose, it asks first (rule C31). */
export function ChooseAndAdd({ service, block = false, size = 'sm' }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { cart } = useCart();
  const nameId = useId();
  const isUnserved = useUnserved().has(service.id);
  if (!hasOptions(service) || isUnserved) return <AddToCart service={service} block={block} size={size} />;
  const quantity = itemsOf(cart, service.id).reduce((sum, item) => sum + item.quantity, 0);
  return (
    <div className={block ? 'grid' : 'inline-grid'}>
      <Button size={size} block={block} aria-describedby={nameId} onClick={() => setOpen(true)}>
        {words.choose}
      </Button>
      {quantity > 0 && <p className="figures mt-1 text-center text-sm text-muted">{words.inCart(quantity)}</p>}
      <span id={nameId} hidden>
        {service.name}
      </span>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <ChoiceDialog
            service={service}
            footer={chosen => <AddToCart service={chosen} size="md" />}
            onClose={() => setOpen(false)}
          />
        </LateDialog>
      )}
    </div>
  );
}
