import { useEffect, useState } from 'react';
import { keptOtp, type SentOtp } from './otp-timer.ts';

/** The kept code, looked up when the mobile has 10 digits (rule S11) and when the customer returns from the OTP step. */
export function useKeptOtp(mobile: string, shown: SentOtp | null): SentOtp | null {
  const [kept, setKept] = useState<SentOtp | null>(null);
  useEffect(() => {
    if (!shown) setKept(mobile.length === 10 ? keptOtp(mobile) : null);
  }, [mobile, shown]);
  return kept;
}
