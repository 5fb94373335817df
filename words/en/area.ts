export const doWeCome = 'Do we come to you?';
export const askByPin = 'Ask by your PIN code or your location.';
export const checkFailed = 'Failed to check the PIN code';
export const pinCode = 'PIN code';
export const enterPin = 'Please enter the 6 digits of your PIN code.';
export const check = 'Check';
export const useMyLocation = 'Use My Location';
export const couldNotCheck = 'We could not check that. Please try again.';
export const weCome = 'Yes, we come to you.';
export const pinNotEnough =
  'Your PIN code alone does not tell. Use your location to be sure, or enter your address when you book.';
export const dependsOnPin = 'That depends on your PIN code. Please enter it, too.';
export const tellMe = 'Tell Me When You Come';
export const notYet = 'We do not come there yet.';
export const addressOutside = 'We do not come to this address yet. Please choose another one.';
export const weWillTell = 'We will tell you when we come to you.';
export const tellMeTitle = 'Tell me when you come here';
export const wishHint = 'We text you a one-time password, and tell you once we come.';
