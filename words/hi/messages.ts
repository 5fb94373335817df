import type { With, With2 } from '../languages.ts';

export const sms = {
  CONFIRMATION: '{brand}: आपकी विज़िट बुक हो गई: {when}। देखें या बदलें: {link}',
  MOVED: '{brand}: आपकी विज़िट का नया समय: {when}। देखें या बदलें: {link}',
  CANCELLED: '{brand}: {when} की आपकी विज़िट रद्द हो गई। फिर बुक करने के लिए कॉल करें या साइट पर आएँ।',
  REMINDER: '{brand}: याद रहे, आपकी विज़िट है: {when}। देखें या बदलें: {link}',
  PROFESSIONAL: '{brand}: आपके यहाँ: {professional}, {when}। जानकारी और स्टार्ट कोड: {link}',
  ON_THE_WAY: '{brand}: {professional} रास्ते में। यहाँ देखें: {link}',
  LATE: '{brand}: माफ़ करें, हमें करीब {late} मिनट की देर होगी। यहाँ देखें: {link}',
  TIME_PROPOSED: '{brand}: तय समय पर आना नहीं होगा। हम {when} को आ सकते हैं। जवाब दें: {link}',
  NO_SHOW: '{brand}: दरवाज़े पर कोई नहीं मिला। शुल्क {fee} है। गलत हो तो बताएँ: {link}',
  REFUSED: '{brand}: {when} की विज़िट नहीं हुई। कुछ नहीं देना है। जानकारी: {link}',
  RECEIPT: '{brand}: हमें बुलाने के लिए धन्यवाद। कुल {amount}। जानकारी: {link}',
  REVIEW_ASKED: '{brand}: विज़िट कैसी रही? आपके रिव्यू से मदद मिलती है। यहाँ लिखें: {link}',
  REFUNDED: '{brand}: {when} की विज़िट के {amount} हमने लौटा दिए हैं। बैंक में दिखने में कुछ दिन लगते हैं।',
  ACCOUNT_ENDS: '{brand}: आपका खाता तीन साल से इस्तेमाल नहीं हुआ। {day} को हम इसे मिटा देंगे। रखना हो, तो उससे पहले लॉगिन करें।',
  TOMORROW: '{brand}: {day} की आपकी विज़िट: कुल {visits}। समय और जगह आपके पेज पर हैं।',
  VISIT_NEW: '{brand}: आपकी नई विज़िट: {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।',
  VISIT_MOVED: '{brand}: आपकी एक विज़िट बदल गई। अब {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।',
  VISIT_CANCELLED: '{brand}: {when} की विज़िट अब आपकी नहीं है। वह दिन आपके पेज पर है।',
  VISITS_CHANGED: '{brand}: आपकी {count} विज़िट बदल गई हैं। जानकारी आपके पेज पर है।',
};

