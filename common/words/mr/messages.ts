import type { With, With2 } from '../languages.ts';

export const sms = {
  CONFIRMATION: '{brand}: बुक झाले. {arrival} दरम्यान येऊ. पाहा: {link}',
  CONFIRMATION_WHO: '{brand}: बुक झाले. {professional}, {arrival} दरम्यान. {link}',
  MOVED: '{brand}: नवीन वेळ: {arrival} दरम्यान. पाहा किंवा बदला: {link}',
  MOVED_WHO: '{brand}: नवीन वेळ: {arrival} दरम्यान, {professional}. पाहा: {link}',
  MOVED_BY_SALON: '{brand}: आम्ही वेळ बदलली: {arrival} दरम्यान. पाहा: {link}',
  MOVED_BY_SALON_WHO: '{brand}: आम्ही वेळ बदलली: {arrival} दरम्यान, {professional}. {link}',
  CANCELLED: '{brand}: {when} ची तुमची अपॉइंटमेंट रद्द झाली. पुन्हा बुक करण्यासाठी कॉल करा किंवा साइटवर या.',
  CANCELLED_MONEY: '{brand}: {when} ची तुमची भेट रद्द झाली. रद्द करण्याची फी {fee}, आम्ही {refund} परत करू.',
  HOLD_ENDED: '{brand}: पेमेंट वेळेत मिळाले नाही, म्हणून {when} ची अपॉइंटमेंट बुक झाली नाही. मोकळ्या वेळा साइटवर पाहा.',
  PLACE_CHANGED: '{brand}: {when} च्या भेटीचा पत्ता बदलला. पाहा: {link}',
  REMINDER: '{brand}: आठवण: {arrival} दरम्यान येऊ. बदला: {link}',
  PROFESSIONAL: '{brand}: तुमच्याकडे {professional}, {arrival} दरम्यान. स्टार्ट कोड {code}. भेट सुरू होताना सांगा.',
  WHO_CHANGED: '{brand}: आता तुमच्याकडे {professional}, {arrival} दरम्यान. {link}',
  WHO_OPEN: '{brand}: {arrival} दरम्यान येऊ. कोण येणार ते सांगू. {link}',
  ON_THE_WAY: '{brand}: {professional} वाटेत. येथे पहा: {link}',
  LATE: '{brand}: माफ करा, आम्हाला सुमारे {late} मिनिटे उशीर होईल. येथे पहा: {link}',
  TIME_PROPOSED: '{brand}: ठरलेल्या वेळी जमणार नाही. {when} ला येऊ शकतो. सांगा: {link}',
  SERVICES_PROPOSED: '{brand}: बदलानंतर एकूण {amount}. पाहून हो किंवा नाही सांगा: {link}',
  SERVICES_PROPOSED_CODE: '{brand}: बदलानंतर एकूण {amount}. होकार असेल तर कोड {code} सांगा. पाहा: {link}',
  SERVICES_CHANGED: '{brand}: तुमची भेट बदलली. आता एकूण {amount}. पाहा: {link}',
  PARTY_BALANCE_DUE: '{brand}: भेटीसाठी {due} पर्यंत {amount} द्यायचे आहेत. पाहा: {link}',
  NO_SHOW: '{brand}: घरी कोणी भेटले नाही. शुल्क {fee}. चूक असेल तर: {link}',
  REFUSED: '{brand}: {when} ची भेट झाली नाही. काही द्यायचे नाही. माहिती: {link}',
  RECEIPT: '{brand}: आम्हाला बोलावल्याबद्दल धन्यवाद. एकूण {amount}. माहिती: {link}',
  REVIEW_ASKED: '{brand}: भेट कशी झाली? तुमच्या रिव्ह्यूची मदत होते. येथे लिहा: {link}',
  REFUNDED: '{brand}: {when} च्या भेटीचे {amount} आम्ही परत केले आहेत. बँकेत दिसायला काही दिवस लागतात.',
  PAID: '{brand}: तुमचे {amount} आम्हाला मिळाले. माहिती: {link}',
  PAID_LATE: '{brand}: {amount} चे पेमेंट {when} च्या भेटीसाठी उशिरा आले. ते आम्ही परत करू.',
  NUDGE: '{brand}: {category} ची वेळ जवळ आली. मोकळ्या वेळा, किंवा मेसेज बंद: {link}',
  WIN_BACK: '{brand}: {category} ची वेळ झाली, {amount} सूट. वेळा, किंवा मेसेज बंद: {link}',
  WAIT_OFFER: '{brand}: मोकळी वेळ: {arrival}, {until} पर्यंत तुमची. {link}',
  SERIES_ASK: '{brand}: {day} ची नियमित भेट ठरल्या वेळी होऊ शकत नाही. वेळ निवडा: {link}',
  SERIES_SOON: '{brand}: नियमित भेट: {arrival}. सोडा किंवा बदला: {link}',
  SERIES_PRICE: '{brand}: नियमित भेट: {arrival}. दर वाढून {amount}. {link}',
  SERIES_PAUSED: '{brand}: तुमच्या नियमित भेटी {day} पर्यंत थांबवल्या आहेत. त्यानंतर पूर्वीसारख्या होतील.',
  SERIES_PAUSED_OFF: '{brand}: नियमित भेटी {day} पर्यंत थांबवल्या आहेत. रद्द भेटी: {visits}. त्यानंतर पूर्वीसारख्या होतील.',
  SERIES_ENDED: '{brand}: तुमच्या नियमित भेटी बंद झाल्या आहेत. बुक असलेल्या होतील. पुन्हा सुरू करण्यासाठी फोन करा.',
  SERIES_ENDED_OFF: '{brand}: नियमित भेटी बंद झाल्या आहेत. रद्द भेटी: {visits}. पुन्हा सुरू करण्यासाठी फोन करा.',
  FRIEND_REWARD: '{brand}: धन्यवाद! आपल्या माणसांना सांगण्याचे {amount} चे कूपन {day} पर्यंत तुमचे आहे. ते कार्टमध्ये मिळेल.',
  ACCOUNT_ENDS: '{brand}: तुमचे खाते तीन वर्षे वापरले गेले नाही. {day} रोजी आम्ही ते काढून टाकू. ठेवायचे असेल, तर त्याआधी लॉगिन करा.',
  NUMBER_NEW: '{brand}: आतापासून हाच तुमच्या खात्याचा मोबाइल नंबर आहे. तुम्हाला याची माहिती नसेल, तर कॉल करा: {phone}',
  NUMBER_OLD: '{brand}: तुमच्या खात्याचा मोबाइल नंबर बदलला गेला आहे. तुम्ही बदलला नसेल, तर लगेच कॉल करा: {phone}',
  AREA_NOW: '{brand}: तुमच्या इच्छेप्रमाणे आता आम्ही तुमच्या भागात येतो. पहा: {link}',
  ENROLLED: '{brand}: {course} कोर्समध्ये जागा पक्की. दिवस आणि फी: {link}',
  FEE_TAKEN: '{brand}: कोर्स फीचे {amount} मिळाले. पावती: {link}',
  FEE_RETURNED: '{brand}: कोर्स फीचे {amount} परत केले. पाहा: {link}',
  TO_TEAMS: '{brand}: आता सलून टीमसह काम करते. तुमच्या पेजवरून काढलेल्या पुढच्या भेटी: एकूण {visits}. कृपया सलूनला विचारा.',
  TOMORROW: '{brand}: {day} च्या तुमच्या भेटी: एकूण {visits}. वेळ आणि जागा तुमच्या पेजवर आहेत.',
  VISIT_NEW: '{brand}: तुमची नवीन भेट: {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.',
  VISIT_MOVED: '{brand}: तुमची एक भेट बदलली. आता {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.',
  VISIT_CANCELLED: '{brand}: {when} ची भेट आता तुमची नाही. तो दिवस तुमच्या पेजवर आहे.',
  VISITS_CHANGED: '{brand}: तुमच्या {count} भेटी बदलल्या आहेत. माहिती तुमच्या पेजवर आहे.',
};

