import { messageOf } from '../../../api/message-of.ts';
import { PriceWithList } from '../../../features/shop/catalog/service-price.tsx';
import { decorativeRating, shownRating } from '../../../features/shop/catalog/shown-rating.ts';
import { usePopularServices } from '../../../features/shop/catalog/use-popular-services.ts';
import { money, plural } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EffectFailed } from './effect-failed.tsx';
import { useSettingsPreview } from './preview.tsx';
import { EffectTitle } from './settings-section.tsx';

export function PricesEffect() {
  return (
    <>
      <EffectTitle>A service as customers see it</EffectTitle>
      <SampleService />
      <EffectTitle>Carts now</EffectTitle>
      <Carts />
    </>
  );
}

/** The most booked service, which most customers see. */
function SampleService() {
  const { settings } = useSettingsPreview();
  const { services, error, reload } = usePopularServices();
  const [service] = services ?? [];
  if (error) return <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to fetch services.')}</ReadFailed>;
  if (!services) return <Skeleton className="h-24 bg-line" />;
  if (!service) return <p className="text-sm">No service to show.</p>;
  const rating = shownRating(service, decorativeRating(service.id), settings.showDecorativeRatings);
  return (
    <Card padding="none" className="grid grid-cols-[1fr_6rem] gap-3 overflow-hidden p-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{service.name}</p>
        {rating !== null && <p className="figures mt-1 text-sm font-semibold">★ {rating.toFixed(1)}</p>}
        <PriceWithList rupees={service.price} showListPrice={settings.showListPrice} className="mt-1" />
      </div>
      <Picture src={service.imageUrl} name={service.name} sizes="96px" className="rounded-md" />
    </Card>
  );
}

/** Carts below the minimum order. Their customers can still add something. */
function Carts() {
  const { preview, settings, isFailed } = useSettingsPreview();
  if (isFailed) return <EffectFailed />;
  if (!preview) return <Skeleton className="h-12 bg-line" />;
  const { filled, belowMinimum, belowMinimumNow } = preview.carts;
  if (filled === 0) return <p>Nobody has anything in the cart at the moment.</p>;
  return (
    <p aria-live="polite" className="figures">
      {belowMinimum} of {plural(filled, 'filled cart')} {belowMinimum === 1 ? 'is' : 'are'} below{' '}
      {money(settings.minimumOrderValue)}
      {belowMinimum !== belowMinimumNow && `, instead of ${belowMinimumNow}`}.
    </p>
  );
}
