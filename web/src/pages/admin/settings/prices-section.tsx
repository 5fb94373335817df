import { messageOf } from '../../../api/message-of.ts';
import { decorativeRating, shownRating } from '../../../features/shop/catalog/rating.tsx';
import { PriceWithList } from '../../../features/shop/catalog/service-price.tsx';
import { usePopularServices } from '../../../features/shop/catalog/use-popular-services.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField } from '../../../forms/text-fields.tsx';
import { money, plural } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QuietHours, TravelFees } from './extras-fields.tsx';
import { EffectFailed, useSettingsPreview } from './preview.tsx';
import { EffectTitle, SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

export default function PricesSection() {
  const field = useSettingsFields();
  return (
    <SettingsSection isAlone title="Prices" effect={<PricesEffect />}>
      <div className="md:max-w-64">
        <NumberField label="Minimum order (₹)" hint="After discounts; 0 for none." {...field('minimumOrderValue')} />
      </div>
      <TravelFees />
      <QuietHours />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Bringing friends (₹)"
          hint="After a friend's first completed and paid visit, both get a coupon of so much; 0 for none."
          {...field('referralReward')}
        />
        <NumberField
          label="Days of a friend's coupon"
          inputMode="numeric"
          hint="For how long that coupon is valid."
          {...field('referralDays')}
        />
      </div>
      <SwitchField
        label="Whole rupees"
        hint="A price after a discount is rounded to the nearest rupee, never above the price without it. Bills say so as Round off."
        {...field('wholeRupees')}
      />
      <SwitchField
        label="Refunds lower the commission"
        hint="After a refund the professional bears a share of it, in the month of the refund. Months before stay as they were paid out."
        {...field('refundsLowerCommission')}
      />
      <SwitchField
        label="Commission without GST"
        hint="Shares are of the price without the tax in it, where the bill has tax. It holds for visits completed from now on."
        {...field('commissionBeforeTax')}
      />
      <SwitchField
        label="List price"
        hint="Every price shows a list price a quarter higher, struck through, and 'Save 20%'. Switch it on only if you really took that price."
        {...field('showListPrice')}
      />
      <SwitchField
        label="Decorative ratings"
        hint="A service that never had five reviews shows a rating between 4.6 and 4.9 that nobody gave. Search engines get real ratings only."
        {...field('showDecorativeRatings')}
      />
    </SettingsSection>
  );
}

function PricesEffect() {
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
