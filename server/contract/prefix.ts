/** Where the contract's operations are. Apart from everything that serves them, for whoever only names an address. */
export const PREFIX = '/api/v1';