export const letters = {
  CONFIRMATION: 'नमस्कार {reader}, तुमची भेट बुक झाली आहे. आम्ही येऊ: {arrival}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  CONFIRMATION_WHO:
    'नमस्कार {reader}, तुमची भेट बुक झाली आहे. तुमच्याकडे: {professional}, {arrival}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  MOVED: 'नमस्कार {reader}, तुमच्या भेटीची वेळ बदलली आहे. आम्ही येऊ: {arrival}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  MOVED_WHO:
    'नमस्कार {reader}, तुमच्या भेटीची वेळ बदलली आहे. तुमच्याकडे: {professional}, {arrival}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  MOVED_BY_SALON:
    'नमस्कार {reader}, आम्ही तुमच्या भेटीची वेळ बदलली आहे. आम्ही येऊ: {arrival}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  MOVED_BY_SALON_WHO:
    'नमस्कार {reader}, आम्ही तुमच्या भेटीची वेळ बदलली आहे. तुमच्याकडे: {professional}, {arrival}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  CANCELLED: 'नमस्कार {reader}, {when} ची तुमची अपॉइंटमेंट रद्द झाली आहे. पुन्हा बुक करण्यासाठी आम्हाला कॉल करा किंवा साइटवर या.\n\n{brand}',
  CANCELLED_MONEY:
    'नमस्कार {reader}, {when} ची तुमची भेट रद्द झाली आहे. रद्द करण्याची फी {fee} आहे, आणि तुम्ही दिलेल्या पैशांतून {refund} आम्ही परत करू. पुन्हा बुक करण्यासाठी कॉल करा किंवा साइटवर या.\n\n{brand}',
  HOLD_ENDED:
    'नमस्कार {reader}, तुमचे पेमेंट वेळेत मिळाले नाही, म्हणून {when} ची अपॉइंटमेंट बुक झाली नाही. मोकळ्या वेळा आमच्या साइटवर पाहा.\n\n{brand}',
  PLACE_CHANGED: 'नमस्कार {reader}, {when} च्या तुमच्या भेटीचा पत्ता बदलला आहे. येथे पाहू शकता: {link}\n\n{brand}',
  REMINDER: 'नमस्कार {reader}, आठवण करून देत आहोत, आम्ही तुमच्याकडे येऊ: {arrival}. ती येथे पाहू, बदलू किंवा रद्द करू शकता: {link}\n\n{brand}',
  PROFESSIONAL:
    'नमस्कार {reader}, तुमच्याकडे: {professional}, {arrival}. तुमचा स्टार्ट कोड {code} आहे, भेट सुरू होताना सांगा. सर्व माहिती येथे आहे: {link}\n\n{brand}',
  WHO_CHANGED:
    'नमस्कार {reader}, आधी सांगितलेल्या नावाऐवजी आता तुमच्याकडे: {professional}, {arrival}. सर्व माहिती येथे आहे: {link}\n\n{brand}',
  WHO_OPEN: 'नमस्कार {reader}, आम्ही तुमच्याकडे येऊ: {arrival}. कोण येणार ते आम्ही लवकरच सांगू. सर्व माहिती येथे आहे: {link}\n\n{brand}',
  ON_THE_WAY: 'नमस्कार {reader}, {professional} वाटेत. भेट येथे पाहू शकता: {link}\n\n{brand}',
  LATE: 'नमस्कार {reader}, माफ करा, आम्हाला सुमारे {late} मिनिटे उशीर होईल. भेट येथे पाहू शकता: {link}\n\n{brand}',
  TIME_PROPOSED:
    'नमस्कार {reader}, माफ करा: ठरलेल्या वेळी येणे जमणार नाही. आम्ही {when} ला येऊ शकतो. हो म्हणण्यासाठी, दुसरी वेळ निवडण्यासाठी किंवा मोफत रद्द करण्यासाठी येथे पाहा: {link}\n\n{brand}',
  SERVICES_PROPOSED:
    'नमस्कार {reader}, बदलानंतर तुमच्या भेटीचे एकूण {amount} होतील. तुम्ही हो म्हणेपर्यंत काहीही बदलणार नाही. येथे पाहून हो किंवा नाही सांगू शकता: {link}\n\n{brand}',
  SERVICES_PROPOSED_CODE:
    'नमस्कार {reader}, बदलानंतर तुमच्या भेटीचे एकूण {amount} होतील. तुम्ही हो म्हणेपर्यंत काहीही बदलणार नाही. मान्य असेल तर तुमच्यासोबत जे आहेत त्यांना कोड {code} सांगा. येथेही हो किंवा नाही सांगू शकता: {link}\n\n{brand}',
  SERVICES_CHANGED: 'नमस्कार {reader}, तुमची भेट बदलली आहे. आता एकूण {amount} आहे. सर्व्हिस येथे पाहू शकता: {link}\n\n{brand}',
  PARTY_BALANCE_DUE: 'नमस्कार {reader}, {day} च्या भेटीसाठी {amount} {due} पर्यंत द्यायचे आहेत. येथे देऊ शकता: {link}\n\n{brand}',
  NO_SHOW:
    'नमस्कार {reader}, आम्ही {when} ला तुमच्याकडे आलो होतो, पण कोणी भेटले नाही. शुल्क {fee} आहे, आणि त्याहून जास्त जे दिले आहे ते परत मिळेल. हे चुकीचे असेल तर कृपया येथे सांगा: {link}\n\n{brand}',
  REFUSED:
    'नमस्कार {reader}, {when} ची भेट होऊ शकली नाही. तिचे काहीही द्यायचे नाही, आणि जे दिले आहे ते परत मिळेल. माहिती येथे आहे: {link}\n\n{brand}',
  RECEIPT: 'नमस्कार {reader}, आम्हाला बोलावल्याबद्दल धन्यवाद. एकूण {amount}. सर्व माहिती येथे आहे: {link}\n\n{brand}',
  REVIEW_ASKED: 'नमस्कार {reader}, भेट कशी झाली? तुमच्या रिव्ह्यूची इतरांना आणि आम्हाला मदत होते. येथे लिहू शकता: {link}\n\n{brand}',
  REFUNDED: 'नमस्कार {reader}, {when} च्या भेटीचे {amount} आम्ही परत केले आहेत. बँकेत दिसायला काही दिवस लागतात.\n\n{brand}',
  PAID: 'नमस्कार {reader}, {when} च्या भेटीचे {amount} आम्हाला मिळाले आहेत. सर्व माहिती येथे आहे: {link}\n\n{brand}',
  PAID_LATE:
    'नमस्कार {reader}, तुमचे {amount} चे पेमेंट उशिरा आले, तोपर्यंत {when} ची वेळ मोकळी राहिली नव्हती. आम्ही पैसे परत करू. पुन्हा बुक करण्यासाठी कॉल करा किंवा साइटवर या.\n\n{brand}',
  NUDGE: 'नमस्कार {reader}, {category} ची वेळ पुन्हा जवळ आली आहे. तुमच्यासाठी तीन मोकळ्या वेळा पाहा, किंवा हे मेसेज बंद करा: {link}\n\n{brand}',
  WIN_BACK:
    'नमस्कार {reader}, तुमची भेट होऊन बरेच दिवस झाले, आणि {category} ची वेळ झाली आहे. पुढच्या भेटीवर {amount} सूट. मोकळ्या वेळा पाहा, किंवा हे मेसेज बंद करा: {link}\n\n{brand}',
  WAIT_OFFER:
    'नमस्कार {reader}, तुमच्यासाठी एक वेळ मोकळी झाली आहे. आम्ही येऊ शकतो: {arrival}. एकूण {amount}. ही वेळ आम्ही तुमच्यासाठी {until} पर्यंत राखून ठेवली आहे. ती येथे घेऊ किंवा नाकारू शकता: {link}\n\n{brand}',
  SERIES_ASK:
    'नमस्कार {reader}, {day} ची तुमची नियमित भेट ठरलेल्या वेळी होऊ शकत नाही. कृपया दुसरी वेळ निवडा, किंवा ही भेट सोडा. बाकीच्या भेटी तशाच राहतील: {link}\n\n{brand}',
  SERIES_SOON:
    'नमस्कार {reader}, तुमची नियमित भेट जवळ आली आहे, आम्ही तुमच्याकडे येऊ: {arrival}. जमत नसेल तर येथे ही भेट सोडा किंवा दुसरी वेळ निवडा: {link}\n\n{brand}',
  SERIES_PRICE:
    'नमस्कार {reader}, तुमची पुढची नियमित भेट बुक झाली आहे. आम्ही तुमच्याकडे येऊ: {arrival}. आता एकूण {amount} आहे, जे मागच्या वेळेपेक्षा जास्त आहे. ती येथे पाहू, बदलू किंवा सोडू शकता: {link}\n\n{brand}',
  SERIES_PAUSED:
    'नमस्कार {reader}, तुमच्या नियमित भेटी {day} पर्यंत थांबवल्या आहेत. त्यानंतर पूर्वीसारख्या होतील. माझ्या बुकिंगमध्ये तुम्ही त्या आधीही पुन्हा सुरू करू शकता.\n\n{brand}',
  SERIES_PAUSED_OFF:
    'नमस्कार {reader}, तुमच्या नियमित भेटी {day} पर्यंत थांबवल्या आहेत. इतक्या बुक भेटी रद्द झाल्या आहेत: {visits}. त्यानंतर पूर्वीसारख्या होतील. माझ्या बुकिंगमध्ये तुम्ही त्या आधीही पुन्हा सुरू करू शकता.\n\n{brand}',
  SERIES_ENDED:
    'नमस्कार {reader}, तुमच्या नियमित भेटी बंद झाल्या आहेत. बुक असलेल्या भेटी होतील. पुन्हा सुरू करण्यासाठी आम्हाला फोन करा किंवा आमच्या साइटवर बुक करा.\n\n{brand}',
  SERIES_ENDED_OFF:
    'नमस्कार {reader}, तुमच्या नियमित भेटी बंद झाल्या आहेत. इतक्या बुक भेटी रद्द झाल्या आहेत: {visits}. पुन्हा सुरू करण्यासाठी आम्हाला फोन करा किंवा आमच्या साइटवर बुक करा.\n\n{brand}',
  FRIEND_REWARD:
    'नमस्कार {reader}, धन्यवाद! आपल्या माणसांना सांगण्याचे {amount} चे कूपन {day} पर्यंत तुमचे आहे. ते तुमच्या कार्टमध्ये आणि प्रोफाइलमध्ये मिळेल.\n\n{brand}',
  ACCOUNT_ENDS:
    'नमस्कार {reader}, तुमचे खाते तीन वर्षे वापरले गेले नाही, म्हणून {day} रोजी आम्ही ते तुमच्या डेटासह काढून टाकू. ठेवायचे असेल, तर त्याआधी आमच्या साइटवर लॉगिन करा.\n\n{brand}',
  NUMBER_NEW:
    'नमस्कार, आतापासून तुमच्या खात्याचा मोबाइल नंबर नवा आहे, म्हणून त्याच नंबरने लॉगिन करा. भेटीचे मेसेजही त्यावर येतील. तुम्हाला याची माहिती नसेल, तर कॉल करा: {phone}\n\n{brand}',
  NUMBER_OLD:
    'नमस्कार, तुमच्या खात्याचा मोबाइल नंबर बदलला गेला आहे. या नंबरने आता खाते उघडणार नाही. तुम्ही बदलला नसेल, तर लगेच कॉल करा: {phone}\n\n{brand}',
  AREA_NOW:
    'नमस्कार {reader}, आम्ही तुमच्या भागातही यावे, अशी तुमची इच्छा होती. आता आम्ही येतो. आमच्या सर्व्हिस आणि मोकळ्या वेळा इथे पहा: {link}\n\n{brand}',
  ENROLLED: 'नमस्कार {reader}, {course} कोर्समध्ये जागा पक्की झाली आहे. दिवस आणि फी येथे आहे: {link}\n\n{brand}',
  FEE_TAKEN: 'नमस्कार {reader}, {course} कोर्सच्या फीचे {amount} आम्हाला मिळाले आहेत. पावती आणि बाकी फी येथे आहे: {link}\n\n{brand}',
  FEE_RETURNED: 'नमस्कार {reader}, {course} कोर्सच्या फीचे {amount} आम्ही परत केले आहेत. सर्व माहिती येथे आहे: {link}\n\n{brand}',
  TO_TEAMS:
    'नमस्कार {professional}, आता सलून टीमसह काम करते. तुमच्या पेजवरून काढलेल्या पुढच्या भेटी: एकूण {visits}. तुमचे काम कधी आहे, ते कृपया सलूनला विचारा.\n\n{brand}',
  TOMORROW: 'नमस्कार {professional}, {day} च्या तुमच्या भेटी: एकूण {visits}. वेळ आणि जागा तुमच्या पेजवर आहेत.\n\n{brand}',
  VISIT_NEW: 'तुमची नवीन भेट: {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.\n\n{brand}',
  VISIT_MOVED: 'तुमची एक भेट बदलली आहे. आता {when}, ग्राहक {customer}. माहिती तुमच्या पेजवर आहे.\n\n{brand}',
  VISIT_CANCELLED: 'ही भेट आता तुमची नाही: {when}. तो दिवस तुमच्या पेजवर आहे.\n\n{brand}',
  VISITS_CHANGED: 'नमस्कार {professional}, तुमच्या {count} भेटी बदलल्या आहेत. माहिती तुमच्या पेजवर आहे.\n\n{brand}',
};

