import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const booking = 'बुकिंग';
export const howToBook = 'अपॉइंटमेंट कशी बुक करू?';
export const howToBookAnswer =
  'तुमच्या {cart} मध्ये सर्व्हिस जोडा, मग पत्ता, दिवस आणि वेळ निवडा. लॉगिन मोबाइल नंबर आणि SMS ने आलेल्या कोडने होते, पासवर्ड लागत नाही. घाईत आहात? {book} मध्ये सर्वाधिक बुक होणाऱ्या सर्व्हिस आहेत.';
export const cart = 'कार्ट';
export const minimum = 'किमान किती रुपयांचे बुकिंग हवे?';
export const minimumAnswer: With<string> = amount => `प्रत्येक भेटीसाठी ${amount}, कूपनची सूट वजा करून. किती कमी आहे ते कार्ट सांगते.`;
export const noMinimum = 'अशी अट नाही.';
export const howFarAhead = 'किती दिवस आधी आणि कोणत्या वेळेचे बुकिंग होते?';
export const inSlots: With2<number, string> = (days, slots) =>
  `आजपासून पुढच्या ${plural(days, 'दिवसापर्यंत', 'दिवसांपर्यंत')}, आम्ही उघडे असताना, ${slots} वेळेसाठी. आम्ही त्या वेळेच्या सुरुवातीला येतो आणि काम होईपर्यंत थांबतो.`;
export const twoHourSlots = 'दोन-दोन तासांच्या';
export const oneHourSlots = 'एक-एक तासाच्या';
export const forOthers = 'माझ्या आईसाठी किंवा अनेकांसाठी बुक करता येते का?';
export const forOthersAnswer = 'हो. जिथे यायचे तो पत्ता निवडा. अनेकांसाठी कार्टमध्ये संख्या वाढवा. कोणासाठी आहे ते पत्त्याच्या सूचनांमध्ये लिहा.';
export const payment = 'पेमेंट';
export const howToPay = 'पेमेंट कधी आणि कसे करू?';
export const payAfterOrOnline = 'भेटीनंतर, रोख किंवा UPI ने. किंवा कधीही ऑनलाइन: UPI, कार्ड किंवा नेट बँकिंगने.';
export const payAfterOrUpi = 'भेटीनंतर, रोख किंवा UPI ने. किंवा बुकिंग झाल्यावर लगेच UPI ने: तुम्हाला पेमेंट लिंक आणि QR कोड मिळेल.';
export const payAfter = 'भेटीनंतर, रोख किंवा UPI ने. बुक करताना काही लागत नाही.';
export const doPricesChange = 'बुक केल्यावर किंमत बदलते का?';
export const doPricesChangeAnswer =
  'नाही. तुम्ही जी किंमत पक्की करता तीच देता, नंतर आमच्या किमती बदलल्या तरी. भेटीदरम्यान काही जोडले तर आम्ही त्याची किंमत आधी सांगतो.';
export const changing = 'वेळ बदलणे आणि रद्द करणे';
export const canIMove = 'बुकिंगची वेळ बदलता किंवा ते रद्द करता येते का?';
export const moveFree = 'हो, भेट सुरू होईपर्यंत, कोणतेही शुल्क न देता.';
export const moveForFee: With2<number, number> = (hours, percent) =>
  `हो, भेट सुरू होईपर्यंत. त्याआधी ${plural(hours, 'तासापेक्षा', 'तासांपेक्षा')} कमी वेळ उरला असेल तर रद्द केल्यास किमतीचे ${percent} % लागतात.`;
export const howToMove = '{bookings} उघडा आणि “वेळ बदला” किंवा “रद्द करा” दाबा. रद्द केल्यास तुमचे कूपन पुन्हा वापरता येते.';
export const ifLate = 'टीमला उशीर झाला, किंवा काम आवडले नाही तर?';
export const ifLateAnswer =
  'उशीर होत असेल तर आम्ही आधी कॉल करतो. आम्ही आलो नाही तर तुम्हाला काही द्यायचे नाही, आणि आम्ही नवीन वेळ शोधतो. काही नीट वाटले नाही तर सात दिवसांत सांगा, आम्ही ते नीट करू.';
export const hygiene = 'स्वच्छता आणि सुरक्षा';
export const whatToHave = 'तुम्ही काय आणता, आणि मी काय ठेवायचे?';
export const whatToHaveAnswer =
  'प्रॉडक्ट, अवजारे, स्वच्छ टॉवेल आणि फरशीसाठी चादर आम्ही आणतो आणि सगळे परत नेतो. तुमच्याकडे फक्त खुर्ची, विजेचा सॉकेट आणि जवळ पाणी हवे.';
export const howClean = 'तुम्ही स्वच्छता कशी ठेवता?';
export const howCleanAnswer =
  'धातूची अवजारे प्रत्येक भेटीआधी निर्जंतुक होतात आणि तुमच्यासमोर उघडतात. टॉवेल, स्पॅच्युला, रेझर आणि धागे एकदाच वापरतो. कामाआधी हात धुतले जातात, आणि सांगितल्यास मास्क घातला जातो.';
export const sensitive = 'माझी त्वचा नाजूक आहे, किंवा मी गरोदर आहे. बुकिंग करता येईल का?';
export const sensitiveAnswer =
  'हो. कृपया आधी सांगा, संदेशात किंवा पत्त्याच्या सूचनांमध्ये. कलर आणि वॅक्स आम्ही थोड्या जागेवर तपासतो, आणि थांबणे बरे असेल तर सांगतो.';
export const whereWeCome = 'आम्ही कुठे येतो';
export const whichParts: With<string> = city => `${city} च्या कोणत्या भागांत तुम्ही येता?`;
export const whichAreas = 'तुम्ही कोणत्या भागांत येता?';
export const outsideThese = 'तुम्ही या भागांबाहेर राहत असाल तर बुक करण्याआधी आम्हाला लिहा.';
export const inCity: With<string> = city => `आम्ही ${city} मध्ये घरी येतो.`;
export const aroundSalon = 'आम्ही आमच्या सलूनच्या आसपासच्या घरी येतो.';
export const ifNotSure = 'तुमच्या भागाबद्दल खात्री नसेल तर बुक करण्याआधी आम्हाला लिहा.';
export const canIComeToYou = 'सलूनमध्येही येता येते का?';
export const canIComeToYouAnswer = 'हो. येण्याआधी कृपया कॉल करा, म्हणजे खुर्ची मोकळी राहील. पत्ता आणि रस्ता वर आहे.';
export const doYouTrain = 'तुम्ही ब्यूटिशियनचे काम शिकवता का?';
export const weTrain = 'हो. आमची अकादमी केस, त्वचा, नखे, मेकअप आणि मेहंदी शिकवते, सुरुवातीच्या आणि ॲडव्हान्स कोर्समध्ये.';
export const seeAcademy = '{academy} मध्ये सर्व कोर्स आहेत, पुढच्या बॅच आणि फीसह.';
export const askForBatch = 'पुढच्या बॅच आणि फीसाठी आम्हाला लिहा. अधिक माहिती {about} मध्ये आहे.';
export const isItAStudent = 'माझ्या घरी शिकाऊ कोणाला पाठवता का?';
export const isItAStudentAnswer = 'नाही. आधी कोर्स पूर्ण होतो, मग महिनोन्‌महिने सलूनमध्ये काम. त्यानंतरच आम्ही घरच्या भेटींना पाठवतो.';
export const yesWeTrain = 'हो.';
