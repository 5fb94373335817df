import { ApiError } from '../../api/api-error.ts';
import type { failureToast } from '../../ui/failure-toast.ts';

/** Rule W21: a toast says what failed. Why, the form or the question goes on to say, for which the error is thrown again. */
export function tellFailure(failure: ReturnType<typeof failureToast>, failed: string): (error: unknown) => never {
  return error => {
    if (!isSaidElsewhere(error)) failure.say(failed);
    throw error;
  };
}

/** Beside a field, by the end of the session, or by whoever cancelled it. */
function isSaidElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.errors.length > 0 || ['UNAUTHORIZED', 'CANCELLED'].includes(error.errorCode));
}
