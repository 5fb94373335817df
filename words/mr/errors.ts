import { type BrokenRule, type Refusal, type RefusalWords, ruleIn, wordsIn } from '../refusal.ts';

const again = 'कृपया पुन्हा प्रयत्न करा.';

const refusals: RefusalWords = {
  VALIDATION_ERROR: 'कृपया तुम्ही काय लिहिले ते तपासा.',
  OTP_INVALID: `OTP चुकीचा आहे. ${again}`,
  OTP_EXPIRED: 'OTP ची वेळ संपली. कृपया नवीन OTP मागवा.',
  UNAUTHORIZED: 'तुम्ही लॉगआउट झाला आहात. कृपया पुन्हा लॉगिन करा.',
  FORBIDDEN: 'तुम्हाला हे करता येणार नाही.',
  USER_INACTIVE: 'तुमचे खाते बंद आहे. कृपया सलूनशी संपर्क करा.',
  USER_NOT_REGISTERED: 'हा मोबाइल नंबर रजिस्टर नाही. कृपया आधी रजिस्टर करा.',
  USER_NOT_FOUND: 'तुमचे खाते सापडले नाही. कृपया रजिस्टर करा.',
  SERVICE_NOT_FOUND: 'ही सर्व्हिस सापडली नाही.',
  CATEGORY_NOT_FOUND: 'ही कॅटेगरी सापडली नाही.',
  CART_NOT_FOUND: 'कार्ट मिळाली नाही.',
  CART_ITEM_NOT_FOUND: 'ही सर्व्हिस तुमच्या कार्टमध्ये नाही.',
  COUPON_NOT_FOUND: 'हा कूपन कोड बरोबर नाही.',
  ADDRESS_NOT_FOUND: 'हा पत्ता सापडला नाही.',
  PROFESSIONAL_NOT_FOUND: 'या ब्यूटिशियन सापडल्या नाहीत.',
  NO_PROFESSIONAL: 'या भेटीसाठी त्या मोकळ्या नाहीत.',
  BOOKING_NOT_FOUND: 'हे बुकिंग सापडले नाही.',
  DOCUMENT_NOT_FOUND: 'हे बिल सापडले नाही.',
  NOT_FOUND: 'हे सापडले नाही.',
  MOBILE_ALREADY_EXISTS: 'हा मोबाइल नंबर आधीच रजिस्टर आहे. कृपया लॉगिन करा.',
  SLOT_UNAVAILABLE: 'ही वेळ आता मिळणार नाही. कृपया दुसरी निवडा.',
  PRICE_CHANGED: 'किंमत बदलली आहे. कृपया पाहून पुन्हा प्रयत्न करा.',
  FEE_CHANGED: ({ fee = 0 }) => `आता रद्द केल्यास ₹${fee} लागतील. कृपया पक्के करा.`,
  CART_CHANGED: 'तुमची कार्ट बदलली आहे. कृपया पाहून पुन्हा प्रयत्न करा.',
  INVALID_STATUS_TRANSITION: 'हे बुकिंग आता बदलता येणार नाही.',
  VISIT_STATE: 'ही भेट याच्या पुढे गेली आहे.',
  ACCOUNT_HAS_BOOKINGS: 'तुमचे एक बुकिंग बाकी आहे. आधी ते रद्द करा, किंवा भेट झाली असेल तर सलूनला कॉल करा.',
  PAYMENT_PENDING: 'या बुकिंगचे दुसरे पेमेंट सुरू आहे. कृपया थोडे थांबा.',
  DUPLICATE_BOOKING: 'या वेळी तुमचे एक बुकिंग आधीच आहे.',
  TOO_MANY_BOOKINGS: ({ pending = 0 }) => `तुमची ${pending} बुकिंग बाकी आहेत. एक रद्द करा, किंवा भेट झाली असेल तर सलूनला कॉल करा.`,
  COUPON_EXPIRED: 'कूपनची मुदत संपली आहे.',
  COUPON_USAGE_LIMIT: 'हे कूपन आता आणखी चालणार नाही.',
  COUPON_INACTIVE: 'हे कूपन सध्या सुरू नाही.',
  CART_EMPTY: 'तुमची कार्ट रिकामी आहे.',
  MINIMUM_ORDER_VALUE: ({ limit = 0 }) => `बुकिंगसाठी कार्ट किमान ₹${limit} ची हवी.`,
  OUTSIDE_AREA: 'सलून या पत्त्यावर येत नाही.',
  RATE_LIMITED: 'खूप वेळा प्रयत्न झाला. कृपया थोड्या वेळाने प्रयत्न करा.',
  OTP_ATTEMPTS_EXCEEDED: 'खूप वेळा चुकीचा OTP टाकला. कृपया नवीन OTP मागवा.',
  START_CODE_INVALID: 'हा स्टार्ट कोड चुकीचा आहे. ग्राहकाला पुन्हा विचारा.',
  START_CODE_LOCKED: 'खूप वेळा चुकीचा कोड टाकला. भेट सुरू करण्यासाठी सलूनला कॉल करा.',
  INTERNAL_ERROR: `काहीतरी चुकले. ${again}`,
  SMS_FAILED: 'OTP पाठवता आला नाही.',
  GEOCODER_UNAVAILABLE: 'जागा शोधता आली नाही.',
  PAYMENT_PROVIDER_UNAVAILABLE: `ऑनलाइन पेमेंट सध्या चालत नाही. ${again}`,
  STORAGE_UNAVAILABLE: 'सध्या हे चालत नाही. कृपया थोड्या वेळाने प्रयत्न करा.',
  OVERLOADED: 'सध्या खूप गर्दी आहे. कृपया थोड्या वेळाने प्रयत्न करा.',
  ADDRESSES_FULL: ({ limit = 0 }) => `तुम्ही जास्तीत जास्त ${limit} पत्ते सेव्ह करू शकता. ज्याची गरज नाही तो काढा.`,
  VISIT_BEGUN: 'भेट सुरू झाली आहे. कृपया सलूनला कॉल करा.',
  ON_HER_WAY: 'ब्यूटिशियन वाटेत आहेत, म्हणून वेळ बदलता येणार नाही. कृपया सलूनला कॉल करा.',
  CANCELLED: 'रद्द बुकिंगचे पेमेंट होऊ शकत नाही.',
  NOTHING_DUE: 'या बुकिंगचे काहीही देणे बाकी नाही.',
  PAY_AT_VISIT: 'ऑनलाइन पेमेंट होऊ शकत नाही. कृपया भेटीच्या वेळी द्या.',
  WOMEN_ONLY: 'या भेटीला फक्त महिला येऊ शकते. कृपया महिला किंवा “कोणीही” निवडा.',
  NOT_STARTED: 'आधी भेट सुरू करा.',
  VISIT_CANCELLED: 'हे बुकिंग रद्द झाले आहे.',
  TODAY: 'आज खूप वेळा चुकीचा OTP टाकला. कृपया उद्या प्रयत्न करा.',
  NO_ADDRESS: 'या जागेचा पत्ता मिळाला नाही. कृपया दुसरी जागा निवडा किंवा स्वतः लिहा.',
};

