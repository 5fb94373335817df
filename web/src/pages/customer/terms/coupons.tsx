export function Coupons() {
  return (
    <p>
      One coupon per booking, within its dates and as long as its number of uses lasts. The discount is taken off the whole cart
      and never gives cash back. A coupon counts as used when the booking is made. We may end a coupon for the future; a booking
      already made keeps its discount.
    </p>
  );
}
