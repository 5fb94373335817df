import { useSettings } from '../../../features/settings/use-settings.ts';

export function Others() {
  const attribution = useSettings()?.map.attribution;
  return (
    <>
      <p>We pass on only what a task needs:</p>
      <ul>
        <li>
          <strong>Our team</strong>: those who plan and make your visit see your name, mobile number, address and what you booked.
        </li>
        <li>
          <strong>The SMS provider</strong> gets your mobile number and the text with the OTP.
        </li>
        <li>
          <strong>The map</strong>: when one is shown, your browser fetches its pictures from the map's server, which learns your
          network address and the area you look at{attribution && <> ({attribution})</>}. Our server sends your searches and the
          position of the pin to a geocoding service, without your name, number or network address.
        </li>
        <li>
          <strong>WhatsApp and Google Maps</strong> only if you press their buttons on the contact page. Then their own policies
          apply.
        </li>
        <li>
          <strong>Authorities</strong>, if a law or a court requires it.
        </li>
      </ul>
      <p>Nobody else. There are no advertising partners and no analytics services on this site.</p>
    </>
  );
}
