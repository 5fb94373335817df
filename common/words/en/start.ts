export const incomplete = 'This page did not load completely. Check your connection.';
export const refreshPage = 'Refresh Page';
export const slow = 'This page is slow to load.';
export const loadAgain = 'Load it again';
export const needsScript = 'This site needs JavaScript to show services and take bookings.';
