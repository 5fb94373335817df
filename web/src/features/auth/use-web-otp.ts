import { useEffect } from 'react';
import { useLatest } from '../../shared/use-latest.ts';

// Not in TypeScript's library yet: https://wicg.github.io/web-otp/
type OtpRequest = CredentialRequestOptions & { otp: { transport: 'sms'[] } };

/** Where the browser can read the SMS meant for this site, gives its code without anybody typing. */
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
      // Refused, timed out or aborted: it is typed then.
      .catch(() => {});
    return () => waiting.abort();
  }, [verificationId]);
}
