import type { With, With2 } from '../languages.ts';

export const sms = {
  CONFIRMATION: '{brand}: तुमची अपॉइंटमेंट बुक झाली: {when}. पहा किंवा बदला: {link}',
  MOVED: '{brand}: अपॉइंटमेंटची नवीन वेळ: {when}. पहा किंवा बदला: {link}',
  CANCELLED: '{brand}: {when} ची तुमची अपॉइंटमेंट रद्द झाली. पुन्हा बुक करण्यासाठी कॉल करा किंवा साइटवर या.',
  REMINDER: '{brand}: लक्षात असू द्या: अपॉइंटमेंट {when}. पहा किंवा बदला: {link}',
  PROFESSIONAL: '{brand}: तुमच्याकडे: {professional}, {when}. माहिती आणि स्टार्ट कोड: {link}',
  ON_THE_WAY: '{brand}: {professional} वाटेत. येथे पहा: {link}',
  LATE: '{brand}: माफ करा, आम्हाला सुमारे {late} मिनिटे उशीर होईल. येथे पहा: {link}',
  TIME_PROPOSED: '{brand}: ठरलेल्या वेळी येणे जमणार नाही. {when} ला येऊ शकतो. उत्तर द्या: {link}',
  NO_SHOW: '{brand}: दारात कोणी भेटले नाही. शुल्क {fee} आहे. चूक असेल तर सांगा: {link}',
  REFUSED: '{brand}: {when} ची भेट झाली नाही. काही द्यायचे नाही. माहिती: {link}',
  RECEIPT: '{brand}: आम्हाला बोलावल्याबद्दल धन्यवाद. एकूण {amount}. माहिती: {link}',
  REVIEW_ASKED: '{brand}: भेट कशी झाली? तुमच्या रिव्ह्यूची मदत होते. येथे लिहा: {link}',
  REFUNDED: '{brand}: {when} च्या भेटीचे {amount} आम्ही परत केले आहेत. बँकेत दिसायला काही दिवस लागतात.',
  ACCOUNT_ENDS: '{brand}: तुमचे खाते तीन वर्षे वापरले गेले नाही. {day} रोजी आम्ही ते काढून टाकू. ठेवायचे असेल, तर त्याआधी लॉगिन करा.',
  TOMORROW: '{brand}: {day} च्या तुमच्या भेटी: एकूण {visits}. वेळ आणि जागा तुमच्या पेजवर आहेत.',
  VISIT_NEW: '{brand}: तुमची नवीन भेट: {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.',
  VISIT_MOVED: '{brand}: तुमची एक भेट बदलली. आता {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.',
  VISIT_CANCELLED: '{brand}: {when} ची भेट आता तुमची नाही. तो दिवस तुमच्या पेजवर आहे.',
  VISITS_CHANGED: '{brand}: तुमच्या {count} भेटी बदलल्या आहेत. माहिती तुमच्या पेजवर आहे.',
};

