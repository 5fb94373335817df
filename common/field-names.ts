/** What people call a field. */

/** The labels of the screens, where the field's name reads badly. */
const LABELS: Record<string, string> = {
  arrivalGraceMinutes: 'Grace',
  cancelFeePercent: 'Fee',
  cancelFreeHours: 'Hours',
  depositAbove: 'The order',
  depositPercent: 'Deposit',
  en: 'English text',
  fixedMinutes: 'Minutes for each way',
  hi: 'Hindi text',
  holdMinutes: 'Minutes to pay',
  keyPasscodesPerHour: 'Passcodes an hour',
  keyRequestsPerMinute: 'Calls a minute',
  maxTravelMinutes: 'Longest way',
  mobileReason: 'Reason',
  mr: 'Marathi text',
  noShowDepositPercent: 'Deposit',
  partyDepositPercent: 'Deposit',
  partyBalancePercent: 'The second step',
  partyBalanceDays: 'Days before',
  noShowWaitMinutes: 'Minutes at the door',
  radiusKm: 'Radius',
  speedKmh: 'Speed',
  weight: 'Share of visits',
  externalId: 'External ID',
  addressId: 'Address ID',
  batchId: 'Batch',
  targetId: 'Thing',
  after: 'Cursor',
  at: 'Time of the tap',
  bookingDate: 'Visit date',
  bookingHorizonDays: 'Days ahead',
  bookingId: 'Booking ID',
  bookingTime: 'Visit time',
  cartId: 'Cart ID',
  categoryId: 'Category',
  variantId: 'Variant',
  addOnIds: 'Add-ons',
  closes: 'Closing time',
  courseId: 'Course',
  currentPassword: 'Your password',
  deliveryId: 'Delivery ID',
  durationInMinutes: 'Duration',
  email: 'E-mail',
  actorId: 'Reader ID',
  customerId: 'Customer ID',
  currentOtp: 'OTP of the present number',
  currentVerificationId: 'Verification ID of the present number',
  exceptBookingId: 'Booking ID',
  flatNumber: 'Flat/House No.',
  from: 'First day',
  fromDate: 'First day',
  fromTime: 'Start time',
  gstin: 'GSTIN',
  id: 'ID',
  'idempotency-key': 'Idempotency-Key',
  'if-match': 'If-Match',
  imageFile: 'Picture',
  imageUrl: 'Picture',
  isActive: 'Active',
  itemId: 'Item ID',
  guardian: "Guardian's consent",
  leaveId: 'Leave ID',
  lat: 'Latitude',
  lon: 'Longitude',
  maxPendingBookings: 'Pending bookings',
  minimumOrderValue: 'Minimum order',
  mobile: 'Mobile number',
  opens: 'Opening time',
  otp: 'OTP',
  orderId: 'Order ID',
  paymentId: 'Payment ID',
  paymentReceived: 'Payment',
  postalCode: 'Postal Code',
  professionalId: 'Professional ID',
  professionalIds: 'Professionals',
  q: 'Search text',
  removeImage: 'Remove picture',
  sac: 'SAC',
  sacDigits: 'Digits of the SAC',
  search: 'Search text',
  proposalId: 'Proposal ID',
  serviceId: 'Service ID',
  serviceIds: 'Services',
  wholeRupees: 'Whole rupees',
  refundsLowerCommission: 'Refunds lower the commission',
  commissionBeforeTax: 'Commission without GST',
  feedsShowCustomer: 'Customer and house in calendar feeds',
  showListPrice: 'List price',
  since: 'Start',
  startsOn: 'First day',
  size: 'Page size',
  sort: 'Sort order',
  to: 'Last day',
  toDate: 'Last day',
  toTime: 'End time',
  upiId: 'UPI id',
  url: 'Address',
  userId: 'User ID',
  verificationId: 'Verification ID',
  waitOfferMinutes: 'Minutes an offer is held',
};

/** Labels of one entry of a list. */
const ENTRY_LABELS: Record<string, string> = {
  closedDays: 'Closed day',
  events: 'Event',
  openingHours: 'Opening hours of a day',
  scopes: 'Scope',
  serviceIds: 'Service ID',
};

/** Labels of fields that mean something else within this list. */
const LABELS_WITHIN: Record<string, string> = { 'spans from': 'Start time', 'spans to': 'End time' };

/** The client chooses the names within `metadata`, so they may equal a field's or one of Object.prototype's. */
const isFree = (field: string): boolean => field.startsWith('metadata.');

/** What a table says about a name, which may come from the client. */
export function entryOf<Entry>(table: Record<string, Entry>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The last name in the field's path, because an address has the same fields within any body. A free name keeps its path. */
export function nameOf(field: string): string {
  if (isFree(field)) return field;
  return field.split('.').findLast(part => !/^\d+$/.test(part)) ?? field;
}

/** The label of one entry of a list; undefined for other fields. */
export function labelOfEntry(field: string): string | undefined {
  return /\.\d+$/.test(field) ? entryOf(ENTRY_LABELS, nameOf(field)) : undefined;
}

export function labelOf(field: string): string {
  if (isFree(field)) return field;
  const name = nameOf(field);
  const [, list = ''] = field.match(/(\w+)\.\d+\.\w+$/) ?? [];
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  const label = labelOfEntry(field) ?? entryOf(LABELS_WITHIN, `${list} ${name}`) ?? entryOf(LABELS, name);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
