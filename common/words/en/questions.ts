import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const booking = 'Booking';
export const howToBook = 'How do I book a visit?';
export const howToBookAnswer =
  'Add services to your {cart}, then choose an address, a day and a time. You sign in with your mobile number and a code that we text you. You do not need a password. In a hurry? {book} shows what others book most.';
export const cart = 'cart';
export const minimum = 'Is there a minimum order?';
export const minimumAnswer: With<string> = amount =>
  `Yes, ${amount} for each visit, after any coupon. The cart tells you how much is missing.`;
export const noMinimum = 'No.';
export const howFarAhead = 'How far ahead can I book, and for what hours?';
export const inSlots: With2<number, string> = (days, slots) =>
  `From today up to ${plural(days, 'day', 'days')} ahead, in ${slots} within our opening hours. We come at the beginning of the slot, and stay until the work is done.`;
export const twoHourSlots = 'two-hour slots';
export const oneHourSlots = 'one-hour slots';
export const forOthers = 'Can I book for my mother, or for several people?';
export const forOthersAnswer =
  'Yes. Choose the address where we should come. For several people, raise the quantity in the cart. Write who it is for in the delivery instructions of the address.';
export const payment = 'Payment';
export const howToPay = 'When and how do I pay?';
export const payAfterOrOnline = 'After the visit, in cash or by UPI. Or online at any time, by UPI, card or net banking.';
export const payAfterOrUpi =
  'After the visit, in cash or by UPI. Or right after booking, by UPI: you get a payment link and a QR code.';
export const payAfter = 'After the visit, in cash or by UPI. Nothing is charged when you book.';
export const doPricesChange = 'Do prices change once I have booked?';
export const doPricesChangeAnswer =
  'No. The price you confirm is the price you pay, even if our prices change later. If you add something during the visit, we tell you its price first.';
export const changing = 'Changing and cancelling';
export const canIMove = 'Can I move or cancel a booking?';
export const moveFree = 'Yes, free of charge, until the visit starts.';
export const moveForFee: With2<number, number> = (hours, percent) =>
  `Yes, until the visit starts. Cancelling later than ${plural(hours, 'hour', 'hours')} before costs ${percent} % of the price.`;
export const howToMove = 'Open {bookings} and press Reschedule or Cancel. If you cancel, you can use your coupon again.';
export const ifLate = 'What if the team is late, or I am not happy?';
export const ifLateAnswer =
  'If we are late, we call you first. If we do not come, you pay nothing and we find you a new time. If something is not right, tell us within seven days and we correct it.';
export const hygiene = 'Hygiene and safety';
export const whatToHave = 'What do you bring, and what do I need to have?';
export const whatToHaveAnswer =
  'We bring products, tools, fresh towels and sheets for the floor, and take everything back. You only need a chair, a power socket and water nearby.';
export const howClean = 'How do you keep things clean?';
export const howCleanAnswer =
  'Metal tools are sterilised before every visit and opened in front of you. Towels, spatulas, razors and threads are used once. Beauticians wash their hands first, and wear a mask if you ask.';
export const sensitive = 'I have sensitive skin, or I am pregnant. Can I book?';
export const sensitiveAnswer =
  'Yes. Please tell us first, in a message or in the delivery instructions. We test colour and wax on a small spot, and tell you if it is better to wait.';
export const whereWeCome = 'Where we come';
export const whichParts: With<string> = city => `Which parts of ${city} do you visit?`;
export const whichAreas = 'Which areas do you visit?';
export const outsideThese = 'If you live outside these areas, write to us before you book.';
export const inCity: With<string> = city => `We visit homes in ${city}.`;
export const aroundSalon = 'We visit homes around our salon.';
export const ifNotSure = 'If you are not sure about yours, write to us before you book.';
export const canIComeToYou = 'Can I come to the salon instead?';
export const canIComeToYouAnswer =
  'Yes. Please call us before you come, so that a chair is free. The address and the directions are above.';
export const doYouTrain = 'Do you train beauticians?';
export const weTrain = 'Yes. Our academy teaches hair, skin, nails, make-up and mehendi, in basic and advanced courses.';
export const seeAcademy = '{academy} has the courses with their next batches and fees.';
export const askForBatch = 'Write to us for the next batch and its fees. {about} tells you more.';
export const isItAStudent = 'Will a student come to my home?';
export const isItAStudentAnswer =
  'No. Our beauticians first finish their course and work in the salon for months. Only then do they go on home visits.';
export const yesWeTrain = 'Yes.';
