import { SalonEmail } from '../../../features/settings/salon.tsx';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Rights() {
  const profile = <TextLink href={paths.profile}>Profile</TextLink>;
  return (
    <>
      <ul>
        <li>
          <strong>Access</strong> (section 11 of the Act): {profile}, Download My Data gives you all of it as a file.
        </li>
        <li>
          <strong>Correction and completion</strong> (section 12): {profile}, Edit; addresses are on the same page. You sign in
          with your mobile number, so it cannot be changed. Register with the new one and delete the old account.
        </li>
        <li>
          <strong>Erasure</strong> (section 12) <strong>and withdrawing consent</strong> (section 6): {profile}, Delete My
          Account. It works at once, unless a booking is still pending. Cancel the booking before the visit, or call us after it.
        </li>
        <li>
          <strong>Grievance</strong> (section 13): see the last chapter.
        </li>
        <li>
          <strong>Nomination</strong> (section 14): tell us who may use these rights for you in case of death or incapacity.
        </li>
      </ul>
      <p>
        For anything that you cannot do yourself, write to <SalonEmail />, from the e-mail in your profile or with your mobile
        number, so that we know it is you. Using your rights costs nothing.
      </p>
    </>
  );
}
