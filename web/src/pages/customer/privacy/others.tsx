import { useSettings } from '../../../features/settings/use-settings.ts';

export function Others() {
  const settings = useSettings();
  const attribution = settings?.map.attribution;
  return (
    <>
      <p>We pass on only what a task needs:</p>
      <ul>
        <li>
          <strong>Our team</strong>: those who plan and make your visit see your name, mobile number, address and what you booked.
        </li>
        <li>
          <strong>The SMS provider</strong> gets your mobile number and the text with the OTP, and the messages about your visits:
          confirmation, changes, reminders, who comes, and the receipt.
        </li>
        <li>
          <strong>WhatsApp</strong> (Meta) gets your mobile number and these messages instead, but only if you allowed it at
          checkout or in your profile. Take it back there at any time.
        </li>
        <li>
          <strong>The e-mail provider</strong> gets them too, if your profile has an e-mail address.
        </li>
        <li>
          <strong>People to whom you forward a link</strong> from our messages: they see that visit and its start code, and can
          move or cancel it. They do not see your name, number, street or flat. The link works until the day after the visit.
        </li>
        <li>
          <strong>Calendar apps of our team</strong> may show your visits with your first name, the services, city and PIN code.
        </li>
        <li>
          <strong>Programs that the salon uses</strong>, such as accounting, may be told that a visit was booked, moved, done or
          paid: its number, date and time, without your name, number and address.
        </li>
        {settings?.onlinePayment && (
          <li>
            <strong>The payment provider</strong>, when you pay online: your mobile number, the amount and the number of the
            booking. What you enter on its page goes to it alone.
          </li>
        )}
        <li>
          <strong>The map</strong>: when one is shown, your browser fetches its pictures from the map's server, which learns your
          network address and the area you look at{attribution && <> ({attribution})</>}. Our server sends your searches and the
          position of the pin to a geocoding service, without your name, number or network address.
        </li>
        <li>
          <strong>WhatsApp and Google Maps</strong> otherwise only if you press their buttons on the contact page. Then their own
          policies apply.
        </li>
        <li>
          <strong>Authorities</strong>, if a law or a court requires it.
        </li>
      </ul>
      <p>Nobody else. There are no advertising partners and no analytics services on this site.</p>
    </>
  );
}
