/** Its message is for people and says all there is to say: it is shown without a stack, and the process ends with 1. */
export class PlainError extends Error {}
