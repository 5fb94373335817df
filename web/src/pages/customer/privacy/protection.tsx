export function Protection() {
  return (
    <p>
      Everything between you and us travels encrypted. Codes are stored only as keyed hashes, a code dies after five wrong tries,
      and no other customer can see your bookings and addresses. Staff sign in separately, and only those who need your data see
      it. Should personal data get into the wrong hands all the same, we tell you and the Data Protection Board of India without
      delay.
    </p>
  );
}