export const subjects = {
  CONFIRMATION: 'तुमची अपॉइंटमेंट बुक झाली',
  CONFIRMATION_WHO: 'तुमची भेट बुक झाली',
  MOVED: 'तुमच्या अपॉइंटमेंटची वेळ बदलली',
  MOVED_WHO: 'तुमच्या भेटीची वेळ बदलली',
  MOVED_BY_SALON: 'आम्ही तुमच्या भेटीची वेळ बदलली',
  MOVED_BY_SALON_WHO: 'आम्ही तुमच्या भेटीची वेळ बदलली',
  CANCELLED: 'तुमची अपॉइंटमेंट रद्द झाली',
  CANCELLED_MONEY: 'तुमची भेट रद्द झाली',
  HOLD_ENDED: 'तुमची अपॉइंटमेंट बुक झाली नाही',
  PLACE_CHANGED: 'तुमच्या भेटीचा पत्ता बदलला',
  REMINDER: 'तुमची अपॉइंटमेंट लक्षात असू द्या',
  PROFESSIONAL: 'तुमच्याकडे कोण येणार',
  WHO_CHANGED: 'आता तुमच्याकडे कोण येणार',
  WHO_OPEN: 'तुमची भेट: नाव आम्ही लवकरच सांगू',
  ON_THE_WAY: 'आम्ही वाटेत आहोत',
  LATE: 'आम्हाला थोडा उशीर होईल',
  TIME_PROPOSED: 'तुमच्या भेटीसाठी दुसरी वेळ',
  SERVICES_PROPOSED: 'तुमची भेट बदलू का?',
  SERVICES_PROPOSED_CODE: 'तुमची भेट बदलू का?',
  SERVICES_CHANGED: 'तुमची भेट बदलली',
  PARTY_BALANCE_DUE: 'भेटीआधी पेमेंट करा',
  NO_SHOW: 'कोणी भेटले नाही',
  REFUSED: 'तुमची भेट होऊ शकली नाही',
  RECEIPT: 'आम्हाला बोलावल्याबद्दल धन्यवाद',
  REVIEW_ASKED: 'भेट कशी झाली?',
  REFUNDED: 'आम्ही तुमचे पैसे परत केले आहेत',
  PAID: 'तुमचे पेमेंट मिळाले',
  PAID_LATE: 'आम्ही तुमचे पैसे परत करू',
  NUDGE: 'पुन्हा वेळ जवळ आली आहे',
  WIN_BACK: 'पुढच्या भेटीवर सूट',
  WAIT_OFFER: 'तुमच्यासाठी एक वेळ मोकळी झाली आहे',
  SERIES_ASK: 'तुमच्या नियमित भेटीसाठी वेळ निवडा',
  SERIES_SOON: 'तुमची नियमित भेट जवळ आली आहे',
  SERIES_PRICE: 'तुमच्या नियमित भेटीचा दर बदलला आहे',
  SERIES_PAUSED: 'तुमच्या नियमित भेटी थांबवल्या आहेत',
  SERIES_PAUSED_OFF: 'तुमच्या नियमित भेटी थांबवल्या आहेत',
  SERIES_ENDED: 'तुमच्या नियमित भेटी बंद झाल्या आहेत',
  SERIES_ENDED_OFF: 'तुमच्या नियमित भेटी बंद झाल्या आहेत',
  FRIEND_REWARD: 'आपल्या माणसांना सांगण्याचे तुमचे कूपन',
  ACCOUNT_ENDS: 'तुमचे खाते लवकरच संपेल',
  NUMBER_NEW: 'तुमचा मोबाइल नंबर बदलला आहे',
  NUMBER_OLD: 'तुमचा मोबाइल नंबर बदलला आहे',
  AREA_NOW: 'आता आम्ही तुमच्या भागात येतो',
  ENROLLED: 'कोर्समध्ये जागा पक्की',
  FEE_TAKEN: 'कोर्सची फी मिळाली',
  FEE_RETURNED: 'कोर्सची फी परत केली',
  TO_TEAMS: 'तुमच्या भेटी आता टीमकडे',
  TOMORROW: 'उद्याच्या तुमच्या भेटी',
  VISIT_NEW: 'नवीन भेट',
  VISIT_MOVED: 'एक भेट बदलली',
  VISIT_CANCELLED: 'एक भेट आता तुमची नाही',
  VISITS_CHANGED: 'तुमच्या भेटी बदलल्या आहेत',
};

