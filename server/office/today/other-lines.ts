/** Lines about what people say and ask, and about what ends soon (rule W103). */

import { addDays, DAY, istDate, istMidnight } from '../../../common/time.ts';
import { batchesWithSeats } from '../../academy/courses.ts';
import { enquiriesToCall } from '../../academy/enquiries.ts';
import { unreadNewest } from '../../messages/contact-form/message.ts';
import { couponsRunningOut } from '../../shop/coupon/list.ts';
import { unansweredReviews } from '../../visits/review/manage.ts';
import { type Asked, DAYS, FEW, type Found } from './rules.ts';
import { dayWords, onDay, plural, shortly } from './words.ts';

/** The newest first. */
export async function reviewLines({ db, now, today, most }: Asked): Promise<Found[]> {
  const rows = await unansweredReviews(db, { stars: FEW.stars, since: now - DAYS.review * DAY, most });
  return rows.map(({ id, bookingId, userId, rating, createdAt, editedAt, fullName, bookingDate }) => ({
    // Other stars or words are another thing to answer.
    ...{
      kind: 'REVIEW',
      of: id,
      cause: editedAt === null ? [] : [String(editedAt)],
      paise: null,
      at: createdAt,
      label: 'Answer',
    },
    why: `${shortly(fullName)} gave ${plural(rating, 'star')} for the visit of ${dayWords(bookingDate, today)}, and nobody has answered.`,
    ...{ target: { bookingId, reviewId: id, stars: rating }, personId: userId },
  }));
}

/** The longest waiting first. */
export async function enquiryLines({ db, today, most }: Asked): Promise<Found[]> {
  const rows = await enquiriesToCall(db, today, most);
  return rows.map(({ id, name, courseName, followUpOn, createdAt, paise }) => ({
    ...{ kind: 'ENQUIRY', of: id, cause: followUpOn ? [followUpOn] : [], paise, label: 'Call Back' },
    at: followUpOn ? istMidnight(followUpOn) : createdAt,
    why: followUpOn
      ? `${shortly(name)}, who asked about ${courseName}, was to be called ${onDay(followUpOn, today)}.`
      : `${shortly(name)} asked about ${courseName} ${onDay(istDate(createdAt), today)}, and nobody has called back.`,
    ...{ target: { enquiryId: id }, personId: id },
  }));
}

/** The newest first. */
export async function contactLines({ db, today, most }: Asked): Promise<Found[]> {
  const rows = await unreadNewest(db, most);
  return rows.map(({ id, name, createdAt }) => ({
    ...{ kind: 'CONTACT', of: id, cause: [], paise: null, at: createdAt, label: 'Read' },
    why: `${shortly(name)} wrote to the salon ${onDay(istDate(createdAt), today)}, and nobody has read it.`,
    ...{ target: { messageId: id }, personId: id },
  }));
}

/** The earliest first. */
export async function batchLines({ db, today, most }: Asked): Promise<Found[]> {
  const rows = await batchesWithSeats(db, { from: today, to: addDays(today, DAYS.batch) }, most);
  return rows.map(({ id, courseId, courseName, startsOn, free, paise }) => ({
    ...{ kind: 'BATCH', of: id, cause: [startsOn], paise, at: istMidnight(startsOn), label: 'Open the Course' },
    why: `${courseName} begins ${onDay(startsOn, today)} with ${plural(free, 'free seat')}.`,
    ...{ target: { courseId, batchId: id }, personId: null },
  }));
}

/** The first to end comes first. */
export async function couponLines({ db, today, most }: Asked): Promise<Found[]> {
  const to = addDays(today, DAYS.coupon);
  const rows = await couponsRunningOut(db, { today, to, uses: FEW.uses, most });
  return rows.map(({ id, code, validTill, usageLimit, left }) => {
    const ends = validTill <= to;
    const leaves = `The coupon ${code} has ${left} of its ${usageLimit} uses left`;
    return {
      ...{ kind: 'COUPON', of: id, cause: [ends ? validTill : `of ${usageLimit}`], paise: null, at: istMidnight(validTill) },
      why: ends ? `The coupon ${code} ends ${onDay(validTill, today)}.` : `${leaves}.`,
      ...{ label: 'Open the Coupon', target: { couponCode: code }, personId: null },
    };
  });
}
