/** A customer tells friends, and gives a friend's code. */
import type { With, With2 } from '../languages.ts';

export const bringFriend = 'अपनों को बताइए';
export const promise: With2<string, number> = (amount, days) =>
  `जब उनकी पहली विज़िट हो जाए और पैसे मिल जाएँ, आप दोनों को ${amount} का कूपन मिलता है। वह ${days} दिन चलता है।`;
export const yourCode = 'आपका कोड';
export const share = 'शेयर करें';
export const copyLink = 'लिंक कॉपी करें';
export const invitation: With2<string, string> = (salon, amount) =>
  `${salon} की सेवा घर पर मिलती है। मेरे लिंक से आपकी पहली विज़िट के बाद हम दोनों को ${amount} का कूपन मिलेगा:`;
export const friendsCame = 'जिनकी विज़िट हो चुकी';
export const friendsToCome = 'जिनकी विज़िट बाकी है';
export const haveCode = 'किसी ने आपको कोड दिया है?';
export const friendsCode = 'उनका कोड';
export const saveCode = 'कोड सेव करें';
export const savingCode = 'सेव हो रहा है...';
export const codeSaved = 'कोड सेव है। पहली विज़िट के बाद आप दोनों को कूपन मिलेगा।';
export const saveFailed = 'कोड सेव नहीं हो पाया।';
export const yourCoupons = 'इससे मिले आपके कूपन';
export const used = 'इस्तेमाल हो चुका';
export const couponTill: With<string> = day => `${day} तक`;
export const couponOff: With<string> = amount => `${amount} की छूट`;
export const ownCode = 'यह आपका अपना कोड है। यह आपके अपनों के लिए है।';
