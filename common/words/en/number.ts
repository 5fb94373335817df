import type { With } from '../languages.ts';

export const changeNumber = 'Change Mobile Number';
export const bothGetCodes = 'We send an OTP to your present number and one to the new number.';
export const oldIsLost = 'Is the old number lost? Call the salon, and it changes your number.';
export const newNumber = 'New mobile number';
export const sendCodes = 'Send Both OTPs';
export const ofPresent: With<string> = mobile => `OTP sent to ${mobile}`;
export const ofPresentNumber = 'OTP sent to your present number';
export const ofNew: With<string> = mobile => `OTP sent to ${mobile}, the new number`;
export const anotherNumber = 'Enter another new number';
export const alreadyYours = 'This is your number already.';
export const change = 'Change Number';
export const changing = 'Changing...';
export const changed = 'Your mobile number is changed';
export const changeFailed = 'Failed to change the number.';
export const signedOutElsewhere = 'You are signed out on all other devices.';
