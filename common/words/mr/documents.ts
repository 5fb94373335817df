import type { With, With2, With3 } from '../languages.ts';

export const titles = {
  BILL: 'बिल',
  BILL_OF_SUPPLY: 'बिल ऑफ सप्लाय',
  TAX_INVOICE: 'टॅक्स इनव्हॉइस',
  RECEIPT_VOUCHER: 'पावती व्हाउचर',
  REFUND_VOUCHER: 'रिफंड व्हाउचर',
  CREDIT_NOTE: 'क्रेडिट नोट',
};
export const cancelled: With<string> = why => `रद्द: ${why}`;

export const number = 'क्रमांक';
export const date = 'तारीख';
export const serviceOn = 'सर्व्हिसचा दिवस';
export const booking = 'बुकिंग';
export const guests = 'पाहुणे';
export const guest: With<number> = n => `पाहुणा ${n}`;
export const refersTo = 'मूळ दस्तऐवज';
export const ofDay: With2<string, string> = (document, day) => `${document}, ${day}`;
export const placeOfSupply = 'पुरवठ्याचे ठिकाण';
export const state: With<string> = name => `राज्य ${name}`;

export const buyer = 'कोणासाठी';
export const receivedFrom = 'कोणाकडून मिळाले';
export const customer = 'ग्राहक';
export const mobileEnding: With<string> = digits => `मोबाइलचे शेवटचे अंक ${digits}`;

export const service = 'सर्व्हिस';
export const quantity = 'नग';
export const price = 'किंमत';
export const discount = 'सूट';
export const quietPrice = 'कमी गर्दीच्या वेळेची सूट';
export const roundOff = 'रुपयांत पूर्ण करण्यातील फरक';
export const taxable = 'करपात्र';
export const rate = 'दर';
export const total = 'एकूण';
export const cancellationFee = 'रद्द करण्याचे शुल्क';

export const taxableValue = 'करपात्र रक्कम';
export const advanceReceived = 'ॲडव्हान्स मिळाला';
export const refunded = 'रिफंड केले';
export const credited = 'क्रेडिट केले';
export const less: With<string> = document => `वजा: ${document}`;
export const balance = 'बाकी';

export const withTax = 'किमतीत टॅक्स समाविष्ट आहे. रिव्हर्स चार्ज: नाही.';
export const otherState = 'पुरवठ्याचे ठिकाण दुसऱ्या राज्यात आहे, म्हणून टॅक्स IGST आहे.';
export const onBehalfOf: With<string> = seller => `${seller} यांच्या वतीने`;
export const signatory = 'अधिकृत स्वाक्षरी';
export const page: With2<number, number> = (own, all) => `पान ${own} / ${all}`;

/** On the page of a bill, beside the document. */
export const whoCame: With<string> = name => `तुमच्याकडे: ${name}`;
export const ways = { CASH: 'रोख', UPI: 'UPI ने', CARD: 'कार्डने', BANK: 'बँक ट्रान्सफरने', ONLINE: 'ऑनलाइन', OTHER: 'सलूनला' };
export const givenBack: With<string> = amount => `त्यापैकी ${amount} परत केले`;
export const takenBy: With2<string, string> = (way, name) => `${name} यांना ${way}`;
export const paid: With3<string, string, string> = (sum, how, day) => `${day} रोजी ${how} मिळाले: ${sum}`;
/** The fee for the way. */
export const travel = 'येण्या-जाण्याचा खर्च';
