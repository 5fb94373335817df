import * as words from '#words/auth';
import * as common from '#words/common';
import { paths } from '../../../paths.ts';
import { fill } from '../../../ui/fill.tsx';
import { NewTabLink } from '../../../ui/new-tab-link.tsx';

/** The links open new tabs: in this tab they would interrupt the sign-in. */
export function TermsNote() {
  return (
    <p className="text-center text-sm text-muted">
      {fill(words.agree, {
        terms: <NewTabLink href={paths.terms}>{common.termsOfService}</NewTabLink>,
        privacy: <NewTabLink href={paths.privacy}>{common.privacyPolicy}</NewTabLink>,
      })}
    </p>
  );
}
