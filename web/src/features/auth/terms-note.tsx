import { paths } from '../../paths.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

/** The links open new tabs: in this tab they would interrupt the sign-in. */
export function TermsNote() {
  return (
    <p className="text-center text-sm text-muted">
      By continuing, you agree to our <NewTabLink href={paths.terms}>Terms of Service</NewTabLink> and{' '}
      <NewTabLink href={paths.privacy}>Privacy Policy</NewTabLink>.
    </p>
  );
}
