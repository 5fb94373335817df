import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/auth';
import * as common from '#words/common';
import { type ApiError, hasCode } from '../../../api/api-error.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { fill } from '../../../ui/fill.tsx';
import { NewTabLink } from '../../../ui/text-link.tsx';
import { NameStep } from './name-step.tsx';
import { OtpStep, type OtpStepProps } from './otp-step.tsx';
import { forgetOtp } from './otp-timer.ts';
import { type Proof, useSession } from './session.tsx';

type Props = Omit<OtpStepProps, 'verify' | 'onRefused'> & {
  /** Whether the first name is asked for, for the title of the dialog. */
  onAsksName: (isAsked: boolean) => void;
};

/** The passcode of a customer, and the first name if nobody has used the account for a year (rule S23). */
export function SignInStep({ onAsksName, ...step }: Props) {
  const { otp, shown, onVerified } = step;
  const { verify } = useSession();
  const [asked, setAsked] = useState<{ code: string; refusal: ApiError } | null>(null);

  function ask(to: typeof asked) {
    setAsked(to);
    onAsksName(to !== null);
  }

  function leave() {
    ask(null);
    step.onChangePhone();
  }

  async function answer(code: string, proof: Proof) {
    await verify(otp.mobile, otp.verificationId, code, proof);
    forgetOtp(otp);
    onVerified();
  }

  if (asked)
    return (
      <NameStep
        {...asked}
        otp={otp}
        answer={proof => answer(asked.code, proof)}
        onChangePhone={leave}
        onCodeRefused={banner => {
          leave();
          shown.say(banner);
        }}
      />
    );
  return (
    <OtpStep
      {...step}
      verify={verify}
      onRefused={(refusal, code) => {
        if (!hasCode(refusal, 'NAME_NEEDED')) return false;
        shown.say(null);
        ask({ code, refusal });
        return true;
      }}
    />
  );
}

/** Opens the other dialog. */
export function SwitchLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" size="sm" className="-mt-2 justify-self-center" onClick={onClick}>
      {children}
    </Button>
  );
}

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

/** The name that was typed for a mobile, in either dialog. Another mobile is another person. */
let typed = { fullName: '', mobile: '' };

export function keepTypedName(name: { fullName: string; mobile: string }): void {
  typed = name;
}

/** Empty if none was typed for this mobile. */
export function typedNameFor(mobile: string): string {
  return mobile && mobile === typed.mobile ? typed.fullName : '';
}

/** Continues when the customer signs in in another tab. */
export function useSignedInElsewhere(goOn: () => void): void {
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    // Only a token that came from another tab is checked first. One from this tab's own sign-in is valid at once.
    if (before.current === 'loading' && status === 'in') goOn();
    before.current = status;
  }, [status, goOn]);
}

/** The first that matches where signing in leads. */
const wishes = [
  [paths.cart, words.seeCart],
  [paths.checkout, words.checkOut],
  [paths.orderSuccess, words.seeBooking],
  [paths.bookings, words.seeBookings],
  [paths.profile, words.seeProfile],
] as const;

/** What follows "Log in to". Null when the visitor opened the dialog. */
export function wishOf({ next, adding }: Pick<AuthDialogProps, 'next' | 'adding'>): string | null {
  if (adding) return words.addToCart(adding);
  const found = typeof next === 'string' && wishes.find(([path]) => next.startsWith(path));
  return found ? found[1] : null;
}

/** Why the dialog is open, when signing in is not the visitor's only wish. */
export interface AuthPurpose {
  /** Page to open or action to run after signing in. */
  next?: string | (() => void);
  /** State for the history entry of that page. */
  state?: unknown;
  /** Service that is added to the cart after signing in. The dialog names it. */
  adding?: string;
}

/** Props of the login and the register dialog. */
export type AuthDialogProps = AuthPurpose & {
  /** Typed in the other dialog before. */
  mobile: string;
  onClose: () => void;
  /** Opens the other dialog with this mobile. */
  onSwitch: (mobile: string) => void;
  /** Called when the session exists. Closes the dialog and continues. */
  onSignedIn: () => void;
};
