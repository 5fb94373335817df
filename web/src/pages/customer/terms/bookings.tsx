import { MinimumOrder } from '../../../features/settings/salon.tsx';
import { useSettings } from '../../../features/settings/use-settings.ts';

export function Bookings() {
  const settings = useSettings();
  return (
    <>
      <p>
        What you put into the cart is an invitation to us; the contract is made when you press Place Order and the order is
        confirmed. We keep a team free for you from then on.
      </p>
      <ul>
        <li>Prices are in Indian rupees, taxes included, and hold from your confirmation whatever the list says later.</li>
        {settings?.minimumOrderValue !== 0 && (
          <li>
            A booking comes to at least <MinimumOrder /> after any discount, because of the way to you.
          </li>
        )}
        <li>
          You can book {settings ? `up to ${settings.bookingHorizonDays} days ahead` : 'some weeks ahead'}, in the time slots
          shown, as long as a team is free. We come at the beginning of the slot. How long the visit takes depends on the
          services.
        </li>
        <li>Where a struck-through price is shown beside ours, it is a list price for comparison. You pay the other one.</li>
        <li>
          Pictures and durations are typical. Your hair and skin decide the details, and the beautician says so before she begins.
        </li>
        <li>Should we be unable to come, because of illness or the road, we call you, offer another time and charge nothing.</li>
      </ul>
    </>
  );
}
