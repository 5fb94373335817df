import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const intro =
  'Learn the work from the people who do it. Small batches, practice on real customers, and a place to ask your questions.';
export const coursesFailed = 'Failed to load the courses';
export const noCourse = 'No course is open now';
export const noCourseText = 'Write to us, and we tell you when the next batch begins.';
export const contactUs = 'Contact Us';
export const nextBatch: With<string> = day => `Next batch ${day}`;
export const batchesFull = 'The next batches are full';
export const askForNext = 'Ask for the next batch';
export const course = 'Course';
export const seeAllCourses = 'See All Courses';
export const notTaughtNow = 'We do not teach this course now.';
export const courseFailed = 'Failed to load the course';
export const allCourses = 'All courses';
export const length = 'Length';
export const fee = 'Fee';
export const inParts: With<string> = fee => `${fee}, in parts if you like`;
export const free = 'Free';
export const certificate = 'Certificate';
export const askAboutCourse = 'Ask About This Course';
export const nextBatches = 'Next batches';
export const noDateYet = 'The next batch has no date yet. Ask us, and we call you when it has.';
export const askAboutBatch: With<string> = days => `Ask about the batch from ${days}`;
export const ask = 'Ask';
export const full = 'Full';
export const seatsLeft: With<number> = n => `${plural(n, 'seat', 'seats')} left`;

export const weHaveIt: With<string> = course => `We have your question about ${course}, and call you soon.`;
export const hint: With<string> = course => `${course}. We text a one-time password, and call you back.`;
export const learnerName = "Learner's Name";
export const enterLearnerName = "Please enter the learner's name.";
export const learnerBirthday = "Learner's Date of Birth";
export const enterLearnerBirthday = "Please enter the learner's date of birth.";
export const consentHint = "We need a parent's or guardian's consent for learners under 18.";
export const guardian = 'Parent or guardian';
export const guardianName = 'Name of the Parent or Guardian';
export const enterGuardianName = 'Please enter the name of the parent or guardian.';
export const guardianPhone = "Guardian's Phone Number";
export const consentNeeded = 'We cannot go on without this consent.';
/** Kept with the consent (server/academy/rules.ts). */
export const guardianConsent: With<string> = salon =>
  `I am the parent or legal guardian. I agree that ${salon} keeps these details and teaches this course.`;
export const otpToGuardian = 'The one-time password goes to the guardian.';
export const guardianIsAdult = 'I am 18 or older.';
export const accountCounts =
  'If this is the number of your account, and we have visited you before, your consent counts at once. Otherwise we first ask you to come to the salon.';
export const guardianComes =
  'This is only a question. Before the learner is enrolled, the parent or guardian comes to the salon and shows a proof of identity.';
export const batch = 'Batch';
export const notDecided = 'I do not know yet';
export const fromDay: With<string> = day => `From ${day}`;
export const question = 'Your Question';
