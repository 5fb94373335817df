/** Every refusal of the API: code, status and English message (rules V2, V22, W21). Features throw `AppError(code, { params })`. */
import type { errorCode, refusalReason } from '#contract';
import type { FieldParams, FieldRule } from '../../../common/field-rules.ts';
import { wordsFor } from '../../../common/field-words.ts';
import { rupees } from '../../../common/money.ts';
import type { Schemas } from './types.ts';

export type ErrorCode = errorCode;
export type FieldError = Schemas['FieldError'];
type RefusalParams = Schemas['RefusalParams'] & { reason?: refusalReason };

/** Each code and reason has the params that the contract lists. */
type Words = string | ((params: Required<RefusalParams>) => string);

/** For faults that soon pass by themselves. */
const RETRY_SECONDS = 5;
/** How long a professional waits, until staff may have waived the start code. */
const WAIVER_SECONDS = 60;

const REFUSALS: Record<ErrorCode, readonly [status: number, words: Words, retryAfter?: number]> = {
  VALIDATION_ERROR: [400, 'Please check what you entered.'],
  OTP_INVALID: [400, 'Invalid OTP. Please try again.'],
  START_CODE_INVALID: [400, 'This start code is wrong. Ask the customer again.'],
  OTP_EXPIRED: [400, 'OTP has expired. Please request a new OTP.'],
  UNAUTHORIZED: [401, 'Session expired. Please log in again.'],
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  SECOND_FACTOR_REQUIRED: [401, 'Confirm with your second factor to sign in.'],
  SECOND_FACTOR_WRONG: [400, 'This code is wrong or used. Please try again.'],
  SECOND_FACTOR_MISSING: [409, 'Set up a second factor first.'],
  PASSKEYS_UNAVAILABLE: [409, 'Passkeys need a server with PUBLIC_URL and https.'],
  SIGN_IN_ENDED: [401, 'This sign-in has ended. Please sign in again.'],
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
  PROFESSIONAL_NOT_FOUND: [404, 'Professional not found.'],
  BOOKING_NOT_FOUND: [404, 'Booking not found.'],
  DOCUMENT_NOT_FOUND: [404, 'Document not found.'],
  COURSE_NOT_FOUND: [404, 'Course not found.'],
  WEBHOOK_NOT_FOUND: [404, 'Webhook not found.'],
  IMPORT_NOT_FOUND: [404, 'Import not found.'],
  NOT_FOUND: [404, 'Not found.'],
  METHOD_NOT_ALLOWED: [405, 'This path does not support that method.'],
  MOBILE_ALREADY_EXISTS: [409, 'Mobile number already registered. Please login.'],
  REQUEST_ALREADY_EXISTS: [409, 'OTP already sent. Please enter it below.'],
  COUPON_ALREADY_EXISTS: [409, 'A coupon with this code already exists.'],
  STAFF_ALREADY_EXISTS: [409, 'This e-mail has a staff account already.'],
  PROFESSIONAL_MOBILE_TAKEN: [409, 'Another professional has this mobile number.'],
  NO_PROFESSIONAL: [409, 'This visit does not fit the professional.'],
  PROFESSIONAL_HAS_VISITS: [
    409,
    'Past visits keep this name, so the professional cannot be deleted. An inactive professional gets no visits.',
  ],
  PROFESSIONAL_ACTIVE: [409, 'The professional is active. Please deactivate first.'],
  SLOT_UNAVAILABLE: [409, 'This time slot is no longer available. Please choose another.'],
  PRICE_CHANGED: [409, 'The price has changed. Please review it and try again.'],
  FEE_CHANGED: [409, ({ fee }) => `Cancelling now costs ${rupees(fee)}. Please confirm it.`],
  CART_CHANGED: [409, 'Your cart has changed. Please review it and try again.'],
  INVALID_STATUS_TRANSITION: [409, 'Only a pending booking can be changed.'],
  VISIT_STATE: [409, 'This visit is already further.'],
  VISIT_TOO_EARLY: [409, 'This visit can begin from 6 pm on the day before.'],
  ACCOUNT_HAS_BOOKINGS: [
    409,
    'You have a pending booking. Cancel it, or call the salon if the visit is over, then delete your account.',
  ],
  NAME_NEEDED: [
    409,
    // For old clients, which have no field for it.
    ({ phone }) =>
      `Nobody has signed in with this number for a year, so we ask for the first name on the account. If you see no field for it, load the page again or call us: ${phone}.`,
  ],
  ACCOUNT_KEPT: [409, ({ phone }) => `We cannot start anew here by ourselves. Please call us: ${phone}.`],
  REVIEW_CLOSED: [409, 'This review can no longer be changed.'],
  PAYMENT_PENDING: [409, 'Another payment for this booking is under way. Please wait until it ends.'],
  PROPOSAL_GONE: [409, 'This proposal no longer stands. Please choose a time.'],
  OFFER_ENDED: [409, 'This time is no longer held for you.'],
  DUPLICATE_BOOKING: [409, 'You already have a booking at this time.'],
  TOO_MANY_BOOKINGS: [
    409,
    // A visit that is over stays pending until staff complete it.
    ({ pending }) =>
      pending === 1
        ? 'You already have 1 pending booking. Cancel it, or call the salon if the visit is over.'
        : `You already have ${pending} pending bookings. Cancel one, or call the salon if a visit is over.`,
  ],
  TOO_MANY_WAITS: [409, 'You wait for three times already. End one of them first.'],
  TOO_MANY_SERIES: [409, 'You have five series already. End one of them first.'],
  SERIES_STATE: [409, 'This is not possible any more. Please look at the visits again.'],
  BATCH_FULL: [409, 'This batch has no free seat.'],
  ACADEMY_CONFLICT: [409, 'This is not possible any more.'],
  IMPORT_STATE: [409, 'The import is at another step.'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This Idempotency-Key was used for another request.'],
  SETTINGS_CHANGED: [412, 'Somebody else has saved the settings meanwhile. Please review them and save again.'],
  NOTE_CHANGED: [412, 'Somebody else has saved the note meanwhile. Please review it and save again.'],
  IMAGE_TOO_LARGE: [413, ({ limit }) => `Image size must be less than ${limit}MB`],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  INVALID_IMAGE: [415, 'Please select a valid image file'],
  UNSUPPORTED_MEDIA_TYPE: [415, ({ mediaType }) => `Send the request as ${mediaType}.`],
  COUPON_EXPIRED: [422, 'Coupon has expired.'],
  COUPON_USAGE_LIMIT: [422, 'Coupon usage limit reached.'],
  REFERRAL_NOT_FOUND: [404, 'We do not know this code.'],
  REFERRAL_CLOSED: [409, 'A friend’s code counts once, before the first booking.'],
  COUPON_FIRST_BOOKING: [422, 'This coupon is only for a first booking.'],
  COUPON_CUSTOMER_LIMIT: [422, 'This coupon was already used as often as each customer may.'],
  COUPON_INACTIVE: [422, 'Coupon is not active.'],
  CART_EMPTY: [422, 'Your cart is empty.'],
  MINIMUM_ORDER_VALUE: [422, ({ limit }) => `Minimum cart value for booking is ${rupees(limit)}.`],
  WEBHOOK_ADDRESS_REFUSED: [422, 'Webhooks cannot go to this address.'],
  IMPORT_UNREADABLE: [422, 'The file could not be read.'],
  OUTSIDE_AREA: [422, 'The salon does not come to this address.'],
  RATE_LIMITED: [429, 'Too many requests. Please try again later.'],
  OTP_ATTEMPTS_EXCEEDED: [429, 'Too many wrong attempts. Please request a new OTP.'],
  START_CODE_LOCKED: [429, 'Too many wrong codes. Call the salon to start the visit.', WAIVER_SECONDS],
  INTERNAL_ERROR: [500, 'Something went wrong. Please try again.'],
  SMS_FAILED: [502, 'Failed to send OTP.'],
  GEOCODER_UNAVAILABLE: [502, 'Failed to search location.'],
  PAYMENT_PROVIDER_UNAVAILABLE: [502, 'Online payment does not work right now. Please try again.'],
  STORAGE_UNAVAILABLE: [503, 'The service is unavailable right now. Please try again shortly.', RETRY_SECONDS],
  OVERLOADED: [503, 'We are very busy right now. Please try again in a moment.', RETRY_SECONDS],
};

/** The messages of codes that refuse for several reasons. */
const BY_REASON: Record<refusalReason, Words> = {
  UNREADABLE: 'The request could not be read.',
  NOT_JSON: 'The request is not valid JSON.',
  FORM_UNREADABLE: 'The form could not be read.',
  ADDRESSES_FULL: ({ limit }) => `You can save at most ${limit} addresses. Please delete one you no longer need.`,
  // Staff cannot delete a customer's addresses.
  CUSTOMER_ADDRESSES_FULL: ({ limit }) => `At most ${limit} addresses of a customer are saved. Please choose one of them.`,
  BAD_API_KEY: 'This API key is not valid. It may be mistyped, expired or revoked.',
  API_KEYS_ONLY: 'Only an API key may call this.',
  PEOPLE_ONLY: 'An API key cannot do this. Sign in as a person.',
  KEY_COUNTS_ONLY: 'This API key only counts calls of customers.',
  KEY_READS_ONLY: 'This API key may only read.',
  KEY_LACKS_SCOPE: ({ scope }) => `This API key lacks the scope ${scope}.`,
  NO_SCOPE_ALLOWS: 'An API key with scopes cannot do this.',
  OWN_ACCOUNT: 'You cannot do this to yourself. Ask a colleague.',
  STAFF_ROLE: 'Your role does not allow this. Ask the owner.',
  SECOND_FACTOR_AGAIN: 'Confirm with your second factor first.',
  SECOND_FACTOR_FIRST: 'Set up a second factor of your own first, at Sign-in.',
  SECOND_FACTOR_NEEDED: 'The salon asks for a second factor. Set one up first.',
  CUSTOMER_INACTIVE: 'This customer is deactivated. Activate them first, then book.',
  CUSTOMER_EXISTS: 'A customer with this mobile number already exists.',
  CUSTOMER_HAS_BOOKING: 'The customer already has a booking at this time.',
  VISIT_BEGUN: 'The visit has begun. Please call the salon.',
  ON_HER_WAY: 'The professional is on the way, so the visit can no longer be moved. Please call the salon.',
  NOT_PENDING_AGAIN: 'A booking cannot become pending again.',
  CANCELLED: 'A cancelled booking cannot be paid.',
  NOTHING_TO_REFUND: 'Only a cancelled booking that was paid can be refunded.',
  NOTHING_DUE: 'Nothing is due for this booking.',
  PAID_ONLINE: 'This booking was paid online, which cannot be undone. Give the money back instead.',
  PARTLY_REFUNDED: 'A part of this payment was given back, so it cannot be undone. Give back the rest instead.',
  PAY_FIRST: 'This booking has to be paid online first.',
  PAY_AT_VISIT: 'Online payment is not available. Please pay at the visit.',
  COURSE_IN_USE: 'Somebody has enquired about this course, so it cannot be deleted. Hide it from the site instead.',
  BATCH_IN_USE: 'Somebody was enrolled in this batch, so it cannot be deleted.',
  SEATS_TAKEN: 'More seats than that are taken.',
  BIRTHDAY_MISSING: "Enter the learner's date of birth first.",
  CONSENT_MISSING: "The learner is under 18. Enter the guardian's consent first.",
  CONSENT_NOT_VERIFIED: 'The learner is under 18. Check first, in person, who the guardian is, and record it.',
  ENROLLED_ALREADY: 'The learner is enrolled. Cancel the enrolment first.',
  ENROLMENT_ENDED: 'This enrolment has ended.',
  FEE_PAID: 'Nothing is due for this enrolment.',
  PART_REFUNDED: 'This part was given back.',
  PART_INVOICED: 'An invoice has set off this part. Give the money back instead.',
  TAKEN_BACK: 'This part was taken back as a mistake.',
  COURSE_RUNNING: 'The course is still running. Cancel the enrolment first.',
  ENQUIRY_ERASED: 'The person of this enquiry was erased.',
  CHOICE_GONE: 'This service is no longer offered as it was chosen. Please choose again.',
  VISITS_TO_COME: 'Some visits of this professional are pending. Give them to others, or complete or cancel them first.',
  WOMEN_ONLY: 'Only a woman may come to this visit. Please choose a woman, or anyone.',
  TOO_SOON: 'This time is too soon for us to come. Please choose a later one.',
  NOT_STARTED: 'Start the visit first.',
  NOT_ARRIVED: 'Say first that you have arrived.',
  NOT_CALLED: 'Call the customer first.',
  WAIT_LONGER: 'Please wait a little longer at the door.',
  NOT_LEAD: 'Somebody else takes the money of this visit. Please finish without it.',
  PARTY: 'Several professionals come to this booking. Give the visit to somebody else, or move the booking.',
  NOT_TIME_YET: 'The time of this visit has not come yet.',
  NO_SERVICE_LEFT: 'A visit needs a service. Cancel it instead.',
  NOT_PAID_YET: 'This booking waits for its online payment. Change it when it is paid.',
  CHANGE_GUESTS: 'This booking is for several guests. Change its guests instead.',
  NOT_FOR_GUESTS: 'This booking is not for several guests.',
  FOR_GUESTS: 'This is not possible for a booking for several guests.',
  LATE_FOR_GUESTS: 'It is late to take guests out. Please call the salon.',
  SERVICES_CHANGED: 'This change no longer stands. Please look again.',
  AGREEMENT_CODE: 'This code is wrong. Ask the customer again.',
  AGREEMENT_LOCKED: 'Too many wrong codes. The customer can agree on the page of the visit.',
  VISIT_CANCELLED: 'The booking was cancelled.',
  NO_VISIT: 'This booking has no visit of a professional.',
  VISIT_NOT_DONE: 'Only a completed visit can be reviewed.',
  ADDRESS_PRIVATE: 'This address leads into a private network.',
  ADDRESS_NOT_HTTPS: 'The address must begin with https://',
  ADDRESS_PORT: 'The address must use port 443.',
  ADDRESS_WITH_PASSWORD: 'The address must not have a user name or a password.',
  WEBHOOKS_FULL: ({ limit }) => `There are at most ${limit} endpoints. Delete one that you no longer need.`,
  HEIC: 'HEIC pictures are not supported. Save the picture as JPG and try again.',
  TOO_MANY_PIXELS: ({ limit }) => `The picture has more than ${limit} megapixels. Make it smaller and try again.`,
  CONTENT_ENCODING: 'Send the request without Content-Encoding.',
  TODAY: 'Too many wrong attempts today. Please try again tomorrow.',
  NAME_WRONG: 'That is not the first name on the account.',
  NAME_TRIES_OVER: ({ phone }) => `Too many wrong names. Start anew, or call us: ${phone}.`,
  CURRENT_NUMBER: 'The OTP for your present number is wrong or has expired.',
  OTHER_ACCOUNT:
    'This number has an account already. Sign in with it and delete that account in its profile, or call the salon. Then change the number.',
  OTHER_CUSTOMER:
    'Another customer has this number. If it is the same person, they sign in with it and delete that account. Then change the number.',
  EMPTY_FILE: 'The file is empty.',
  HEADER_ONLY: 'The file has no row below the names of its columns.',
  NOT_A_TABLE: 'The file is no table. Save it as CSV or XLSX.',
  OLD_EXCEL: 'This is the old format of Excel. Save it as XLSX or CSV.',
  QUOTE_OPEN: 'A quotation mark begins a cell and never ends it.',
  TOO_MANY_ROWS: ({ limit }) => `The file has more than ${limit.toLocaleString('en-IN')} rows. Split it.`,
  TOO_MANY_COLUMNS: ({ limit }) => `The file has more than ${limit} columns.`,
  TOO_LARGE_INSIDE: 'The file is too large when it is unpacked. Save it as CSV.',
  NO_ADDRESS: 'Could not determine address for this location. Please try another spot or edit manually.',
  DATABASE_BEHIND: 'The database needs migrations.',
  DATABASE_NEWER: 'A newer version has migrated the database.',
};

interface Details {
  /** What the message says beyond the code. */
  params?: RefusalParams;
  /** If the message is not made from code and params. */
  message?: string;
  /** Only the errors that rule V3 names carry data. */
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
    const [status, usual, retryAfter] = REFUSALS[code];
    const { params = {}, message, cause } = details;
    const words = params.reason ? BY_REASON[params.reason] : usual;
    super(message ?? (typeof words === 'string' ? words : words(params as Required<RefusalParams>)), { cause });
    this.code = code;
    this.status = status;
    this.details = { ...(retryAfter && { retryAfter }), ...details };
  }

  /** The error envelope (rule V2). */
  toEnvelope() {
    // Every VALIDATION_ERROR has `errors` (rule V2), even if no field is to blame.
    const { data = null, params, errors = this.code === 'VALIDATION_ERROR' ? [] : undefined } = this.details;
    const { message, code: errorCode } = this;
    return { success: false as const, message, errorCode, ...(params && { params }), data, ...(errors && { errors }) };
  }
}

/** What is wrong with a field, with the English message about it. `message` is only for a sentence that the rule does not make. */
export function fieldError(
  field: string,
  rule: FieldRule,
  params: FieldParams = {},
  message = wordsFor(field, rule, params),
): FieldError {
  return { field, rule, params, message };
}

/** A refusal that names every invalid field, with the message of the first one. */
export function invalidFields(mistakes: FieldError[]): AppError {
  return new AppError('VALIDATION_ERROR', { message: mistakes[0]?.message, errors: mistakes });
}

/** For rules that the contract's schema cannot express. */
export function invalidField(...mistake: Parameters<typeof fieldError>): AppError {
  return invalidFields([fieldError(...mistake)]);
}

/** Throws VALIDATION_ERROR with all mistakes, if there are any. */
export function mustHaveNone(mistakes: FieldError[]): void {
  if (mistakes.length > 0) throw invalidFields(mistakes);
}
