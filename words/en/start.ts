export const incomplete = 'This page did not load completely. Check your connection.';
export const refreshPage = 'Refresh Page';
