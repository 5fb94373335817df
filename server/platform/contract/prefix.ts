/** The prefix of the contract's operations. A file of its own, so that naming an address imports nothing else. */
export const PREFIX = '/api/v1';
