import { useEffect, useState } from 'react';
import { useBanner } from './auth-banner.tsx';
import { alreadySent, type Banner, spentBanner } from './auth-errors.ts';
import { type Audience, isSpent, keptOtp, type SentOtp } from './otp-timer.ts';
import type { Sending } from './sent-otp.ts';

/**
 * The two steps of both dialogs. `ask` requests a code by `send`, which gives null if another step asks for something first. `otp` is the
 * code to enter, null on the phone step. `kept` was sent to this mobile before.
 */
export function useOtpSteps(
  mobile: string,
  send: () => Promise<Sending | null>,
  bannerOf: (error: unknown) => Banner,
  audience?: Audience,
) {
  const [otp, setOtp] = useState<SentOtp | null>(null);
  const kept = useKeptOtp(mobile, otp, audience);
  const shown = useBanner();
  const { say } = shown;

  async function ask() {
    say(null);
    try {
      const sent = await send();
      if (!sent) return;
      if (isSpent(sent.otp)) return say(spentBanner(sent.otp));
      setOtp(sent.otp);
      if (sent.wasSent) say(alreadySent);
    } catch (error) {
      say(bannerOf(error));
    }
  }

  return { otp, setOtp, kept, shown, ask };
}

/** The kept code, looked up when the mobile has 10 digits (rule S11) and when the customer returns from the OTP step. */
function useKeptOtp(mobile: string, shown: SentOtp | null, audience: Audience): SentOtp | null {
  const [kept, setKept] = useState<SentOtp | null>(null);
  useEffect(() => {
    if (!shown) setKept(mobile.length === 10 ? keptOtp(mobile, audience) : null);
  }, [mobile, shown, audience]);
  return kept;
}
