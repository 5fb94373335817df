import { useEffect } from 'react';
import { useLatest } from '../../../shared/use-latest.ts';

// TypeScript's library does not know it yet: https://wicg.github.io/web-otp/
type OtpRequest = CredentialRequestOptions & { otp: { transport: 'sms'[] } };

/** Reads the code from the SMS, in browsers that can. */
export function useWebOtp(verificationId: string, onCode: (code: string) => void): void {
  const take = useLatest(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a resent code is another SMS to wait for
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(request)
      .then(given => given && 'code' in given && take.current(String(given.code)))
      // Refused, timed out or aborted: the customer types the code.
      .catch(() => {});
    return () => waiting.abort();
  }, [verificationId]);
}
