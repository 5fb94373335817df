import { useFormContext } from 'react-hook-form';
import { addDays } from '../../../../../common/time.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { useMessagePreviews } from '../../../features/messages/message-log/use-message-previews.ts';
import { OwnPasswordField } from '../../../features/office/admin-shell/own-password.tsx';
import { depositOf, partyStepsOf, rest, termsOfOrder } from '../../../features/visits/booking/cancel-terms.ts';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { NumberField, TextField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { date, money } from '../../../shared/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextToCopy } from '../../../ui/text-to-copy.tsx';
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
    <Allowed to="OWNER">
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
    </Allowed>
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

/** Online payment, deposit and the fee for cancelling late (rules M5, M13, M16 and M17). */
function PolicySection() {
  const field = useSettingsFields();
  return (
    <SettingsSection
      title="Online Payment, Deposit and Cancelling"
      hint="A booking keeps what the customer read when they made it."
      effect={<PolicyEffect />}
    >
      <Allowed to="OWNER">
        <SwitchField
          label="Online payment"
          hint="Customers may pay by UPI, card or net banking. It needs a payment provider on the server."
          {...field('payOnline')}
        />
      </Allowed>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Minutes to pay"
          hint="Their time is kept this long. Then others can book it."
          inputMode="numeric"
          {...field('holdMinutes')}
        />
      </div>
      <ReportAddress />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          label="Deposit in per cent"
          hint="Of orders that are paid after the service. 0 for none."
          inputMode="numeric"
          {...field('depositPercent')}
        />
        <NumberField label="For orders above (₹)" hint="Smaller orders need no deposit." {...field('depositAbove')} />
        <NumberField
          label="Deposit of parties, in per cent"
          hint="Of orders for several guests, whatever they cost. 0 for none."
          inputMode="numeric"
          {...field('partyDepositPercent')}
        />
        <NumberField
          label="Paid in all before a party, in per cent"
          hint="The second step, of the whole price. If it is not paid, you are told, and nothing is cancelled. 0 for none."
          inputMode="numeric"
          {...field('partyBalancePercent')}
        />
        <NumberField
          label="Days before the party"
          hint="By then the second step is to be paid."
          inputMode="numeric"
          {...field('partyBalanceDays')}
        />
        <NumberField
          label="Fee for cancelling late, in per cent"
          hint="Kept of what was paid. 0 for none."
          inputMode="numeric"
          {...field('cancelFeePercent')}
        />
        <NumberField
          label="Free until (hours before)"
          hint="Until then cancelling costs nothing."
          inputMode="numeric"
          {...field('cancelFreeHours')}
        />
        <NumberField
          label="Minutes at the door"
          hint="A professional waits so long before telling that nobody is there."
          inputMode="numeric"
          {...field('noShowWaitMinutes')}
        />
        <NumberField
          label="Deposit after two no-shows, in per cent"
          hint="Of a customer who was not there twice in 12 months. 0 for none."
          inputMode="numeric"
          {...field('noShowDepositPercent')}
        />
      </div>
    </SettingsSection>
  );
}

/** What the owner enters at Razorpay (rule M15). Nothing with another provider. */
function ReportAddress() {
  const callbacks = useMessagePreviews().data?.callbacks ?? [];
  const address = callbacks.find(({ provider }) => provider === 'RAZORPAY')?.address;
  if (address === undefined) return null;
  return (
    <div className="grid gap-1">
      <TextToCopy title="Address for reports of Razorpay" text={address} isCode />
      <p className="text-sm text-muted">
        Enter it at Razorpay under Webhooks, with the secret RAZORPAY_WEBHOOK_SECRET of the server. Choose the events
        payment.captured, payment.failed, order.paid, refund.processed and refund.failed.
      </p>
    </div>
  );
}

const partyPrice = 10_000;

/** `₹4,000 now, ₹6,000 by 11 Dec 2026`: what an order for guests pays when, for a visit long after the second step (rules M62 and M63). */
function stepsOfParty(settings: Parameters<typeof partyStepsOf>[2], days: number): string {
  const { deposit, later } = partyStepsOf(partyPrice, addDays(today(), days), settings);
  const left = rest(partyPrice, deposit + (later?.amount ?? 0));
  return [
    deposit > 0 && `${money(deposit)} now`,
    later && `${money(later.amount)} by ${date(later.by)}`,
    left > 0 && `${money(left)} at the visit`,
  ]
    .filter(Boolean)
    .join(', ');
}

const exampleDays = 10;
const roundTo = 500;

/** What customers read at checkout, for an example that is large enough for the deposit. */
function PolicyEffect() {
  const { preview, settings } = useSettingsPreview();
  const price = (Math.floor(settings.depositAbove / roundTo) + 2) * roundTo;
  const deposit = depositOf(price, settings);
  // The answer may be of the settings before the switch was turned.
  const takesDeposit = settings.payOnline && (preview?.onlinePayment ?? false);
  const visit = { date: addDays(today(), exampleDays), time: '11:00:00' };
  const hasSteps = settings.partyDepositPercent > 0 || settings.partyBalancePercent > 0;
  const partyDays = settings.partyBalanceDays + exampleDays;
  return (
    <>
      <EffectTitle>What customers read at checkout</EffectTitle>
      <p className="text-sm text-muted">
        An order of {money(price)} for a visit in {exampleDays} days at 11:00 AM:
      </p>
      {deposit > 0 && takesDeposit && (
        <p className="font-semibold">
          Pay {money(deposit)} now, {money(rest(price, deposit))} at the visit
        </p>
      )}
      {(deposit > 0 || hasSteps) && !takesDeposit && preview && (
        <p>
          No deposit:{' '}
          {settings.payOnline ? 'this server has no payment provider.' : 'it needs online payment, which is switched off.'}
        </p>
      )}
      <p>{termsOfOrder(price, visit, settings) ?? 'Cancelling is free until the visit starts.'}</p>
      {hasSteps && takesDeposit && (
        <>
          <p className="text-sm text-muted">
            An order for guests of {money(partyPrice)} in {partyDays} days:
          </p>
          <p className="font-semibold">Pay {stepsOfParty(settings, partyDays)}</p>
        </>
      )}
    </>
  );
}
