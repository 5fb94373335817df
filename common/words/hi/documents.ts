import type { With, With2, With3 } from '../languages.ts';

export const titles = {
  BILL: 'बिल',
  BILL_OF_SUPPLY: 'बिल ऑफ़ सप्लाई',
  TAX_INVOICE: 'टैक्स इनवॉइस',
  RECEIPT_VOUCHER: 'रसीद वाउचर',
  REFUND_VOUCHER: 'रिफंड वाउचर',
  CREDIT_NOTE: 'क्रेडिट नोट',
};
export const cancelled: With<string> = why => `रद्द: ${why}`;

export const number = 'नंबर';
export const date = 'तारीख';
export const serviceOn = 'सर्विस का दिन';
export const booking = 'बुकिंग';
export const guests = 'मेहमान';
export const guest: With<number> = n => `मेहमान ${n}`;
export const refersTo = 'मूल दस्तावेज़';
export const ofDay: With2<string, string> = (document, day) => `${document}, ${day}`;
export const placeOfSupply = 'सप्लाई की जगह';
export const state: With<string> = name => `राज्य ${name}`;

export const buyer = 'किसके लिए';
export const receivedFrom = 'किससे मिला';
export const customer = 'ग्राहक';
export const mobileEnding: With<string> = digits => `मोबाइल के आख़िरी अंक ${digits}`;

export const service = 'सर्विस';
export const quantity = 'नग';
export const price = 'दाम';
export const discount = 'छूट';
export const quietPrice = 'कम भीड़ के समय की छूट';
export const roundOff = 'रुपये में पूरा करने का अंतर';
export const taxable = 'कर योग्य';
export const rate = 'दर';
export const total = 'कुल';
export const cancellationFee = 'रद्द करने का शुल्क';

export const taxableValue = 'कर योग्य रकम';
export const advanceReceived = 'एडवांस मिला';
export const refunded = 'रिफंड किया';
export const credited = 'क्रेडिट किया';
export const less: With<string> = document => `घटाएँ: ${document}`;
export const balance = 'बाकी';

export const withTax = 'दाम में टैक्स शामिल है। रिवर्स चार्ज: नहीं।';
export const otherState = 'सप्लाई की जगह दूसरे राज्य में है, इसलिए टैक्स IGST है।';
export const onBehalfOf: With<string> = seller => `${seller} की ओर से`;
export const signatory = 'अधिकृत हस्ताक्षर';
export const page: With2<number, number> = (own, all) => `पेज ${own} / ${all}`;

/** On the page of a bill, beside the document. */
export const whoCame: With<string> = name => `आपके यहाँ: ${name}`;
export const ways = { CASH: 'नकद', UPI: 'UPI से', CARD: 'कार्ड से', BANK: 'बैंक ट्रांसफ़र से', ONLINE: 'ऑनलाइन', OTHER: 'सैलून को' };
export const givenBack: With<string> = amount => `इसमें से ${amount} वापस किए गए`;
export const takenBy: With2<string, string> = (way, name) => `${name} को ${way}`;
export const paid: With3<string, string, string> = (sum, how, day) => `${day} को ${how} मिले: ${sum}`;
/** The fee for the way. */
export const travel = 'आने-जाने का खर्च';
