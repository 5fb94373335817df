import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const booking = 'बुकिंग';
export const howToBook = 'विज़िट कैसे बुक करूँ?';
export const howToBookAnswer =
  'अपने {cart} में सर्विस जोड़ें, फिर पता, दिन और समय चुनें। लॉगिन मोबाइल नंबर और SMS से आए कोड से होता है, पासवर्ड नहीं चाहिए। जल्दी में हैं? {book} में वे सर्विस हैं जो लोग सबसे ज़्यादा बुक करते हैं।';
export const cart = 'कार्ट';
export const minimum = 'कम से कम कितने की बुकिंग करनी होगी?';
export const minimumAnswer: With<string> = amount => `हर विज़िट के लिए ${amount}, कूपन की छूट के बाद। कितना कम है, यह कार्ट बताता है।`;
export const noMinimum = 'ऐसी कोई शर्त नहीं है।';
export const howFarAhead = 'कितने दिन पहले और किस समय की बुकिंग हो सकती है?';
export const inSlots: With2<number, string> = (days, slots) =>
  `आज से ${plural(days, 'दिन', 'दिन')} आगे तक, हमारे खुले रहने के समय में, ${slots} समय के लिए। हम उस समय की शुरुआत में आते हैं और काम पूरा होने तक रुकते हैं।`;
export const twoHourSlots = 'दो-दो घंटे के';
export const oneHourSlots = 'एक-एक घंटे के';
export const forOthers = 'क्या अपनी माँ के लिए, या कई लोगों के लिए भी बुकिंग हो सकती है?';
export const forOthersAnswer = 'हाँ। जहाँ आना है वह पता चुनें। कई लोगों के लिए कार्ट में संख्या बढ़ाएँ। किसके लिए है, यह पते की सूचना में लिखें।';
export const payment = 'पेमेंट';
export const howToPay = 'पेमेंट कब और कैसे करूँ?';
export const payAfterOrOnline = 'विज़िट के बाद, नकद या UPI से। या कभी भी ऑनलाइन: UPI, कार्ड या नेट बैंकिंग से।';
export const payAfterOrUpi = 'विज़िट के बाद, नकद या UPI से। या बुकिंग के तुरंत बाद UPI से: आपको पेमेंट लिंक और QR कोड मिलेगा।';
export const payAfter = 'विज़िट के बाद, नकद या UPI से। बुकिंग के समय कुछ नहीं लगता।';
export const doPricesChange = 'क्या बुकिंग के बाद दाम बदल सकते हैं?';
export const doPricesChangeAnswer =
  'नहीं। जो दाम आप पक्का करते हैं वही देते हैं, चाहे बाद में हमारे दाम बदल जाएँ। विज़िट के बीच कुछ और जोड़ें तो हम पहले उसका दाम बताते हैं।';
export const changing = 'समय बदलना और रद्द करना';
export const canIMove = 'क्या बुकिंग का समय बदल सकते हैं या उसे रद्द कर सकते हैं?';
export const moveFree = 'हाँ, विज़िट शुरू होने तक, बिना किसी शुल्क के।';
export const moveForFee: With2<number, number> = (hours, percent) =>
  `हाँ, विज़िट शुरू होने तक। उससे पहले ${plural(hours, 'घंटे', 'घंटे')} से कम बचे हों, तो रद्द करने पर दाम का ${percent} % लगता है।`;
export const howToMove = '{bookings} खोलें और “समय बदलें” या “रद्द करें” दबाएँ। रद्द करने पर आपका कूपन फिर काम आ सकता है।';
export const ifLate = 'टीम को देर हो जाए, या काम पसंद न आए तो?';
export const ifLateAnswer =
  'देर हो तो हम पहले कॉल करते हैं। हम न आएँ तो आपको कुछ नहीं देना है, और हम नया समय ढूँढते हैं। कुछ ठीक न लगे तो सात दिन में बताएँ, हम उसे ठीक करेंगे।';
export const hygiene = 'सफ़ाई और सुरक्षा';
export const whatToHave = 'आप क्या लाते हैं, और मुझे क्या रखना होगा?';
export const whatToHaveAnswer =
  'प्रोडक्ट, औज़ार, साफ़ तौलिए और फ़र्श के लिए चादर हम लाते हैं और सब वापस ले जाते हैं। आपको बस एक कुर्सी, बिजली का सॉकेट और पास में पानी चाहिए।';
export const howClean = 'आप सफ़ाई कैसे रखते हैं?';
export const howCleanAnswer =
  'धातु के औज़ार हर विज़िट से पहले कीटाणु-मुक्त होते हैं और आपके सामने खुलते हैं। तौलिए, स्पैचुला, रेज़र और धागे एक ही बार इस्तेमाल होते हैं। काम से पहले हाथ धोए जाते हैं, और कहने पर मास्क पहना जाता है।';
export const sensitive = 'मेरी त्वचा नाज़ुक है, या मैं गर्भवती हूँ। क्या बुकिंग हो सकती है?';
export const sensitiveAnswer =
  'हाँ। कृपया पहले बताएँ, संदेश में या पते की सूचना में। कलर और वैक्स हम थोड़ी सी जगह पर जाँचते हैं, और रुकना बेहतर हो तो बताते हैं।';
export const whereWeCome = 'हम कहाँ आते हैं';
export const whichParts: With<string> = city => `${city} के किन इलाकों में आप आते हैं?`;
export const whichAreas = 'आप किन इलाकों में आते हैं?';
export const outsideThese = 'अगर आप इन इलाकों से बाहर रहते हैं, तो बुक करने से पहले हमें लिखें।';
export const inCity: With<string> = city => `हम ${city} में घरों पर आते हैं।`;
export const aroundSalon = 'हम अपने सैलून के आस-पास के घरों पर आते हैं।';
export const ifNotSure = 'अपने इलाके के बारे में पक्का न हो, तो बुक करने से पहले हमें लिखें।';
export const canIComeToYou = 'क्या सैलून में भी आ सकते हैं?';
export const canIComeToYouAnswer = 'हाँ। आने से पहले कृपया कॉल करें, ताकि कुर्सी खाली रहे। पता और रास्ता ऊपर है।';
export const doYouTrain = 'क्या आप ब्यूटीशियन का काम सिखाते हैं?';
export const weTrain = 'हाँ। हमारी अकादमी बाल, त्वचा, नाखून, मेकअप और मेहंदी सिखाती है, शुरुआती और एडवांस कोर्स में।';
export const seeAcademy = '{academy} में सारे कोर्स हैं, अगले बैच और फ़ीस के साथ।';
export const askForBatch = 'अगले बैच और फ़ीस के लिए हमें लिखें। और जानकारी {about} में है।';
export const isItAStudent = 'क्या मेरे घर किसी नौसिखिए को भेजते हैं?';
export const isItAStudentAnswer = 'नहीं। पहले कोर्स पूरा होता है, फिर महीनों सैलून में काम। उसके बाद ही हम घर की विज़िट पर भेजते हैं।';
export const yesWeTrain = 'हाँ।';
