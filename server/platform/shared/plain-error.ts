/** An error whose message is enough for a person. The command line prints it without a stack and ends with 1. */
export class PlainError extends Error {}
