/** Every refusal of the API: one table of status and message (rules V2, W21). Features throw `AppError(code)`. */
import type { errorCode } from '#contract';
import type { Schemas } from './types.ts';

export type ErrorCode = errorCode;
export type FieldError = Schemas['FieldError'];

/** For faults that soon pass by themselves. */
const RETRY_SECONDS = 5;

const REFUSALS: Record<ErrorCode, readonly [status: number, message: string, retryAfter?: number]> = {
  VALIDATION_ERROR: [400, 'Please check what you entered.'],
  OTP_INVALID: [400, 'Invalid OTP. Please try again.'],
  OTP_EXPIRED: [400, 'OTP has expired. Please request a new OTP.'],
  UNAUTHORIZED: [401, 'Session expired. Please log in again.'],
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  FORBIDDEN: [403, 'You are not allowed to do this.'],
  USER_INACTIVE: [403, 'Account is inactive. Please contact support.'],
  USER_NOT_REGISTERED: [404, 'Mobile number not registered. Please register first.'],
  USER_NOT_FOUND: [404, 'User not found. Please register.'],
  SERVICE_NOT_FOUND: [404, 'Service not found.'],
  CATEGORY_NOT_FOUND: [404, 'Category not found.'],
  CART_NOT_FOUND: [404, 'Cart not found.'],
  CART_ITEM_NOT_FOUND: [404, 'This service is not in your cart.'],
  COUPON_NOT_FOUND: [404, 'Invalid coupon code.'],
  ADDRESS_NOT_FOUND: [404, 'Address not found.'],
  BOOKING_NOT_FOUND: [404, 'Booking not found.'],
  NOT_FOUND: [404, 'Not found.'],
  METHOD_NOT_ALLOWED: [405, 'This path does not support that method.'],
  MOBILE_ALREADY_EXISTS: [409, 'Mobile number already registered. Please login.'],
  REQUEST_ALREADY_EXISTS: [409, 'OTP already sent. Please enter it below.'],
  COUPON_ALREADY_EXISTS: [409, 'A coupon with this code already exists.'],
  STAFF_ALREADY_EXISTS: [409, 'This e-mail has a staff account already.'],
  SLOT_UNAVAILABLE: [409, 'This time slot is no longer available. Please choose another.'],
  PRICE_CHANGED: [409, 'The price has changed. Please review it and try again.'],
  CART_CHANGED: [409, 'Your cart has changed. Please review it and try again.'],
  INVALID_STATUS_TRANSITION: [409, 'Only a pending booking can be changed.'],
  ACCOUNT_HAS_BOOKINGS: [
    409,
    'You have a pending booking. Cancel it, or call the salon if the visit is over, then delete your account.',
  ],
  DUPLICATE_BOOKING: [409, 'You already have a booking at this time.'],
  TOO_MANY_BOOKINGS: [409, 'You have too many pending bookings.'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This Idempotency-Key was used for another request.'],
  SETTINGS_CHANGED: [412, 'Somebody else has saved the settings meanwhile. Please review them and save again.'],
  NOTE_CHANGED: [412, 'Somebody else has saved the note meanwhile. Please review it and save again.'],
  IMAGE_TOO_LARGE: [413, 'Image size must be less than 5MB'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  INVALID_IMAGE: [415, 'Please select a valid image file'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send the request as application/json.'],
  COUPON_EXPIRED: [422, 'Coupon has expired.'],
  COUPON_USAGE_LIMIT: [422, 'Coupon usage limit reached.'],
  COUPON_INACTIVE: [422, 'Coupon is not active.'],
  CART_EMPTY: [422, 'Your cart is empty.'],
  // booking/rules.ts names the amount of the settings.
  MINIMUM_ORDER_VALUE: [422, 'The order is below the minimum cart value for booking.'],
  RATE_LIMITED: [429, 'Too many requests. Please try again later.'],
  OTP_ATTEMPTS_EXCEEDED: [429, 'Too many wrong attempts. Please request a new OTP.'],
  INTERNAL_ERROR: [500, 'Something went wrong. Please try again.'],
  SMS_FAILED: [502, 'Failed to send OTP.'],
  GEOCODER_UNAVAILABLE: [502, 'Failed to search location.'],
  STORAGE_UNAVAILABLE: [503, 'The service is unavailable right now. Please try again shortly.', RETRY_SECONDS],
  OVERLOADED: [503, 'We are very busy right now. Please try again in a moment.', RETRY_SECONDS],
};

interface Details {
  /** A message for people, if the table's does not fit. */
  message?: string;
  /** Only REQUEST_ALREADY_EXISTS, PRICE_CHANGED and SLOT_UNAVAILABLE carry data (rule V3). */
  data?: unknown;
  errors?: FieldError[];
  /** Seconds for Retry-After, if the table's do not fit. */
  retryAfter?: number;
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    const [status, message, retryAfter] = REFUSALS[code];
    super(details.message ?? message, { cause: details.cause });
    this.code = code;
    this.status = status;
    this.details = { ...(retryAfter && { retryAfter }), ...details };
  }

  /** The error envelope (rule V2). */
  toEnvelope() {
    // Every VALIDATION_ERROR has `errors` (rule V2), even if no field is to blame.
    const { data = null, errors = this.code === 'VALIDATION_ERROR' ? [] : undefined } = this.details;
    return { success: false as const, message: this.message, errorCode: this.code, data, ...(errors && { errors }) };
  }
}

/** A refusal that names every invalid field, with the message of the first one. */
export function invalidFields(mistakes: FieldError[]): AppError {
  return new AppError('VALIDATION_ERROR', { message: mistakes[0]?.message, errors: mistakes });
}

/** For rules that the contract's schema cannot express. */
export function invalidField(field: string, message: string): AppError {
  return invalidFields([{ field, message }]);
}

/** Throws VALIDATION_ERROR with all mistakes, if there are any. */
export function mustHaveNone(mistakes: FieldError[]): void {
  if (mistakes.length > 0) throw invalidFields(mistakes);
}
