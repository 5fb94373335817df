import { useFormContext } from 'react-hook-form';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PolicySection } from './policy-section.tsx';
import { EffectFailed, useSettingsPreview } from './preview.tsx';
import type { SettingsValues } from './settings-form.ts';
import { EffectTitle, SettingsSection } from './settings-section.tsx';
import { useSettingsFields } from './use-settings-fields.ts';

/** How customers pay, and what a late cancellation costs. */
export default function PaymentSections() {
  return (
    <>
      <PaymentSection />
      <PolicySection />
    </>
  );
}

function PaymentSection() {
  const field = useSettingsFields();
  const { dirtyFields } = useFormContext<SettingsValues>().formState;
  return (
    <SettingsSection title="Payment" effect={<UpiEffect />}>
      <div className="grid gap-5 md:max-w-96">
        <TextField
          label="UPI id"
          hint="With a UPI id customers can pay at once. Without one they pay after the service, in cash or by UPI."
          placeholder="name@bank"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('upiId')}
        />
        {dirtyFields.upiId && <OwnPasswordField comesAndGoes hint="Money goes to the UPI id, so only you can change it." />}
      </div>
    </SettingsSection>
  );
}

/** Pays ₹1 to the typed id. The app shows the payee's name, which reveals a typing mistake. */
function UpiEffect() {
  const { preview, settings, isFailed } = useSettingsPreview();
  if (isFailed) return <EffectFailed />;
  if (!settings.upiId) return <p>Customers are not offered to pay by UPI.</p>;
  if (!preview?.upi) return <Skeleton className="h-56 bg-line" />;
  return (
    <>
      <EffectTitle>Try it before you save</EffectTitle>
      <img
        src={preview.upi.qrCode}
        alt={`QR code to pay ₹1 to ${settings.upiId} by UPI`}
        width={176}
        height={176}
        className="size-44 justify-self-center rounded-md bg-card"
      />
      <p className="text-sm">
        Scan it: your payment app must show the salon's name. Customers get the same code with their amount.
      </p>
      <LinkButton href={preview.upi.link} variant="secondary" size="sm">
        Pay ₹1 on this phone
      </LinkButton>
    </>
  );
}