const broken = {
  fields: {
    mobile: 'कृपया 10 अंकी बरोबर मोबाइल नंबर लिहा.',
    otp: 'कृपया 4 अंकी बरोबर OTP लिहा.',
    email: 'कृपया बरोबर ई-मेल लिहा.',
    fullName: 'नावात फक्त अक्षरे असू शकतात.',
    postalCode: 'पिन कोडचे 6 अंक लिहा.',
    gstin: 'कृपया GSTIN तपासा: 15 अक्षरे आणि अंक.',
    couponCode: 'कृपया कूपन कोड तपासा',
  },
  rules: {
    required: () => 'हे लिहिणे आवश्यक आहे',
    minLength: (limit: number) => `किमान ${limit} अक्षरे लिहा`,
    maxLength: (limit: number) => `जास्तीत जास्त ${limit} अक्षरे लिहा`,
    noDigits: () => 'यात अंक नसावेत.',
    unsupportedCharacters: () => 'काही अक्षरे सेव्ह होऊ शकत नाहीत.',
    past: () => 'ही तारीख होऊन गेलेली हवी',
    future: () => 'येणारी वेळ निवडा.',
    maxServices: (limit: number) => `कार्टमध्ये जास्तीत जास्त ${limit} वेगळ्या सर्व्हिस असू शकतात.`,
    maxQuantity: (limit: number) => `एक सर्व्हिस जास्तीत जास्त ${limit} वेळा असू शकते.`,
    otherCoupon: () => 'कार्टमध्ये दुसरे कूपन लागले आहे.',
  },
};

export function refusalWords(refusal: Refusal): string | undefined {
  return wordsIn(refusals, refusal);
}
export function fieldWords(rule: BrokenRule): string | undefined {
  return ruleIn(broken, rule, 'कृपया हे तपासा');
}
