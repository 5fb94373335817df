import { SalonEmail, SalonPhone } from '../../../features/settings/salon.tsx';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Grievance() {
  return (
    <>
      <p>
        Our grievance contact is the front desk: <SalonEmail />, <SalonPhone />, or the form on{' '}
        <TextLink href={paths.contact}>Contact</TextLink>. We confirm within 2 working days and settle it within 30 days.
      </p>
      <p>
        If our answer does not satisfy you, you may complain to the Data Protection Board of India. Before an important change of
        this notice takes effect, we announce it here. We ask for your consent again where the Act requires it.
      </p>
    </>
  );
}
