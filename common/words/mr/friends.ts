/** A customer tells friends, and gives a friend's code. */
import type { With, With2 } from '../languages.ts';

export const bringFriend = 'आपल्या माणसांना सांगा';
export const promise: With2<string, number> = (amount, days) =>
  `त्यांची पहिली भेट होऊन पैसे मिळाले की तुम्हा दोघांना ${amount} चे कूपन मिळते. ते ${days} दिवस चालते.`;
export const yourCode = 'तुमचा कोड';
export const share = 'शेअर करा';
export const copyLink = 'लिंक कॉपी करा';
export const invitation: With2<string, string> = (salon, amount) =>
  `${salon} ची सेवा घरी मिळते. माझ्या लिंकमधून तुमच्या पहिल्या भेटीनंतर आपल्या दोघांना ${amount} चे कूपन मिळेल:`;
export const friendsCame = 'ज्यांची भेट झाली';
export const friendsToCome = 'ज्यांची भेट बाकी आहे';
export const haveCode = 'तुम्हाला कोणी कोड दिला आहे का?';
export const friendsCode = 'त्यांचा कोड';
export const saveCode = 'कोड सेव्ह करा';
export const savingCode = 'सेव्ह होत आहे...';
export const codeSaved = 'कोड सेव्ह आहे. पहिल्या भेटीनंतर तुम्हा दोघांना कूपन मिळेल.';
export const saveFailed = 'कोड सेव्ह होऊ शकला नाही.';
export const yourCoupons = 'यातून मिळालेली तुमची कूपन';
export const used = 'वापरले आहे';
export const couponTill: With<string> = day => `${day} पर्यंत`;
export const couponOff: With<string> = amount => `${amount} सूट`;
export const ownCode = 'हा तुमचा स्वतःचा कोड आहे. तो तुमच्या माणसांसाठी आहे.';
