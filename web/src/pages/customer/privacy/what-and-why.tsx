export function WhatAndWhy() {
  return (
    <dl>
      <dt>Mobile number and name</dt>
      <dd>
        To sign you in with a one-time password (OTP), to know whom we visit, and to call you about a booking. Who books by
        telephone is entered by the salon with the same.
      </dd>
      <dt>E-mail, gender, date of birth</dt>
      <dd>Only if you enter them in your profile. E-mail is another way to reach you; the others help to prepare the visit.</dd>
      <dt>Addresses, with their place on the map and your instructions</dt>
      <dd>To find your door. Your device's location is asked for only when you set an address, and only if you allow it.</dd>
      <dt>Cart, coupons and bookings</dt>
      <dd>To carry out the visit, to charge the right price, and to keep the accounts that tax law asks of us.</dd>
      <dt>A note about you</dt>
      <dd>What our team should know at your next visit, such as an allergy. It comes with your data when you download them.</dd>
      <dt>Payment</dt>
      <dd>
        How you pay and whether you have paid. A UPI payment happens in your own app: we never see your PIN, card or account
        number.
      </dd>
      <dt>Messages</dt>
      <dd>What you write in the contact form, with your name and the mobile or e-mail you give, to answer you.</dd>
      <dt>Your network (IP) address</dt>
      <dd>With every OTP that is asked for or mistyped, to stop strangers guessing codes or flooding telephones.</dd>
    </dl>
  );
}
