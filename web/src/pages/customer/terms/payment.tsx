import { useSettings } from '../../../features/settings/use-settings.ts';

export function Payment() {
  const offersUpi = useSettings()?.paymentTypes.includes('PAY_NOW') ?? false;
  return (
    <p>
      You pay after the service, in cash or by card to the team
      {offersUpi ? ', or by UPI with the link and QR code that you get when you place the order' : ''}. UPI, where we offer it,
      goes to the account named in the link; we mark your booking as paid when the money has arrived. Our teams take no advance at
      the door, and ask for nothing beyond the price of your booking and what you added during the visit.
    </p>
  );
}
