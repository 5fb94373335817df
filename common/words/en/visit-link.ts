export const loadFailed = 'Failed to load your visit';
export const bookAnother = 'Book Another Visit';
export const lapsed = 'This link no longer works';
export const lapsedText = 'Links in our messages work until the day after the visit. Sign in to see all your bookings.';
export const openBookings = 'Open My Bookings';
export const bills = 'Bills';
