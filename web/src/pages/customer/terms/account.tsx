import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Account() {
  return (
    <p>
      You need to be 18 or over, and sign in with an Indian mobile number that is yours and a one-time password by SMS. Do not
      hand that code to anybody: our staff never asks for it. Give us a name and an address that are right. You can delete your
      account at any time under <TextLink href={paths.profile}>Profile</TextLink>; what happens to your data is in the{' '}
      <TextLink href={paths.privacy}>Privacy Policy</TextLink>. We may close an account that is used to harm others or the
      service.
    </p>
  );
}
