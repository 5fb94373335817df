import { NumberField } from '../../../forms/number-field.tsx';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { PricesEffect } from './prices-effect.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

export default function PricesSection() {
  const field = useSettingsFields();
  return (
    <SettingsSection isAlone title="Prices" effect={<PricesEffect />}>
      <div className="md:max-w-64">
        <NumberField label="Minimum order (₹)" hint="After discounts; 0 for none." {...field('minimumOrderValue')} />
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