export const unknown = {
  visit: 'पुढची भेट',
  customer: 'एक ग्राहक',
  reader: 'जी',
  professional: 'ब्यूटिशियन',
  when: 'ठरलेला दिवस',
  day: 'उद्या',
  salon: 'सलून',
};

export const visits: With<number> = n => String(n);

export const passcode: With2<string, string> = (code, salon) =>
  `${code} हा तुमचा ${salon} OTP आहे. तो 2 मिनिटे चालेल. कोणालाही सांगू नका.`;

export const forGuests: With<number> = n => `${n} पाहुण्यांसाठी`;
export const guests: With<number> = n => `पाहुणे: ${n}`;
export const services: With<string> = list => `सर्व्हिस: ${list}`;
export const price: With<string> = amount => `किंमत: ${amount}`;
export const pricePaid: With<string> = amount => `किंमत: ${amount}, पेमेंट झाले`;
export const paidAndDue: With2<string, string> = (paid, due) => `मिळाले: ${paid}, बाकी: ${due}`;
export const address: With<string> = place => `पत्ता: ${place}`;
export const reference: With<string> = code => `बुकिंग: ${code}`;
export const movesHere: With<string> = when => `ही वेळ घेतल्यास ${when} ची तुमची भेट या वेळेवर येईल.`;
export const questions: With<string> = phone => `काही विचारायचे आहे? ${phone} वर कॉल करा.`;

export const visitOf: With<string> = salon => `${salon} ची भेट`;
export const comesInTwoHours: With<string> = salon => `${salon} दोन तासांत तुमच्याकडे`;

/** Beside the switch, and kept with the consent (server/accounts/consent/consent.ts). */
export const whatsappConsent: With<string> = salon => `${salon} मला माझ्या भेटींचे मेसेज व्हॉट्सॲपवर पाठवू शकते.`;
/** What the coupon of WIN_BACK is called. */
export const winBackCoupon = 'तुमचे पुन्हा स्वागत आहे';
/** The same, for advertising (server/accounts/auth/advertising.ts). */
export const marketingConsent: With2<string, 'SMS' | 'WHATSAPP' | 'EMAIL'> = (salon, way) =>
  `${salon} मला पुढच्या भेटीची आठवण आणि ऑफर ${way === 'SMS' ? 'SMS ने' : way === 'EMAIL' ? 'ई-मेलने' : 'व्हॉट्सॲपवर'} पाठवू शकते.`;
