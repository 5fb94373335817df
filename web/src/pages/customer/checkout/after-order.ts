/** Loads the scripts of the pages that follow an order. */
export function loadAfterOrder() {
  return Promise.all([
    import('../order-success/order-success-page.tsx'),
    import('../payment/payment-page.tsx'),
    import('../bookings/bookings-page.tsx'),
  ]);
}
