// Messages to the salon, by kind (rules Q20, Q51). `{brand}` is no variable.

export const sms = {
  UNCOVERED: '{brand}: On {day} nobody can carry out {count} of the visits. The dashboard shows them.',
  SUMMARY: '{brand}: The figures of {day} are in. Completed visits: {completed}. The dashboard shows more.',
  ENQUIRY: '{brand}: Somebody asks about the course {course}. The Academy page shows name and mobile.',
  WEBHOOK_DISABLED: '{brand}: A webhook failed for days and is disabled. Settings show the reason.',
  BOOKING_NEW: '{brand}: New booking for {when}, by {customer}. The dashboard shows it.',
  BOOKING_MOVED: '{brand}: A visit has moved to {when}, for {customer}. The dashboard shows it.',
  BOOKING_CANCELLED: '{brand}: The visit on {when} for {customer} is cancelled.',
  BOOKINGS_CHANGED: '{brand}: {count} bookings are new, moved or cancelled. The dashboard shows them.',
  HELP: '{brand}: {professional} calls for help at the visit of {when}. Call now.',
  NOBODY_HERE: '{brand}: Nobody is there for the visit on {when}, says {professional}. Please decide on the dashboard.',
  VISIT_REFUSED: '{brand}: The visit on {when} was refused at the door and has ended. Please call {professional}.',
  LEAVE: '{brand}: {professional} has entered leave. Visits of today or tomorrow with nobody: {count}. The dashboard shows them.',
  VISIT_LATE: '{brand}: A visit of today by {professional} begins about {late} minutes late. The dashboard shows it.',
  NOT_SET_OUT: '{brand}: Nobody has set out for the visit on {when}. It is planned for {professional}.',
  MESSAGE_FAILED: '{brand}: A message about the visit on {when} could not be sent to {customer}. Please call.',
  ALERTS: '{brand}: {count} visits or messages need you. The dashboard shows them.',
  PAYMENT_FAILED: '{brand}: An online payment for the visit on {when} has failed, by {customer}.',
  PAYMENT_LATE: '{brand}: An online payment for {when} came too late, by {customer}. The booking shows what goes back.',
  PARTY_BALANCE: '{brand}: For the visit on {when}, {amount} was to be paid by today. Nothing is cancelled. Please call.',
  LOW_REVIEW: '{brand}: The visit on {when} has got a review with few stars. The Reviews page shows it.',
  SECOND_FACTOR:
    '{brand}: The second factor of your account for the admin area has changed. If it was not you, tell an owner at once.',
};

export const letters = {
  UNCOVERED: 'On {day} nobody can carry out {count} of the visits. The dashboard shows them.\n\n{brand}',
  SUMMARY: 'The figures of {day} are in. The dashboard shows more.\n\n{brand}',
  ENQUIRY: 'Somebody asks about the course {course}. The Academy page shows name and mobile.\n\n{brand}',
  WEBHOOK_DISABLED: 'A webhook failed for days and is disabled. Settings show the reason.\n\n{brand}',
  BOOKING_NEW: 'There is a new booking for {when}, by {customer}. The dashboard shows it.\n\n{brand}',
  BOOKING_MOVED: 'A visit has moved to {when}, for {customer}. The dashboard shows it.\n\n{brand}',
  BOOKING_CANCELLED: 'The visit on {when} for {customer} is cancelled.\n\n{brand}',
  BOOKINGS_CHANGED: 'In all {count} bookings are new, moved or cancelled. The dashboard shows them.\n\n{brand}',
  HELP: 'Please call now: {professional} calls for help at the visit of {when}.\n\n{brand}',
  NOBODY_HERE:
    'Nobody is there for the visit on {when}, says {professional}. Please decide what comes next: the dashboard shows it.\n\n{brand}',
  VISIT_REFUSED: 'The visit on {when} was refused at the door and has ended. {professional} can tell you more.\n\n{brand}',
  LEAVE:
    'Your professional {professional} has entered leave. Visits of today or tomorrow with nobody: {count}. The dashboard shows them.\n\n{brand}',
  VISIT_LATE: 'A visit of today by {professional} begins about {late} minutes late. The dashboard shows it.\n\n{brand}',
  NOT_SET_OUT: 'Nobody has set out for the visit on {when}. It is planned for {professional}.\n\n{brand}',
  MESSAGE_FAILED: 'A message about the visit on {when} could not be sent to {customer}. Please call.\n\n{brand}',
  ALERTS: 'In all {count} visits or messages need you. The dashboard shows them.\n\n{brand}',
  PAYMENT_FAILED: 'An online payment for the visit on {when} has failed, by {customer}. The booking shows more.\n\n{brand}',
  PAYMENT_LATE:
    'A payment came after the time on {when} was given back, by {customer}. The booking shows what goes back.\n\n{brand}',
  PARTY_BALANCE:
    'For the visit on {when}, {amount} was to be paid by today, by {customer}. Nothing is cancelled by itself. Please call.\n\n{brand}',
  LOW_REVIEW: 'The visit on {when} has got a review with few stars. The Reviews page shows it.\n\n{brand}',
  SECOND_FACTOR:
    'The second factor of your account for the admin area has changed. If it was not you, set a new password at once, and tell an owner of the salon.\n\n{brand}',
};

export const subjects = {
  UNCOVERED: 'Visits that nobody can carry out',
  SUMMARY: 'The day in figures',
  ENQUIRY: 'A question about a course',
  WEBHOOK_DISABLED: 'A webhook is disabled',
  BOOKING_NEW: 'A new booking',
  BOOKING_MOVED: 'A visit has moved',
  BOOKING_CANCELLED: 'A visit is cancelled',
  BOOKINGS_CHANGED: 'Several bookings have changed',
  HELP: 'A call for help',
  NOBODY_HERE: 'Nobody is there: please decide',
  VISIT_REFUSED: 'A visit was refused at the door',
  LEAVE: 'Leave, and visits with nobody',
  VISIT_LATE: 'A visit is late',
  NOT_SET_OUT: 'Nobody has set out',
  MESSAGE_FAILED: 'A message did not arrive',
  ALERTS: 'Several visits or messages need you',
  PAYMENT_FAILED: 'An online payment has failed',
  PAYMENT_LATE: 'An online payment came too late',
  PARTY_BALANCE: 'A part of the price is not paid',
  LOW_REVIEW: 'A review with few stars',
  SECOND_FACTOR: 'Your second factor has changed',
};

/** The lines of the summary. */
export const figures = {
  completed: 'Completed visits',
  open: 'Visits still open',
  cancelled: 'Cancelled visits',
  received: 'Received',
  toCollect: 'Still to collect',
  newBookings: 'New bookings',
};

/** The lines of SECOND_FACTOR: what changed, and how signing in works now. */
export const factor = {
  changes: {
    APP_ADDED: 'An app for codes was set up.',
    APP_REMOVED: 'The app for codes was turned off.',
    PASSKEY_ADDED: 'A passkey was added.',
    PASSKEY_REMOVED: 'A passkey was removed.',
    CODES_NEW: 'New recovery codes were made. Those from before no longer work.',
    CODE_USED: 'A recovery code was used.',
    RESET: 'The second factor was taken away.',
  },
  on: 'The second factor is on.',
  off: 'The second factor is off: the password alone signs in.',
};
