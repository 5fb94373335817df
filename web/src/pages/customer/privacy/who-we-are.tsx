import { SalonAddress, SalonEmail, SalonName, SalonPhone } from '../../../features/settings/salon.tsx';

export function WhoWeAre() {
  return (
    <>
      <p>
        <SalonName />, <SalonAddress />, decides how personal data on this site is used. The Act calls us the Data Fiduciary and
        you the Data Principal. You reach us at <SalonPhone /> and <SalonEmail />.
      </p>
      <p>
        You give your consent when you register or sign in, only for the purposes named here. You can withdraw it as easily:
        delete your account. If you prefer this notice in Marathi, Hindi or another language of the Eighth Schedule to the
        Constitution, write to us and we send it to you.
      </p>
      <p>Accounts are for people aged 18 or over. For a younger person, a parent or guardian books and stays during the visit.</p>
    </>
  );
}
