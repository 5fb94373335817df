import type { components, errorCode, refusalReason } from '#contract';
import * as common from '#words/common';

type Schemas = components['schemas'];
export type FieldError = Pick<Schemas['FieldError'], 'field' | 'message'> &
  Partial<Pick<Schemas['FieldError'], 'rule' | 'params'>>;
/** What the message says beyond the code. */
type RefusalParams = Schemas['RefusalParams'] & { reason?: refusalReason };

/** The contract's codes. `NETWORK` if no answer of the API came, `CANCELLED` if the caller cancelled, empty if the server named none. */
export type ErrorCode = errorCode | 'NETWORK' | 'CANCELLED' | '';

/** Every failed call throws it, whether the server refused it or could not be reached. */
export class ApiError extends Error {
  /** HTTP status. 0 if no answer came. */
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly params: RefusalParams;
  readonly data: unknown;
  readonly errors: FieldError[];
  /** Seconds, from Retry-After. */
  readonly retryAfter: number | null;

  constructor(answer: {
    status: number;
    errorCode: ErrorCode;
    message: string;
    params?: RefusalParams;
    data?: unknown;
    errors?: FieldError[];
    retryAfter?: number | null;
  }) {
    super(answer.message);
    this.name = 'ApiError';
    this.status = answer.status;
    this.errorCode = answer.errorCode;
    this.params = answer.params ?? {};
    this.data = answer.data ?? null;
    this.errors = answer.errors ?? [];
    this.retryAfter = answer.retryAfter ?? null;
  }
}

/** The reason when no answer came. */
export const unreached = common.unreached;

export function networkError(status = 0): ApiError {
  return new ApiError({
    status,
    errorCode: 'NETWORK',
    message: unreached,
  });
}

/** True when the error is an ApiError with one of these codes. */
export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.errorCode);
}

/** True if no answer came or the server failed: another try may work. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** True if the server does not have it, or no longer. A proxy's page in place of an answer does not count. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.errorCode !== 'NETWORK';
}

/** The same refusal, shown beside this field of the form. */
export function atField(error: ApiError, field: string, message = error.message): ApiError {
  return new ApiError({ ...error, message, errors: [{ field, message }] });
}