export const letters = {
  CONFIRMATION: 'नमस्कार {reader}, तुमची अपॉइंटमेंट बुक झाली आहे: {when}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  MOVED: 'नमस्कार {reader}, तुमच्या अपॉइंटमेंटची नवीन वेळ आहे: {when}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  CANCELLED: 'नमस्कार {reader}, {when} ची तुमची अपॉइंटमेंट रद्द झाली आहे. पुन्हा बुक करण्यासाठी आम्हाला कॉल करा किंवा साइटवर या.\n\n{brand}',
  REMINDER: 'नमस्कार {reader}, आठवण करून देत आहोत, तुमची अपॉइंटमेंट आहे: {when}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  PROFESSIONAL: 'नमस्कार {reader}, तुमच्याकडे: {professional}, {when}. माहिती आणि स्टार्ट कोड येथे आहे: {link}\n\n{brand}',
  ON_THE_WAY: 'नमस्कार {reader}, {professional} वाटेत. भेट येथे पाहू शकता: {link}\n\n{brand}',
  LATE: 'नमस्कार {reader}, माफ करा, आम्हाला सुमारे {late} मिनिटे उशीर होईल. भेट येथे पाहू शकता: {link}\n\n{brand}',
  TIME_PROPOSED:
    'नमस्कार {reader}, माफ करा: ठरलेल्या वेळी येणे जमणार नाही. आम्ही {when} ला येऊ शकतो. हो म्हणण्यासाठी, दुसरी वेळ निवडण्यासाठी किंवा मोफत रद्द करण्यासाठी येथे पाहा: {link}\n\n{brand}',
  NO_SHOW:
    'नमस्कार {reader}, आम्ही {when} ला तुमच्याकडे आलो होतो, पण कोणी भेटले नाही. शुल्क {fee} आहे, आणि त्याहून जास्त जे दिले आहे ते परत मिळेल. हे चुकीचे असेल तर कृपया येथे सांगा: {link}\n\n{brand}',
  REFUSED:
    'नमस्कार {reader}, {when} ची भेट होऊ शकली नाही. तिचे काहीही द्यायचे नाही, आणि जे दिले आहे ते परत मिळेल. माहिती येथे आहे: {link}\n\n{brand}',
  RECEIPT: 'नमस्कार {reader}, आम्हाला बोलावल्याबद्दल धन्यवाद. एकूण {amount}. सर्व माहिती येथे आहे: {link}\n\n{brand}',
  REVIEW_ASKED: 'नमस्कार {reader}, भेट कशी झाली? तुमच्या रिव्ह्यूची इतरांना आणि आम्हाला मदत होते. येथे लिहू शकता: {link}\n\n{brand}',
  REFUNDED: 'नमस्कार {reader}, {when} च्या भेटीचे {amount} आम्ही परत केले आहेत. बँकेत दिसायला काही दिवस लागतात.\n\n{brand}',
  ACCOUNT_ENDS:
    'नमस्कार {reader}, तुमचे खाते तीन वर्षे वापरले गेले नाही, म्हणून {day} रोजी आम्ही ते तुमच्या डेटासह काढून टाकू. ठेवायचे असेल, तर त्याआधी आमच्या साइटवर लॉगिन करा.\n\n{brand}',
  TOMORROW: 'नमस्कार {professional}, {day} च्या तुमच्या भेटी: एकूण {visits}. वेळ आणि जागा तुमच्या पेजवर आहेत.\n\n{brand}',
  VISIT_NEW: 'तुमची नवीन भेट: {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.\n\n{brand}',
  VISIT_MOVED: 'तुमची एक भेट बदलली आहे. आता {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.\n\n{brand}',
  VISIT_CANCELLED: 'ही भेट आता तुमची नाही: {when}. तो दिवस तुमच्या पेजवर आहे.\n\n{brand}',
  VISITS_CHANGED: 'नमस्कार {professional}, तुमच्या {count} भेटी बदलल्या आहेत. माहिती तुमच्या पेजवर आहे.\n\n{brand}',
};

export const subjects = {
  CONFIRMATION: 'तुमची अपॉइंटमेंट बुक झाली',
  MOVED: 'तुमच्या अपॉइंटमेंटची वेळ बदलली',
  CANCELLED: 'तुमची अपॉइंटमेंट रद्द झाली',
  REMINDER: 'तुमची अपॉइंटमेंट लक्षात असू द्या',
  PROFESSIONAL: 'तुमच्याकडे कोण येणार',
  ON_THE_WAY: 'आम्ही वाटेत आहोत',
  LATE: 'आम्हाला थोडा उशीर होईल',
  TIME_PROPOSED: 'तुमच्या भेटीसाठी दुसरी वेळ',
  NO_SHOW: 'कोणी भेटले नाही',
  REFUSED: 'तुमची भेट होऊ शकली नाही',
  RECEIPT: 'आम्हाला बोलावल्याबद्दल धन्यवाद',
  REVIEW_ASKED: 'भेट कशी झाली?',
  REFUNDED: 'आम्ही तुमचे पैसे परत केले आहेत',
  ACCOUNT_ENDS: 'तुमचे खाते लवकरच संपेल',
  TOMORROW: 'उद्याच्या तुमच्या भेटी',
  VISIT_NEW: 'नवीन भेट',
  VISIT_MOVED: 'एक भेट बदलली',
  VISIT_CANCELLED: 'एक भेट आता तुमची नाही',
  VISITS_CHANGED: 'तुमच्या भेटी बदलल्या आहेत',
};

export const unknown = {
  customer: 'एक ग्राहक',
  reader: 'जी',
  professional: 'ब्यूटिशियन',
  when: 'ठरलेला दिवस',
  day: 'उद्या',
};

export const visits: With<number> = n => String(n);

export const passcode: With2<string, string> = (code, salon) =>
  `${code} हा तुमचा ${salon} OTP आहे. तो 2 मिनिटे चालेल. कोणालाही सांगू नका.`;

export const services: With<string> = list => `सर्व्हिस: ${list}`;
export const price: With<string> = amount => `किंमत: ${amount}`;
export const pricePaid: With<string> = amount => `किंमत: ${amount}, पेमेंट झाले`;
export const address: With<string> = place => `पत्ता: ${place}`;
export const reference: With<string> = code => `बुकिंग: ${code}`;
export const questions: With<string> = phone => `काही विचारायचे आहे? ${phone} वर कॉल करा.`;

export const visitOf: With<string> = salon => `${salon} ची भेट`;
export const comesInTwoHours: With<string> = salon => `${salon} दोन तासांत तुमच्याकडे`;

/** Beside the switch, and kept with the consent (server/consent/consent.ts). */
export const whatsappConsent: With<string> = salon => `${salon} मला माझ्या भेटींचे मेसेज व्हॉट्सॲपवर पाठवू शकते.`;
