export function Protection() {
  return (
    <p>
      The connection between you and us is encrypted. We store codes only as keyed hashes, and a code ends after five wrong tries.
      No other customer can see your bookings and addresses. Staff sign in separately, and only those who need your data see it.
      If personal data gets into the wrong hands, we tell you and the Data Protection Board of India without delay.
    </p>
  );
}
