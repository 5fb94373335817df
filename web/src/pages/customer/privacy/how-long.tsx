export function HowLong() {
  return (
    <ul>
      <li>
        <strong>Profile, addresses and cart</strong>: until you change or delete them, or delete your account.
      </li>
      <li>
        <strong>The note about you</strong>: until we change or delete it, or you delete your account.
      </li>
      <li>
        <strong>Bookings</strong>: with your name and address, as long as you have an account. After that they keep services,
        price, date and status, but nothing that identifies you.
      </li>
      <li>
        <strong>Reviews</strong>: as long as you have an account. After that their words are removed, and so are ours about them.
        The stars stay without your name, because averages are made of them.
      </li>
      <li>
        <strong>Bills, invoices and vouchers</strong>: as long as tax law asks us to keep them, also after you have deleted your
        account. They name you or your business. Once the account is deleted, nobody can find them by your account.
      </li>
      <li>
        <strong>One-time passwords</strong>: valid for 2 minutes, and only stored in a form that cannot be read back.
      </li>
      <li>
        <strong>Requests for an OTP and wrong tries</strong>, with their network address: 2 days.
      </li>
      <li>
        <strong>Your sign-in</strong>: 30 days, or until you log out.
      </li>
      <li>
        <strong>Places you searched for</strong>: the answers for 30 days, without any link to you.
      </li>
      <li>
        <strong>How long the way to you takes</strong>: for 90 days, with your place rounded to about 100 m and without any link
        to you.
      </li>
      <li>
        <strong>Messages from the contact form</strong>: for 12 months after we have read them. They do not belong to an account,
        so deleting your account does not delete them. Write to us, and we erase them sooner.
      </li>
      <li>
        <strong>Your wish that we come to a place</strong>, with your mobile number: for 12 months, or until you delete your
        account. We erase it sooner once we have told you, or when you ask.
      </li>
      <li>
        <strong>Enquiries about courses</strong>, with the learner's date of birth and a guardian's consent: for 12 months after
        the last change, or until you delete your account. If the learner enrols, for 3 years after the course. Fees and their
        bills stay, as above. Write to us, and we erase the rest sooner, unless the course is still running.
      </li>
      <li>
        <strong>Messages about your visits</strong>, with their text: for 13 months. When you delete your account, text and number
        are removed at once. Links in them stop working the day after the visit, or with your account.
      </li>
      <li>
        <strong>Your consent to WhatsApp</strong>, with its wording and time: until you delete your account, also after you have
        withdrawn it.
      </li>
      <li>
        <strong>Technical logs</strong> hold no names, numbers, addresses or codes.
      </li>
    </ul>
  );
}
