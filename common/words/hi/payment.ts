import type { With } from '../languages.ts';

export const opening = 'पेमेंट का पेज खुल रहा है…';
export const oneMoment = 'बस एक पल रुकें।';
export const notOpened = 'पेमेंट का पेज नहीं खुला। कृपया अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const failedToLoad = 'आपका पेमेंट लोड नहीं हुआ';
export const isSafe = 'आपने जो पैसे दिए हैं, वे सुरक्षित हैं।';
export const looksAgain = 'यह पेज अपने आप फिर देखेगा।';
export const cannotReach = 'अभी सैलून से संपर्क नहीं हो पा रहा।';
export const offline = 'आपका इंटरनेट बंद है।';

export const addTip = 'ब्यूटीशियन के लिए टिप दें';
export const noTip = 'नहीं';
export const otherTip = 'कुछ और';
export const tipInRupees = 'टिप (रुपये में)';
export const tipTooMuch: With<string> = most => `पूरे रुपये लिखें, ज़्यादा से ज़्यादा ${most}।`;
export const withTip: With<string> = tip => `इसमें ${tip} टिप है।`;
export const keepYourTime = 'आपका समय हम और {time} मिनट रोककर रखेंगे।';

export const confirming = 'पेमेंट पक्का हो रहा है…';
export const takesSeconds = 'इसमें कुछ सेकंड लगते हैं। कृपया दोबारा पेमेंट न करें।';
export const bankIsLate = 'बैंक से अभी जवाब नहीं आया। अगर आपने पेमेंट कर दिया है, तो आपके पैसे सुरक्षित हैं: हम पूछते रहेंगे, आप यह पेज बंद कर सकते हैं।';
export const haveNotPaid: With<string> = sum => `मैंने पेमेंट नहीं किया: ${sum} दें`;

export const nothingToPay = 'कुछ नहीं देना है';
export const visitIsFree = 'यह विज़िट मुफ़्त है।';
export const received = 'पेमेंट मिल गया';
export const youPaid: With<string> = sum => `आपने ${sum} दिए।`;
export const visitIsBooked = 'आपकी विज़िट बुक हो गई है।';
export const thankYou = 'धन्यवाद!';
export const paid = 'दिए';
export const tip = 'टिप';
export const toPayAtVisit = 'विज़िट पर देने हैं';
export const leftToPay = 'अभी देने हैं';
export const paidOn = 'पेमेंट का समय';
export const paidTooMuch: With<string> = sum => `इसमें से ${sum} विज़िट के दाम से ज़्यादा हैं। वे हम 7 कामकाजी दिनों में लौटा देंगे।`;

export const failed = 'पेमेंट नहीं हुआ';
export const noMoneyReachedUs = 'हमें पैसे नहीं मिले। अगर बैंक ने काटे हैं, तो आपके खाते में लौट आएँगे।';
export const tryAgain: With<string> = sum => `फिर से कोशिश करें: ${sum} दें`;

export const payAfterInstead = 'सर्विस के बाद पेमेंट करें';
export const payAfterFailed = 'यह नहीं हो पाया। फिर से कोशिश करें।';
export const pay: With<string> = sum => `${sum} का पेमेंट`;
export const payNow: With<string> = sum => `अभी ${sum} दें`;
export const youBegan = 'आपका पेमेंट शुरू हो चुका है। वहीं पूरा करें, या हो चुका हो तो यहीं रुकें।';
export const notHeard = 'आपके पिछले पेमेंट की हमें खबर नहीं मिली। अगर खाते से पैसे कटे हैं, तो रुकें या हमें कॉल करें, और दोबारा पेमेंट न करें।';
export const paidAlready: With<string> = sum => `आपके ${sum} आ चुके हैं।`;
export const ways = 'UPI, कार्ड या नेट बैंकिंग से।';
export const depositBooks: With<string> = later => `इस एडवांस से आपकी विज़िट बुक हो जाएगी। बाकी ${later} विज़िट पर दें।`;
export const bookedOncePaid = 'UPI, कार्ड या नेट बैंकिंग से पेमेंट होते ही आपकी विज़िट बुक हो जाएगी।';
export const staysBooked = 'आपकी विज़िट बुक रहेगी। पेमेंट बाद में भी कर सकते हैं।';

export const sumToPay: With<string> = sum => `${sum} देने हैं`;
export const noOnlineCall = 'अभी ऑनलाइन पेमेंट नहीं हो सकता। कृपया हमें कॉल करें, हम आपकी विज़िट रोककर रखेंगे।';
export const noOnlineAtVisit = 'अभी ऑनलाइन पेमेंट नहीं हो सकता। आप विज़िट पर दे सकते हैं।';

export const timeGivenBack = 'यह समय अब आपके लिए रुका नहीं है';
export const notInTime = 'हमें समय पर पेमेंट नहीं मिला, इसलिए यह विज़िट बुक नहीं हुई।';
export const bankSetAside: With<string> = sum => `बैंक ने ${sum} रोक रखे हैं, पर देर से। हम इन्हें नहीं रखेंगे, ये आज ही लौट जाएँगे।`;
export const leftYourAccount =
  'खाते से पैसे कट गए? वे डूबे नहीं हैं। अगर हमें मिल गए, तो समय खाली होने पर हम उसे फिर बुक कर देंगे, नहीं तो पैसे लौटा देंगे।';

export const cancelled = 'यह विज़िट रद्द है';
export const salonKeeps: With<string> = sum => `जैसा तय था, रद्द करने के ${sum} कटे हैं। आपको और कुछ नहीं देना है।`;
export const nothingIsDue = 'कुछ नहीं देना है।';

export const comesBack: With<string> = sum => `${sum} आपको वापस मिलेंगे`;
export const cameTooLate: With<string> = time =>
  `आपका पेमेंट ${time} आया, तब तक यह समय किसी और को मिल चुका था। इसलिए यह विज़िट बुक नहीं हुई।`;
export const isCancelled = 'यह विज़िट रद्द है।';
export const weKeepFee: With<string> = fee => `जैसा तय था, रद्द करने के ${fee} कटे हैं।`;
export const sendsMoney = 'पैसे 7 कामकाजी दिनों में उसी खाते में जाएँगे जिससे आए थे। आपको कुछ नहीं करना है।';

export const wasGivenBack: With<string> = sum => `${sum} लौटा दिए गए`;
export const isOnWayBack: With<string> = sum => `${sum} लौट रहे हैं`;
export const givenBackOn: With<string> = day => `${day} को, उसी खाते में जिससे आए थे। बैंक में दिखने में कुछ दिन लग सकते हैं।`;
export const givenBack = 'उसी खाते में जिससे आए थे। बैंक में दिखने में कुछ दिन लग सकते हैं।';

export const payTo: With<string> = salon => `${salon} को पेमेंट`;
export const leadsToPayment: With<string> = sum => `${sum} के पेमेंट का पेज खुल रहा है।`;
export const goToPayment = 'पेमेंट पर जाएँ';
