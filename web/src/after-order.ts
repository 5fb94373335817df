/** Loads the scripts of the pages that follow an order. */
export function loadAfterOrder() {
  return Promise.all([
    import('./pages/customer/order-success/order-success-page.tsx'),
    import('./pages/customer/payment/payment-page.tsx'),
    import('./pages/customer/bookings/bookings-page.tsx'),
    import('./features/visits/wait/wait-list.tsx'),
    import('./features/visits/wait/earlier.tsx'),
    import('./features/visits/series/regular-offer.tsx'),
    import('./features/visits/series/series-list.tsx'),
    import('./features/visits/series/own-series.tsx'),
    import('./features/visits/guests/guests-of-booking.tsx'),
    import('./features/visits/party/change-own-guests.tsx'),
  ]);
}
