/** A customer tells friends, and gives a friend's code. */
import type { With, With2 } from '../languages.ts';

export const bringFriend = 'Bring a Friend';
export const promise: With2<string, number> = (amount, days) =>
  `After a friend’s first visit, once it is paid, you both get a coupon of ${amount}. It is valid for ${days} days.`;
export const yourCode = 'Your code';
export const share = 'Share';
export const copyLink = 'Copy Link';
export const invitation: With2<string, string> = (salon, amount) =>
  `${salon} comes to your home. With my link we both get a coupon of ${amount} after your first visit:`;
export const friendsCame = 'Friends who came';
export const friendsToCome = 'Still to come';
export const haveCode = 'Did a friend give you a code?';
export const friendsCode = 'Friend’s code';
export const saveCode = 'Save Code';
export const savingCode = 'Saving...';
export const codeSaved = 'Saved. After your first visit you both get a coupon.';
export const saveFailed = 'The code could not be saved.';
export const yourCoupons = 'Your coupons from friends';
export const used = 'Used';
export const couponTill: With<string> = day => `Valid till ${day}`;
export const couponOff: With<string> = amount => `${amount} off`;
export const ownCode = 'This is your own code. It is for your friends.';
