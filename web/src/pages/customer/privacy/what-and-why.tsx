export function WhatAndWhy() {
  return (
    <dl>
      <dt>Mobile number and name</dt>
      <dd>
        To sign you in with a one-time password (OTP), to know whom we visit, and to call you about a booking. If you book by
        telephone, the salon enters them for you.
      </dd>
      <dt>E-mail, gender, date of birth</dt>
      <dd>Only if you enter them in your profile. We use the e-mail to reach you. The others help us to prepare the visit.</dd>
      <dt>Addresses, with their place on the map and your instructions</dt>
      <dd>To find your door. We ask for your device's location only when you set an address, and use it only if you allow it.</dd>
      <dt>Cart, coupons and bookings</dt>
      <dd>To carry out the visit, to charge the right price, and to keep the accounts that tax law requires.</dd>
      <dt>Reviews</dt>
      <dd>
        What you say about a visit, to help others and us. Our site shows stars, words and your first name to everybody, without
        the services of the visit. We may hide a review, and then tell you why.
      </dd>
      <dt>A note about you</dt>
      <dd>What our team should know at your next visit, such as an allergy. You get it when you download your data.</dd>
      <dt>Payment</dt>
      <dd>
        How you pay and whether you have paid. A UPI payment happens in your own app, and an online payment on the page of a
        payment provider: we never see your PIN, card or account number.
      </dd>
      <dt>Messages</dt>
      <dd>What you write in the contact form, with your name and the mobile or e-mail you give, to answer you.</dd>
      <dt>Your network (IP) address</dt>
      <dd>With every requested or mistyped OTP, so that nobody can guess codes or flood phones with messages.</dd>
    </dl>
  );
}
