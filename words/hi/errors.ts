import { type BrokenRule, type Refusal, type RefusalWords, ruleIn, wordsIn } from '../refusal.ts';

const again = 'कृपया फिर से कोशिश करें।';

const refusals: RefusalWords = {
  VALIDATION_ERROR: 'कृपया देखें कि आपने क्या लिखा है।',
  OTP_INVALID: `OTP गलत है। ${again}`,
  OTP_EXPIRED: 'OTP का समय खत्म हो गया। कृपया नया OTP मँगाएँ।',
  UNAUTHORIZED: 'आप लॉगआउट हो गए हैं। कृपया फिर से लॉगिन करें।',
  FORBIDDEN: 'आप यह नहीं कर सकते।',
  USER_INACTIVE: 'आपका खाता बंद है। कृपया सैलून से संपर्क करें।',
  USER_NOT_REGISTERED: 'यह मोबाइल नंबर रजिस्टर नहीं है। कृपया पहले रजिस्टर करें।',
  USER_NOT_FOUND: 'आपका खाता नहीं मिला। कृपया रजिस्टर करें।',
  SERVICE_NOT_FOUND: 'यह सर्विस नहीं मिली।',
  CATEGORY_NOT_FOUND: 'यह कैटेगरी नहीं मिली।',
  CART_NOT_FOUND: 'कार्ट नहीं मिला।',
  CART_ITEM_NOT_FOUND: 'यह सर्विस आपके कार्ट में नहीं है।',
  COUPON_NOT_FOUND: 'यह कूपन कोड सही नहीं है।',
  ADDRESS_NOT_FOUND: 'यह पता नहीं मिला।',
  PROFESSIONAL_NOT_FOUND: 'यह ब्यूटीशियन नहीं मिलीं।',
  NO_PROFESSIONAL: 'इस विज़िट के लिए वे खाली नहीं हैं।',
  BOOKING_NOT_FOUND: 'यह बुकिंग नहीं मिली।',
  DOCUMENT_NOT_FOUND: 'यह बिल नहीं मिला।',
  NOT_FOUND: 'यह नहीं मिला।',
  MOBILE_ALREADY_EXISTS: 'यह मोबाइल नंबर पहले से रजिस्टर है। कृपया लॉगिन करें।',
  SLOT_UNAVAILABLE: 'यह समय अब नहीं मिलेगा। कृपया दूसरा चुनें।',
  PRICE_CHANGED: 'दाम बदल गया है। कृपया देखकर फिर से कोशिश करें।',
  FEE_CHANGED: ({ fee = 0 }) => `अब रद्द करने पर ₹${fee} लगेंगे। कृपया पक्का करें।`,
  CART_CHANGED: 'आपका कार्ट बदल गया है। कृपया देखकर फिर से कोशिश करें।',
  INVALID_STATUS_TRANSITION: 'यह बुकिंग अब नहीं बदली जा सकती।',
  VISIT_STATE: 'यह विज़िट इससे आगे बढ़ चुकी है।',
  ACCOUNT_HAS_BOOKINGS: 'आपकी एक बुकिंग बाकी है। पहले उसे रद्द करें, या विज़िट हो चुकी हो तो सैलून को कॉल करें।',
  PAYMENT_PENDING: 'इस बुकिंग का दूसरा पेमेंट चल रहा है। कृपया थोड़ा रुकें।',
  DUPLICATE_BOOKING: 'इस समय आपकी एक बुकिंग पहले से है।',
  TOO_MANY_BOOKINGS: ({ pending = 0 }) => `आपकी ${pending} बुकिंग बाकी हैं। एक रद्द करें, या विज़िट हो चुकी हो तो सैलून को कॉल करें।`,
  COUPON_EXPIRED: 'कूपन की तारीख निकल गई है।',
  COUPON_USAGE_LIMIT: 'यह कूपन अब और नहीं चल सकता।',
  COUPON_INACTIVE: 'यह कूपन अभी चालू नहीं है।',
  CART_EMPTY: 'आपका कार्ट खाली है।',
  MINIMUM_ORDER_VALUE: ({ limit = 0 }) => `बुकिंग के लिए कार्ट कम से कम ₹${limit} का होना चाहिए।`,
  OUTSIDE_AREA: 'सैलून इस पते पर नहीं आता।',
  RATE_LIMITED: 'बहुत बार कोशिश हुई। कृपया थोड़ी देर बाद कोशिश करें।',
  OTP_ATTEMPTS_EXCEEDED: 'बहुत बार गलत OTP डाला गया। कृपया नया OTP मँगाएँ।',
  START_CODE_INVALID: 'यह स्टार्ट कोड गलत है। ग्राहक से फिर पूछें।',
  START_CODE_LOCKED: 'बहुत बार गलत कोड डाला गया। विज़िट शुरू करने के लिए सैलून को कॉल करें।',
  INTERNAL_ERROR: `कुछ गड़बड़ हो गई। ${again}`,
  SMS_FAILED: 'OTP नहीं भेजा जा सका।',
  GEOCODER_UNAVAILABLE: 'जगह खोज नहीं पाए।',
  PAYMENT_PROVIDER_UNAVAILABLE: `ऑनलाइन पेमेंट अभी नहीं चल रहा। ${again}`,
  STORAGE_UNAVAILABLE: 'अभी यह काम नहीं कर रहा। कृपया थोड़ी देर में कोशिश करें।',
  OVERLOADED: 'अभी बहुत भीड़ है। कृपया थोड़ी देर में कोशिश करें।',
  ADDRESSES_FULL: ({ limit = 0 }) => `आप ज़्यादा से ज़्यादा ${limit} पते सेव कर सकते हैं। जिसकी ज़रूरत नहीं, उसे हटाएँ।`,
  VISIT_BEGUN: 'विज़िट शुरू हो चुकी है। कृपया सैलून को कॉल करें।',
  ON_HER_WAY: 'ब्यूटीशियन रास्ते में हैं, इसलिए समय नहीं बदल सकता। कृपया सैलून को कॉल करें।',
  CANCELLED: 'रद्द बुकिंग का पेमेंट नहीं हो सकता।',
  NOTHING_DUE: 'इस बुकिंग का कुछ देना बाकी नहीं है।',
  PAY_AT_VISIT: 'ऑनलाइन पेमेंट नहीं हो सकता। कृपया विज़िट पर दें।',
  WOMEN_ONLY: 'इस विज़िट पर सिर्फ़ महिला आ सकती है। कृपया किसी महिला को या “कोई भी” चुनें।',
  NOT_STARTED: 'पहले विज़िट शुरू करें।',
  VISIT_CANCELLED: 'यह बुकिंग रद्द हो गई है।',
  TODAY: 'आज बहुत बार गलत OTP डाला गया। कृपया कल कोशिश करें।',
  NO_ADDRESS: 'इस जगह का पता नहीं मिल पाया। कृपया दूसरी जगह चुनें या खुद लिखें।',
};