export const letters = {
  CONFIRMATION: 'नमस्ते {reader}, आपकी विज़िट बुक हो गई है: {when}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  MOVED: 'नमस्ते {reader}, आपकी विज़िट का नया समय है: {when}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  CANCELLED: 'नमस्ते {reader}, {when} की आपकी विज़िट रद्द हो गई है। फिर बुक करने के लिए हमें कॉल करें या हमारी साइट पर आएँ।\n\n{brand}',
  REMINDER: 'नमस्ते {reader}, याद दिला दें, आपकी विज़िट है: {when}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  PROFESSIONAL: 'नमस्ते {reader}, आपके यहाँ: {professional}, {when}। जानकारी और स्टार्ट कोड यहाँ है: {link}\n\n{brand}',
  ON_THE_WAY: 'नमस्ते {reader}, {professional} रास्ते में। विज़िट यहाँ देख सकते हैं: {link}\n\n{brand}',
  LATE: 'नमस्ते {reader}, माफ़ करें, हमें करीब {late} मिनट की देर होगी। विज़िट यहाँ देख सकते हैं: {link}\n\n{brand}',
  TIME_PROPOSED:
    'नमस्ते {reader}, माफ़ करें: हम तय समय पर नहीं आ पाएँगे। हम {when} को आ सकते हैं। हाँ कहने, दूसरा समय चुनने या मुफ़्त रद्द करने के लिए यहाँ देखें: {link}\n\n{brand}',
  NO_SHOW:
    'नमस्ते {reader}, हम {when} को आपके यहाँ आए थे, पर कोई नहीं मिला। शुल्क {fee} है, और इससे ज़्यादा जो दिया है वह वापस होगा। अगर यह गलत है तो कृपया यहाँ बताएँ: {link}\n\n{brand}',
  REFUSED:
    'नमस्ते {reader}, {when} की विज़िट नहीं हो पाई। इसका कुछ नहीं देना है, और जो दिया है वह वापस होगा। जानकारी यहाँ है: {link}\n\n{brand}',
  RECEIPT: 'नमस्ते {reader}, हमें बुलाने के लिए धन्यवाद। कुल {amount}। पूरी जानकारी यहाँ है: {link}\n\n{brand}',
  REVIEW_ASKED: 'नमस्ते {reader}, विज़िट कैसी रही? आपके रिव्यू से दूसरों को और हमें मदद मिलती है। यहाँ लिख सकते हैं: {link}\n\n{brand}',
  REFUNDED: 'नमस्ते {reader}, {when} की विज़िट के {amount} हमने लौटा दिए हैं। बैंक में दिखने में कुछ दिन लगते हैं।\n\n{brand}',
  ACCOUNT_ENDS:
    'नमस्ते {reader}, आपका खाता तीन साल से इस्तेमाल नहीं हुआ, इसलिए {day} को हम इसे आपके डेटा के साथ मिटा देंगे। रखना हो, तो उससे पहले हमारी साइट पर लॉगिन करें।\n\n{brand}',
  TOMORROW: 'नमस्ते {professional}, {day} की आपकी विज़िट: कुल {visits}। समय और जगह आपके पेज पर हैं।\n\n{brand}',
  VISIT_NEW: 'आपकी नई विज़िट: {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।\n\n{brand}',
  VISIT_MOVED: 'आपकी एक विज़िट बदल गई है। अब {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।\n\n{brand}',
  VISIT_CANCELLED: 'यह विज़िट अब आपकी नहीं है: {when}। वह दिन आपके पेज पर है।\n\n{brand}',
  VISITS_CHANGED: 'नमस्ते {professional}, आपकी {count} विज़िट बदल गई हैं। जानकारी आपके पेज पर है।\n\n{brand}',
};

export const subjects = {
  CONFIRMATION: 'आपकी विज़िट बुक हो गई',
  MOVED: 'आपकी विज़िट का समय बदल गया',
  CANCELLED: 'आपकी विज़िट रद्द हो गई',
  REMINDER: 'आपकी विज़िट याद रहे',
  PROFESSIONAL: 'आपके यहाँ किसका आना तय है',
  ON_THE_WAY: 'हम रास्ते में हैं',
  LATE: 'हमें थोड़ी देर होगी',
  TIME_PROPOSED: 'आपकी विज़िट के लिए दूसरा समय',
  NO_SHOW: 'कोई नहीं मिला',
  REFUSED: 'आपकी विज़िट नहीं हो पाई',
  RECEIPT: 'हमें बुलाने के लिए धन्यवाद',
  REVIEW_ASKED: 'विज़िट कैसी रही?',
  REFUNDED: 'हमने आपके पैसे लौटा दिए हैं',
  ACCOUNT_ENDS: 'आपका खाता जल्द मिट जाएगा',
  TOMORROW: 'कल की आपकी विज़िट',
  VISIT_NEW: 'नई विज़िट',
  VISIT_MOVED: 'एक विज़िट बदल गई',
  VISIT_CANCELLED: 'एक विज़िट अब आपकी नहीं है',
  VISITS_CHANGED: 'आपकी विज़िट बदल गई हैं',
};

export const unknown = {
  customer: 'एक ग्राहक',
  reader: 'जी',
  professional: 'ब्यूटीशियन',
  when: 'तय दिन',
  day: 'कल',
};

export const visits: With<number> = n => String(n);

export const passcode: With2<string, string> = (code, salon) => `${code} आपका ${salon} OTP है। यह 2 मिनट चलेगा। किसी को न बताएँ।`;

export const services: With<string> = list => `सर्विस: ${list}`;
export const price: With<string> = amount => `दाम: ${amount}`;
export const pricePaid: With<string> = amount => `दाम: ${amount}, पेमेंट हो गया`;
export const address: With<string> = place => `पता: ${place}`;
export const reference: With<string> = code => `बुकिंग: ${code}`;
export const questions: With<string> = phone => `कुछ पूछना है? ${phone} पर कॉल करें।`;

export const visitOf: With<string> = salon => `${salon} की विज़िट`;
export const comesInTwoHours: With<string> = salon => `${salon} दो घंटे में आपके यहाँ`;

/** Beside the switch, and kept with the consent (server/consent/consent.ts). */
export const whatsappConsent: With<string> = salon => `${salon} मुझे मेरी विज़िट के मैसेज व्हाट्सऐप पर भेज सकता है।`;
