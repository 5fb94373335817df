import { useCallback, useEffect, useRef, useState } from 'react';
import * as words from '#words/auth';
import { useCountdown } from '../../../shared/use-countdown.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import type { Banner } from './auth-errors.ts';
import type { SentOtp } from './otp-timer.ts';

interface Props {
  shown: ReturnType<typeof useBanner>;
  /** Opens the other dialog, if there is one. */
  onSwitch?: () => void;
}

const offers = { register: words.registerNow, login: words.login };

/** The problem and, where it helps, a button to the other dialog. */
export function AuthBanner({ shown: { banner, hold }, onSwitch }: Props) {
  if (!banner) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; being pointed at only gives more time to read
    <div
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="mb-4 animate-fade"
    >
      <Alert
        // With a new key, screen readers read a repeated message again.
        key={banner.nth}
        tone={banner.tone}
        action={
          banner.offers &&
          onSwitch && (
            <Button size="sm" variant="secondary" onClick={onSwitch}>
              {offers[banner.offers]}
            </Button>
          )
        }
      >
        <ProblemWords of={banner} />
      </Alert>
    </div>
  );
}

/** Banners of the sign-in dialogs vanish after 5 s (rule S21). */
const shownMs = 5000;

/** Shows one message at a time. `hold(true)` keeps it while the pointer or the focus is on it (WCAG 2.2.1). */
export function useBanner() {
  const [banner, setBanner] = useState<(Banner & { nth: number }) | null>(null);
  const told = useRef(0);
  const [held, hold] = useState(false);

  useEffect(() => {
    if (!banner || held) return;
    const timer = setTimeout(() => setBanner(null), shownMs);
    return () => clearTimeout(timer);
  }, [banner, held]);

  const say = useCallback((next: Banner | null) => {
    hold(false);
    told.current += 1;
    setBanner(next && { ...next, nth: told.current });
  }, []);

  return { banner, say, hold };
}

interface KeptOtpNoteProps {
  otp: SentOtp | null;
  onEnter: (otp: SentOtp) => void;
}

/** On the phone step: a code for this mobile is still valid. If its id is unknown, Send OTP finds it (rule S6). */
export function KeptOtpNote({ otp, onEnter }: KeptOtpNoteProps) {
  const left = useCountdown(otp?.expiresAt ?? null);
  if (!otp || left === 0) return null;
  return (
    <Alert
      action={
        otp.verificationId && (
          <Button size="sm" variant="secondary" onClick={() => onEnter(otp)}>
            {words.enterOtp}
          </Button>
        )
      }
    >
      {words.alreadySentShort}{' '}
      <span role="timer" aria-live="off" className="figures">
        {words.validForSeconds(left)}
      </span>
      {!otp.verificationId && ` ${words.pressSend}`}
    </Alert>
  );
}
