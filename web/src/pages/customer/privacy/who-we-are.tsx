import { SalonAddress, SalonEmail, SalonName, SalonPhone } from '../../../features/settings/salon.tsx';

export function WhoWeAre() {
  return (
    <>
      <p>
        <SalonName />, <SalonAddress />, decides what is done with the personal data on this site; the Act calls us the Data
        Fiduciary and you the Data Principal. You reach us at <SalonPhone /> and <SalonEmail />.
      </p>
      <p>
        You give your consent when you register or sign in, for the purposes named here and no others. You can withdraw it as
        easily, by deleting your account. If you would rather read this notice in Marathi, Hindi or another language of the Eighth
        Schedule to the Constitution, write to us and we send it to you.
      </p>
      <p>
        Accounts are for people of 18 and over. For a younger person a parent or guardian books, and is there during the visit.
      </p>
    </>
  );
}
