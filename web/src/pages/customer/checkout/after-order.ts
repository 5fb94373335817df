/** The scripts of the pages that an order leads to. */
export function loadAfterOrder() {
  return Promise.all([import('../order-success/order-success-page.tsx'), import('../bookings/bookings-page.tsx')]);
}
