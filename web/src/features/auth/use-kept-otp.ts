import { useEffect, useState } from 'react';
import { keptOtp, type SentOtp } from './otp-timer.ts';

/** What is kept for the mobile, looked up when it reaches 10 digits (rule S11), and on the way back from `shown`. */
export function useKeptOtp(mobile: string, shown: SentOtp | null): SentOtp | null {
  const [kept, setKept] = useState<SentOtp | null>(null);
  useEffect(() => {
    if (!shown) setKept(mobile.length === 10 ? keptOtp(mobile) : null);
  }, [mobile, shown]);
  return kept;
}