const broken = {
  fields: {
    mobile: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें।',
    otp: 'कृपया 4 अंकों का सही OTP लिखें।',
    email: 'कृपया सही ई-मेल लिखें।',
    fullName: 'नाम में सिर्फ़ अक्षर हो सकते हैं।',
    postalCode: 'पिन कोड के 6 अंक लिखें।',
    gstin: 'कृपया GSTIN देखें: 15 अक्षर और अंक।',
    couponCode: 'कृपया कूपन कोड देखें',
  },
  rules: {
    required: () => 'यह लिखना ज़रूरी है',
    minLength: (limit: number) => `कम से कम ${limit} अक्षर लिखें`,
    maxLength: (limit: number) => `ज़्यादा से ज़्यादा ${limit} अक्षर लिखें`,
    noDigits: () => 'इसमें अंक नहीं हो सकते।',
    unsupportedCharacters: () => 'कुछ अक्षर सेव नहीं हो सकते।',
    past: () => 'यह तारीख बीती हुई होनी चाहिए',
    future: () => 'आने वाला समय चुनें।',
    maxServices: (limit: number) => `कार्ट में ज़्यादा से ज़्यादा ${limit} अलग सर्विस हो सकती हैं।`,
    maxQuantity: (limit: number) => `एक सर्विस ज़्यादा से ज़्यादा ${limit} बार हो सकती है।`,
    otherCoupon: () => 'कार्ट में दूसरा कूपन लगा है।',
  },
};

export function refusalWords(refusal: Refusal): string | undefined {
  return wordsIn(refusals, refusal);
}
export function fieldWords(rule: BrokenRule): string | undefined {
  return ruleIn(broken, rule, 'कृपया इसे देखें');
}
