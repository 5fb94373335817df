import type { With } from '../languages.ts';

export const opening = 'पेमेंटचे पेज उघडत आहे…';
export const oneMoment = 'एक क्षण थांबा.';
export const notOpened = 'पेमेंटचे पेज उघडले नाही. कृपया तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.';
export const failedToLoad = 'तुमचे पेमेंट लोड झाले नाही';
export const isSafe = 'तुम्ही दिलेले पैसे सुरक्षित आहेत.';
export const looksAgain = 'हे पेज आपोआप पुन्हा पाहील.';
export const cannotReach = 'सध्या सलूनशी संपर्क होत नाही.';
export const offline = 'तुमचे इंटरनेट बंद आहे.';

export const addTip = 'ब्यूटिशियनसाठी टिप द्या';
export const noTip = 'नको';
export const otherTip = 'इतर';
export const tipInRupees = 'टिप (रुपयांत)';
export const tipTooMuch: With<string> = most => `पूर्ण रुपये लिहा, जास्तीत जास्त ${most}.`;
export const withTip: With<string> = tip => `यात ${tip} टिप आहे.`;
export const keepYourTime = 'तुमची वेळ आम्ही आणखी {time} मिनिटे राखून ठेवतो.';

export const confirming = 'पेमेंट पक्के होत आहे…';
export const takesSeconds = 'याला काही सेकंद लागतात. कृपया पुन्हा पेमेंट करू नका.';
export const bankIsLate = 'बँकेचे उत्तर अजून आले नाही. तुम्ही पेमेंट केले असेल, तर तुमचे पैसे सुरक्षित आहेत: आम्ही विचारत राहू, तुम्ही हे पेज बंद करू शकता.';
export const haveNotPaid: With<string> = sum => `मी पेमेंट केले नाही: ${sum} द्या`;

export const nothingToPay = 'काहीही द्यायचे नाही';
export const visitIsFree = 'ही भेट मोफत आहे.';
export const received = 'पेमेंट मिळाले';
export const youPaid: With<string> = sum => `तुम्ही ${sum} दिले.`;
export const visitIsBooked = 'तुमची अपॉइंटमेंट बुक झाली आहे.';
export const thankYou = 'धन्यवाद!';
export const paid = 'दिले';
export const tip = 'टिप';
export const toPayAtVisit = 'भेटीच्या वेळी द्यायचे';
export const leftToPay = 'अजून द्यायचे';
export const paidOn = 'पेमेंटची वेळ';
export const paidTooMuch: With<string> = sum => `यातले ${sum} भेटीच्या किमतीपेक्षा जास्त आहेत. ते आम्ही 7 कामकाजाच्या दिवसांत परत करू.`;

export const failed = 'पेमेंट झाले नाही';
export const noMoneyReachedUs = 'आम्हाला पैसे मिळाले नाहीत. बँकेने कापले असतील, तर तुमच्या खात्यात परत येतील.';
export const tryAgain: With<string> = sum => `पुन्हा प्रयत्न करा: ${sum} द्या`;

export const payAfterInstead = 'सर्व्हिसनंतर पेमेंट करा';
export const payAfterFailed = 'हे झाले नाही. पुन्हा प्रयत्न करा.';
export const pay: With<string> = sum => `${sum} चे पेमेंट`;
export const payNow: With<string> = sum => `आत्ता ${sum} द्या`;
export const youBegan = 'तुमचे पेमेंट सुरू झाले आहे. तिथेच पूर्ण करा, किंवा केले असेल तर येथेच थांबा.';
export const notHeard =
  'तुमच्या आधीच्या पेमेंटची आम्हाला खबर मिळाली नाही. खात्यातून पैसे गेले असतील, तर थांबा किंवा आम्हाला कॉल करा, आणि पुन्हा पेमेंट करू नका.';
export const paidAlready: With<string> = sum => `${sum} तुम्ही आधीच दिले आहेत.`;
export const ways = 'UPI, कार्ड किंवा नेट बँकिंगने.';
export const depositBooks: With<string> = later => `या ॲडव्हान्सने तुमची अपॉइंटमेंट बुक होईल. बाकीचे ${later} भेटीच्या वेळी द्या.`;
export const bookedOncePaid = 'UPI, कार्ड किंवा नेट बँकिंगने पेमेंट होताच तुमची अपॉइंटमेंट बुक होईल.';
export const staysBooked = 'तुमची अपॉइंटमेंट बुक राहील. पेमेंट नंतरही करू शकता.';

export const sumToPay: With<string> = sum => `${sum} द्यायचे आहेत`;
export const noOnlineCall = 'सध्या ऑनलाइन पेमेंट होऊ शकत नाही. कृपया आम्हाला कॉल करा, आम्ही तुमची वेळ राखून ठेवू.';
export const noOnlineAtVisit = 'सध्या ऑनलाइन पेमेंट होऊ शकत नाही. तुम्ही भेटीच्या वेळी देऊ शकता.';

export const timeGivenBack = 'ही वेळ आता राखून नाही';
export const notInTime = 'आम्हाला वेळेत पेमेंट मिळाले नाही, म्हणून ही अपॉइंटमेंट बुक झाली नाही.';
export const bankSetAside: With<string> = sum => `बँकेने ${sum} राखून ठेवले आहेत, पण उशिरा. आम्ही ते ठेवणार नाही, ते आजच परत जातील.`;
export const leftYourAccount =
  'खात्यातून पैसे गेले? ते बुडाले नाहीत. ते आम्हाला मिळाले, तर वेळ मोकळी असल्यास आम्ही ती पुन्हा बुक करू, नाहीतर पैसे परत करू.';

export const cancelled = 'ही अपॉइंटमेंट रद्द आहे';
export const salonKeeps: With<string> = sum => `ठरल्याप्रमाणे, रद्द केल्याचे ${sum} कापले आहेत. तुम्हाला आणखी काही द्यायचे नाही.`;
export const nothingIsDue = 'काहीही द्यायचे नाही.';

export const comesBack: With<string> = sum => `${sum} तुम्हाला परत मिळतील`;
export const cameTooLate: With<string> = time =>
  `तुमचे पेमेंट ${time} वाजता आले, तोपर्यंत ही वेळ दुसऱ्या कोणाला मिळाली होती. म्हणून ही अपॉइंटमेंट बुक झाली नाही.`;
export const isCancelled = 'ही अपॉइंटमेंट रद्द आहे.';
export const weKeepFee: With<string> = fee => `ठरल्याप्रमाणे, रद्द केल्याचे ${fee} कापले आहेत.`;
export const sendsMoney = 'पैसे 7 कामकाजाच्या दिवसांत ज्या खात्यातून आले त्याच खात्यात जातील. तुम्हाला काही करायचे नाही.';

export const wasGivenBack: With<string> = sum => `${sum} परत केले`;
export const isOnWayBack: With<string> = sum => `${sum} परत येत आहेत`;
export const givenBackOn: With<string> = day => `${day} रोजी, ज्या खात्यातून आले त्याच खात्यात. बँकेत दिसायला काही दिवस लागू शकतात.`;
export const givenBack = 'ज्या खात्यातून आले त्याच खात्यात. बँकेत दिसायला काही दिवस लागू शकतात.';

export const payTo: With<string> = salon => `${salon} ला पेमेंट`;
export const leadsToPayment: With<string> = sum => `${sum} च्या पेमेंटचे पेज उघडत आहे.`;
export const goToPayment = 'पेमेंटवर जा';
