import type { With } from '../languages.ts';

export const opening = 'Opening the payment page…';
export const oneMoment = 'One moment, please.';
export const notOpened = 'The payment page did not open. Please check your connection and try again.';
export const failedToLoad = 'Failed to load your payment';
export const isSafe = 'What you paid is safe.';
export const looksAgain = 'This page looks again by itself.';
export const cannotReach = 'We cannot reach the salon at the moment.';
export const offline = 'You are offline.';

export const addTip = 'Add a tip for the professional';
export const noTip = 'None';
export const otherTip = 'Other';
export const tipInRupees = 'Tip in rupees';
export const tipTooMuch: With<string> = most => `Enter whole rupees, ${most} at most.`;
export const withTip: With<string> = tip => `With a tip of ${tip}.`;
export const keepYourTime = 'We keep your time for {time} minutes.';

export const confirming = 'Confirming your payment…';
export const takesSeconds = 'This takes some seconds. Please do not pay again.';
export const bankIsLate =
  'The bank has not answered yet. If you have paid, your money is safe: we keep asking, and you may close this page.';
export const haveNotPaid: With<string> = sum => `I have not paid: pay ${sum}`;

export const nothingToPay = 'Nothing to pay';
export const visitIsFree = 'This visit is free.';
export const received = 'Payment received';
export const youPaid: With<string> = sum => `You paid ${sum}.`;
export const visitIsBooked = 'Your visit is booked.';
export const thankYou = 'Thank you!';
export const paid = 'Paid';
export const tip = 'Tip';
export const toPayAtVisit = 'To pay at the visit';
export const leftToPay = 'Left to pay';
export const paidOn = 'Paid on';
export const paidTooMuch: With<string> = sum =>
  `${sum} of it is more than the visit costs. We send that back within 7 working days.`;

export const failed = 'The payment did not go through';
export const noMoneyReachedUs = 'No money has reached us. If your bank took any, it goes back to your account.';
export const tryAgain: With<string> = sum => `Try again: pay ${sum}`;

export const payAfterInstead = 'Pay after the service instead';
export const payAfterFailed = 'That did not work. Please try again.';
export const pay: With<string> = sum => `Pay ${sum}`;
export const payNow: With<string> = sum => `Pay ${sum} now`;
export const youBegan = 'You began to pay. Go on there, or wait here if you have paid.';
export const notHeard =
  'We have not heard of your earlier payment. If money left your account, wait or call us, and do not pay again.';
export const paidAlready: With<string> = sum => `${sum} is paid already.`;
export const ways = 'By UPI, card or net banking.';
export const depositBooks: With<string> = later => `This deposit books your visit. You pay the other ${later} at the visit.`;
export const bookedOncePaid = 'Your visit is booked once you have paid by UPI, card or net banking.';
export const staysBooked = 'Your visit stays booked. You can also pay after it.';

export const sumToPay: With<string> = sum => `${sum} to pay`;
export const noOnlineCall = 'You cannot pay online at the moment. Please call us, and we keep your visit.';
export const noOnlineAtVisit = 'You cannot pay online at the moment. You can pay at the visit.';

export const timeGivenBack = 'The time was given back';
export const notInTime = 'We got no payment in time, so this visit is not booked.';
export const bankSetAside: With<string> = sum =>
  `Your bank has set ${sum} aside, but too late. We do not keep it: it goes back to you today.`;
export const leftYourAccount =
  'Has money left your account? It is not lost. If it still reaches us, we book this time again while it is free, or send the money back.';

export const cancelled = 'This visit is cancelled';
export const salonKeeps: With<string> = sum =>
  `The salon keeps ${sum} of what you paid, as agreed. You need not pay anything more.`;
export const nothingIsDue = 'There is nothing to pay.';

export const comesBack: With<string> = sum => `${sum} comes back to you`;
export const cameTooLate: With<string> = time =>
  `Your payment came at ${time}, when the time had gone to somebody else. So this visit is not booked.`;
export const isCancelled = 'This visit is cancelled.';
export const weKeepFee: With<string> = fee => `We keep the fee of ${fee}, as agreed.`;
export const sendsMoney = 'We send the money to the account it came from, within 7 working days. You need not do anything.';

export const wasGivenBack: With<string> = sum => `${sum} was given back`;
export const isOnWayBack: With<string> = sum => `${sum} is on its way back`;
export const givenBackOn: With<string> = day => `On ${day}, to the account it came from. Banks may take some days to show it.`;
export const givenBack = 'To the account it came from. Banks may take some days to show it.';

/** The page on the way to the provider's (server/visits/payment). */
export const payTo: With<string> = salon => `Pay ${salon}`;
export const leadsToPayment: With<string> = sum => `You are going to the payment page for ${sum}.`;
export const goToPayment = 'Continue to payment';
