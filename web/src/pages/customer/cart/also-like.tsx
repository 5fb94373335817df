import { useState } from 'react';
import * as words from '#words/cart';
import type { Cart } from '../../../features/shop/cart/cart.ts';
import { ServiceCard } from '../../../features/shop/catalog/service-card.tsx';
import { ServiceCardSkeleton } from '../../../features/shop/catalog/service-card-skeleton.tsx';
import { usePopularServices } from '../../../features/shop/catalog/use-popular-services.ts';
import { paths } from '../../../paths.ts';
import { useMediaQuery } from '../../../shared/use-media-query.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Repeat } from '../../../ui/repeat.tsx';

const shown = 5;

/** On large screens only (rule W32). Small ones do not even fetch it. */
export function AlsoLike({ cart }: { cart: Cart | null }) {
  return useMediaQuery('(width >= 64rem)') ? <Strip cart={cart} /> : null;
}

function Strip({ cart }: { cart: Cart | null }) {
  // The cart as it was on arrival: a card must not vanish when its service is added.
  const [inCart] = useState(() => new Set(cart?.items.map(item => item.service.id)));
  const popular = usePopularServices();
  const services = popular.services?.filter(service => !inCart.has(service.id)).slice(0, shown);
  // This part is an extra, so an error only hides it.
  if (popular.error || services?.length === 0) return null;
  return (
    <section aria-labelledby="also-title" className="mt-16">
      <div className="flex items-center justify-between gap-4">
        <h2 id="also-title" className="font-display text-2xl font-medium tracking-tight">
          {words.alsoLike}
        </h2>
        <LinkButton href={paths.allServices} variant="quiet" size="sm">
          {words.seeAll}
        </LinkButton>
      </div>
      <ul className="mt-5 grid grid-cols-5 gap-4">
        {services?.map(service => <ServiceCard key={service.id} service={service} />) ?? (
          <Repeat times={shown}>
            <ServiceCardSkeleton />
          </Repeat>
        )}
      </ul>
    </section>
  );
}
