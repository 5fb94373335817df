import type { With, With2 } from '../languages.ts';

export const sms = {
  CONFIRMATION: '{brand}: बुक हो गया। {arrival} के बीच आएँगे। देखें: {link}',
  CONFIRMATION_WHO: '{brand}: बुक हो गया। {professional}, {arrival} के बीच। {link}',
  MOVED: '{brand}: नया समय: {arrival} के बीच। देखें या बदलें: {link}',
  MOVED_WHO: '{brand}: नया समय: {arrival} के बीच, {professional}। देखें: {link}',
  MOVED_BY_SALON: '{brand}: हमने समय बदला: {arrival} के बीच। देखें: {link}',
  MOVED_BY_SALON_WHO: '{brand}: हमने समय बदला: {arrival} के बीच, {professional}। {link}',
  CANCELLED: '{brand}: {when} की आपकी विज़िट रद्द हो गई। फिर बुक करने के लिए कॉल करें या साइट पर आएँ।',
  CANCELLED_MONEY: '{brand}: {when} की विज़िट रद्द हो गई। कैंसल फ़ीस {fee}, हम {refund} लौटाएँगे।',
  HOLD_ENDED: '{brand}: पेमेंट समय पर नहीं मिला, इसलिए {when} की विज़िट बुक नहीं हुई। खाली समय साइट पर देखें।',
  PLACE_CHANGED: '{brand}: {when} की विज़िट का पता बदल गया। देखें: {link}',
  REMINDER: '{brand}: याद रहे, {arrival} के बीच आएँगे। बदलें: {link}',
  PROFESSIONAL: '{brand}: आपके यहाँ {professional}, {arrival} के बीच। स्टार्ट कोड {code}। विज़िट शुरू होने पर बताएँ।',
  WHO_CHANGED: '{brand}: अब आपके यहाँ {professional}, {arrival} के बीच। {link}',
  WHO_OPEN: '{brand}: {arrival} के बीच आएँगे। कौन, यह बताएँगे। {link}',
  ON_THE_WAY: '{brand}: {professional} रास्ते में। यहाँ देखें: {link}',
  LATE: '{brand}: माफ़ करें, हमें करीब {late} मिनट की देर होगी। यहाँ देखें: {link}',
  TIME_PROPOSED: '{brand}: तय समय पर नहीं आ पाएँगे। {when} आ सकते हैं। बताएँ: {link}',
  SERVICES_PROPOSED: '{brand}: बदलाव के बाद कुल {amount}। देखकर हाँ या ना कहें: {link}',
  SERVICES_PROPOSED_CODE: '{brand}: बदलाव के बाद कुल {amount}। हाँ हो तो कोड {code} बताएँ। देखें: {link}',
  SERVICES_CHANGED: '{brand}: आपकी विज़िट बदली। अब कुल {amount}। देखें: {link}',
  PARTY_BALANCE_DUE: '{brand}: विज़िट के लिए {due} तक {amount} देने हैं। देखें: {link}',
  NO_SHOW: '{brand}: घर पर कोई नहीं मिला। शुल्क {fee}। गलत हो तो: {link}',
  REFUSED: '{brand}: {when} की विज़िट नहीं हुई। कुछ नहीं देना है। देखें: {link}',
  RECEIPT: '{brand}: हमें बुलाने के लिए धन्यवाद। कुल {amount}। जानकारी: {link}',
  REVIEW_ASKED: '{brand}: विज़िट कैसी रही? आपके रिव्यू से मदद मिलती है। यहाँ लिखें: {link}',
  REFUNDED: '{brand}: {when} की विज़िट के {amount} हमने लौटा दिए हैं। बैंक में दिखने में कुछ दिन लगते हैं।',
  PAID: '{brand}: आपके {amount} हमें मिल गए। जानकारी: {link}',
  PAID_LATE: '{brand}: {amount} का पेमेंट {when} की विज़िट के लिए देर से आया। हम इसे लौटाएँगे।',
  NUDGE: '{brand}: {category} का समय हो रहा है। खाली समय, या ये मैसेज बंद: {link}',
  WIN_BACK: '{brand}: {category} का समय हुआ, {amount} की छूट। समय, या मैसेज बंद: {link}',
  WAIT_OFFER: '{brand}: खाली समय: {arrival} के बीच, {until} तक आपका। {link}',
  SERIES_ASK: '{brand}: {day} की नियमित विज़िट तय समय पर नहीं हो सकती। समय चुनें: {link}',
  SERIES_SOON: '{brand}: नियमित विज़िट: {arrival}। छोड़ें या बदलें: {link}',
  SERIES_PRICE: '{brand}: नियमित विज़िट: {arrival}। दाम बढ़कर {amount}। {link}',
  SERIES_PAUSED: '{brand}: आपकी नियमित विज़िट {day} तक रोक दी गई हैं। उसके बाद पहले जैसी होंगी।',
  SERIES_PAUSED_OFF: '{brand}: नियमित विज़िट {day} तक रोक दी गई हैं। रद्द विज़िट: {visits}। उसके बाद पहले जैसी होंगी।',
  SERIES_ENDED: '{brand}: आपकी नियमित विज़िट बंद हो गई हैं। जो बुक हैं, वे होंगी। फिर शुरू करने के लिए हमें फ़ोन करें।',
  SERIES_ENDED_OFF: '{brand}: नियमित विज़िट बंद हो गई हैं। रद्द विज़िट: {visits}। फिर शुरू करने के लिए फ़ोन करें।',
  FRIEND_REWARD: '{brand}: धन्यवाद! अपनों को बताने का {amount} का कूपन {day} तक आपका है। यह कार्ट में मिलेगा।',
  ACCOUNT_ENDS: '{brand}: आपका खाता तीन साल से इस्तेमाल नहीं हुआ। {day} को हम इसे मिटा देंगे। रखना हो, तो उससे पहले लॉगिन करें।',
  NUMBER_NEW: '{brand}: अब यही आपके खाते का मोबाइल नंबर है। अगर आपको इसकी जानकारी नहीं थी, तो कॉल करें: {phone}',
  NUMBER_OLD: '{brand}: आपके खाते का मोबाइल नंबर बदल दिया गया है। अगर आपने नहीं बदलवाया, तो तुरंत कॉल करें: {phone}',
  AREA_NOW: '{brand}: जैसा आपने चाहा था, अब हम आपके इलाके में आते हैं। देखें: {link}',
  ENROLLED: '{brand}: {course} कोर्स में जगह पक्की। दिन और फ़ीस: {link}',
  FEE_TAKEN: '{brand}: कोर्स फ़ीस के {amount} मिल गए। रसीद: {link}',
  FEE_RETURNED: '{brand}: कोर्स फ़ीस के {amount} लौटा दिए। देखें: {link}',
  TO_TEAMS: '{brand}: अब सैलून टीम से काम करता है। आपके पेज से हटीं आने वाली विज़िट: कुल {visits}। कृपया सैलून से पूछें।',
  TOMORROW: '{brand}: {day} की आपकी विज़िट: कुल {visits}। समय और जगह आपके पेज पर हैं।',
  VISIT_NEW: '{brand}: आपकी नई विज़िट: {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।',
  VISIT_MOVED: '{brand}: आपकी एक विज़िट बदल गई। अब {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।',
  VISIT_CANCELLED: '{brand}: {when} की विज़िट अब आपकी नहीं है। वह दिन आपके पेज पर है।',
  VISITS_CHANGED: '{brand}: आपकी {count} विज़िट बदल गई हैं। जानकारी आपके पेज पर है।',
};

export const letters = {
  CONFIRMATION:
    'नमस्ते {reader}, आपकी विज़िट बुक हो गई है। हम आएँगे: {arrival}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  CONFIRMATION_WHO:
    'नमस्ते {reader}, आपकी विज़िट बुक हो गई है। आपके यहाँ: {professional}, {arrival}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  MOVED:
    'नमस्ते {reader}, आपकी विज़िट का समय बदल गया है। हम आएँगे: {arrival}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  MOVED_WHO:
    'नमस्ते {reader}, आपकी विज़िट का समय बदल गया है। आपके यहाँ: {professional}, {arrival}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  MOVED_BY_SALON:
    'नमस्ते {reader}, हमने आपकी विज़िट का समय बदला है। हम आएँगे: {arrival}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  MOVED_BY_SALON_WHO:
    'नमस्ते {reader}, हमने आपकी विज़िट का समय बदला है। आपके यहाँ: {professional}, {arrival}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  CANCELLED: 'नमस्ते {reader}, {when} की आपकी विज़िट रद्द हो गई है। फिर बुक करने के लिए हमें कॉल करें या हमारी साइट पर आएँ।\n\n{brand}',
  CANCELLED_MONEY:
    'नमस्ते {reader}, {when} की आपकी विज़िट रद्द हो गई है। कैंसल फ़ीस {fee} है, और आपके दिए पैसों में से {refund} हम लौटाएँगे। फिर बुक करने के लिए कॉल करें या साइट पर आएँ।\n\n{brand}',
  HOLD_ENDED: 'नमस्ते {reader}, आपका पेमेंट समय पर नहीं मिला, इसलिए {when} की विज़िट बुक नहीं हुई। खाली समय हमारी साइट पर देखें।\n\n{brand}',
  PLACE_CHANGED: 'नमस्ते {reader}, {when} की आपकी विज़िट का पता बदल गया है। यहाँ देख सकते हैं: {link}\n\n{brand}',
  REMINDER:
    'नमस्ते {reader}, याद दिला दें, हम आपके यहाँ आएँगे: {arrival}। इसे यहाँ देख सकते हैं, समय बदल सकते हैं या रद्द कर सकते हैं: {link}\n\n{brand}',
  PROFESSIONAL:
    'नमस्ते {reader}, आपके यहाँ: {professional}, {arrival}। आपका स्टार्ट कोड {code} है, विज़िट शुरू होने पर बताएँ। पूरी जानकारी यहाँ है: {link}\n\n{brand}',
  WHO_CHANGED: 'नमस्ते {reader}, पहले बताए नाम की जगह अब आपके यहाँ: {professional}, {arrival}। पूरी जानकारी यहाँ है: {link}\n\n{brand}',
  WHO_OPEN: 'नमस्ते {reader}, हम आपके यहाँ आएँगे: {arrival}। किसका आना तय है, यह हम जल्द बताएँगे। पूरी जानकारी यहाँ है: {link}\n\n{brand}',
  ON_THE_WAY: 'नमस्ते {reader}, {professional} रास्ते में। विज़िट यहाँ देख सकते हैं: {link}\n\n{brand}',
  LATE: 'नमस्ते {reader}, माफ़ करें, हमें करीब {late} मिनट की देर होगी। विज़िट यहाँ देख सकते हैं: {link}\n\n{brand}',
  TIME_PROPOSED:
    'नमस्ते {reader}, माफ़ करें: हम तय समय पर नहीं आ पाएँगे। हम {when} को आ सकते हैं। हाँ कहने, दूसरा समय चुनने या मुफ़्त रद्द करने के लिए यहाँ देखें: {link}\n\n{brand}',
  SERVICES_PROPOSED:
    'नमस्ते {reader}, बदलाव के बाद आपकी विज़िट का कुल {amount} होगा। आपके हाँ कहने से पहले कुछ नहीं बदलेगा। यहाँ देखकर हाँ या ना कह सकते हैं: {link}\n\n{brand}',
  SERVICES_PROPOSED_CODE:
    'नमस्ते {reader}, बदलाव के बाद आपकी विज़िट का कुल {amount} होगा। आपके हाँ कहने से पहले कुछ नहीं बदलेगा। मंज़ूर हो तो आपके साथ जो हैं, उन्हें कोड {code} बताएँ। यहाँ भी हाँ या ना कह सकते हैं: {link}\n\n{brand}',
  SERVICES_CHANGED: 'नमस्ते {reader}, आपकी विज़िट बदल गई है। अब कुल {amount} है। सर्विस यहाँ देख सकते हैं: {link}\n\n{brand}',
  PARTY_BALANCE_DUE: 'नमस्ते {reader}, {day} की विज़िट के लिए {amount} {due} तक देने हैं। यहाँ दे सकते हैं: {link}\n\n{brand}',
  NO_SHOW:
    'नमस्ते {reader}, हम {when} को आपके यहाँ आए थे, पर कोई नहीं मिला। शुल्क {fee} है, और इससे ज़्यादा जो दिया है वह वापस होगा। अगर यह गलत है तो कृपया यहाँ बताएँ: {link}\n\n{brand}',
  REFUSED:
    'नमस्ते {reader}, {when} की विज़िट नहीं हो पाई। इसका कुछ नहीं देना है, और जो दिया है वह वापस होगा। जानकारी यहाँ है: {link}\n\n{brand}',
  RECEIPT: 'नमस्ते {reader}, हमें बुलाने के लिए धन्यवाद। कुल {amount}। पूरी जानकारी यहाँ है: {link}\n\n{brand}',
  REVIEW_ASKED: 'नमस्ते {reader}, विज़िट कैसी रही? आपके रिव्यू से दूसरों को और हमें मदद मिलती है। यहाँ लिख सकते हैं: {link}\n\n{brand}',
  REFUNDED: 'नमस्ते {reader}, {when} की विज़िट के {amount} हमने लौटा दिए हैं। बैंक में दिखने में कुछ दिन लगते हैं।\n\n{brand}',
  PAID: 'नमस्ते {reader}, {when} की विज़िट के {amount} हमें मिल गए हैं। पूरी जानकारी यहाँ है: {link}\n\n{brand}',
  PAID_LATE:
    'नमस्ते {reader}, आपका {amount} का पेमेंट देर से आया, {when} का समय अब खाली नहीं था। हम पैसे लौटाएँगे। फिर बुक करने के लिए कॉल करें या साइट पर आएँ।\n\n{brand}',
  NUDGE: 'नमस्ते {reader}, {category} का समय फिर आ रहा है। आपके लिए तीन खाली समय देखें, या ये मैसेज बंद करें: {link}\n\n{brand}',
  WIN_BACK:
    'नमस्ते {reader}, आपसे मिले काफ़ी समय हुआ, और {category} का समय हो गया है। अगली विज़िट पर {amount} की छूट। खाली समय देखें, या ये मैसेज बंद करें: {link}\n\n{brand}',
  WAIT_OFFER:
    'नमस्ते {reader}, आपके लिए एक समय खाली हुआ है। हम आ सकते हैं: {arrival}। कुल {amount}। यह समय हमने आपके लिए {until} तक रखा है। इसे यहाँ ले सकते हैं या मना कर सकते हैं: {link}\n\n{brand}',
  SERIES_ASK:
    'नमस्ते {reader}, {day} की आपकी नियमित विज़िट तय समय पर नहीं हो सकती। कृपया दूसरा समय चुनें, या इस बार छोड़ दें। बाकी विज़िट वैसी ही रहेंगी: {link}\n\n{brand}',
  SERIES_SOON:
    'नमस्ते {reader}, आपकी नियमित विज़िट आ रही है, हम आपके यहाँ आएँगे: {arrival}। ठीक न लगे तो यहाँ इस बार छोड़ें या दूसरा समय चुनें: {link}\n\n{brand}',
  SERIES_PRICE:
    'नमस्ते {reader}, आपकी अगली नियमित विज़िट बुक हो गई है। हम आपके यहाँ आएँगे: {arrival}। अब कुल {amount} है, जो पिछली बार से ज़्यादा है। इसे यहाँ देख सकते हैं, बदल सकते हैं या छोड़ सकते हैं: {link}\n\n{brand}',
  SERIES_PAUSED:
    'नमस्ते {reader}, आपकी नियमित विज़िट {day} तक रोक दी गई हैं। उसके बाद पहले जैसी होंगी। मेरी बुकिंग में आप रोक को पहले भी हटा सकते हैं।\n\n{brand}',
  SERIES_PAUSED_OFF:
    'नमस्ते {reader}, आपकी नियमित विज़िट {day} तक रोक दी गई हैं। इतनी बुक विज़िट रद्द हुई हैं: {visits}। उसके बाद पहले जैसी होंगी। मेरी बुकिंग में आप रोक को पहले भी हटा सकते हैं।\n\n{brand}',
  SERIES_ENDED:
    'नमस्ते {reader}, आपकी नियमित विज़िट बंद हो गई हैं। जो बुक हैं, वे होंगी। फिर शुरू करने के लिए हमें फ़ोन करें या हमारी साइट पर बुक करें।\n\n{brand}',
  SERIES_ENDED_OFF:
    'नमस्ते {reader}, आपकी नियमित विज़िट बंद हो गई हैं। इतनी बुक विज़िट रद्द हुई हैं: {visits}। फिर शुरू करने के लिए हमें फ़ोन करें या हमारी साइट पर बुक करें।\n\n{brand}',
  FRIEND_REWARD:
    'नमस्ते {reader}, धन्यवाद! अपनों को बताने का {amount} का कूपन {day} तक आपका है। यह आपके कार्ट और प्रोफ़ाइल में मिलेगा।\n\n{brand}',
  ACCOUNT_ENDS:
    'नमस्ते {reader}, आपका खाता तीन साल से इस्तेमाल नहीं हुआ, इसलिए {day} को हम इसे आपके डेटा के साथ मिटा देंगे। रखना हो, तो उससे पहले हमारी साइट पर लॉगिन करें।\n\n{brand}',
  NUMBER_NEW:
    'नमस्ते, अब आपके खाते का मोबाइल नंबर नया है, इसलिए उसी से लॉगिन करें। विज़िट के मैसेज भी उसी पर आएँगे। अगर आपको इसकी जानकारी नहीं थी, तो कॉल करें: {phone}\n\n{brand}',
  NUMBER_OLD:
    'नमस्ते, आपके खाते का मोबाइल नंबर बदल दिया गया है। इस नंबर से अब खाता नहीं खुलेगा। अगर आपने नहीं बदलवाया, तो तुरंत कॉल करें: {phone}\n\n{brand}',
  AREA_NOW: 'नमस्ते {reader}, आपने चाहा था कि हम आपके इलाके में भी आएँ। अब हम आते हैं। हमारी सर्विस और खाली समय यहाँ देखें: {link}\n\n{brand}',
  ENROLLED: 'नमस्ते {reader}, {course} कोर्स में जगह पक्की हो गई है। दिन और फ़ीस यहाँ है: {link}\n\n{brand}',
  FEE_TAKEN: 'नमस्ते {reader}, {course} कोर्स की फ़ीस के {amount} हमें मिल गए हैं। रसीद और बाकी फ़ीस यहाँ है: {link}\n\n{brand}',
  FEE_RETURNED: 'नमस्ते {reader}, {course} कोर्स की फ़ीस के {amount} हमने लौटा दिए हैं। पूरी जानकारी यहाँ है: {link}\n\n{brand}',
  TO_TEAMS:
    'नमस्ते {professional}, अब सैलून टीम से काम करता है। आपके पेज से हटीं आने वाली विज़िट: कुल {visits}। आपका काम कब है, कृपया सैलून से पूछें।\n\n{brand}',
  TOMORROW: 'नमस्ते {professional}, {day} की आपकी विज़िट: कुल {visits}। समय और जगह आपके पेज पर हैं।\n\n{brand}',
  VISIT_NEW: 'आपकी नई विज़िट: {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।\n\n{brand}',
  VISIT_MOVED: 'आपकी एक विज़िट बदल गई है। अब {when}, ग्राहक {customer}। जानकारी आपके पेज पर है।\n\n{brand}',
  VISIT_CANCELLED: 'यह विज़िट अब आपकी नहीं है: {when}। वह दिन आपके पेज पर है।\n\n{brand}',
  VISITS_CHANGED: 'नमस्ते {professional}, आपकी {count} विज़िट बदल गई हैं। जानकारी आपके पेज पर है।\n\n{brand}',
};

export const subjects = {
  CONFIRMATION: 'आपकी विज़िट बुक हो गई',
  CONFIRMATION_WHO: 'आपकी विज़िट बुक हो गई',
  MOVED: 'आपकी विज़िट का समय बदल गया',
  MOVED_WHO: 'आपकी विज़िट का समय बदल गया',
  MOVED_BY_SALON: 'हमने आपकी विज़िट का समय बदला है',
  MOVED_BY_SALON_WHO: 'हमने आपकी विज़िट का समय बदला है',
  CANCELLED: 'आपकी विज़िट रद्द हो गई',
  CANCELLED_MONEY: 'आपकी विज़िट रद्द हो गई',
  HOLD_ENDED: 'आपकी विज़िट बुक नहीं हुई',
  PLACE_CHANGED: 'आपकी विज़िट का पता बदल गया',
  REMINDER: 'आपकी विज़िट याद रहे',
  PROFESSIONAL: 'आपके यहाँ किसका आना तय है',
  WHO_CHANGED: 'आपके यहाँ अब किसका आना तय है',
  WHO_OPEN: 'आपकी विज़िट: नाम हम जल्द बताएँगे',
  ON_THE_WAY: 'हम रास्ते में हैं',
  LATE: 'हमें थोड़ी देर होगी',
  TIME_PROPOSED: 'आपकी विज़िट के लिए दूसरा समय',
  SERVICES_PROPOSED: 'क्या हम आपकी विज़िट बदलें?',
  SERVICES_PROPOSED_CODE: 'क्या हम आपकी विज़िट बदलें?',
  SERVICES_CHANGED: 'आपकी विज़िट बदल गई',
  PARTY_BALANCE_DUE: 'विज़िट से पहले पेमेंट करें',
  NO_SHOW: 'कोई नहीं मिला',
  REFUSED: 'आपकी विज़िट नहीं हो पाई',
  RECEIPT: 'हमें बुलाने के लिए धन्यवाद',
  REVIEW_ASKED: 'विज़िट कैसी रही?',
  REFUNDED: 'हमने आपके पैसे लौटा दिए हैं',
  PAID: 'आपका पेमेंट मिल गया',
  PAID_LATE: 'हम आपके पैसे लौटाएँगे',
  NUDGE: 'फिर से समय हो रहा है',
  WIN_BACK: 'अगली विज़िट पर छूट',
  WAIT_OFFER: 'आपके लिए एक समय खाली हुआ है',
  SERIES_ASK: 'अपनी नियमित विज़िट के लिए समय चुनें',
  SERIES_SOON: 'आपकी नियमित विज़िट आ रही है',
  SERIES_PRICE: 'आपकी नियमित विज़िट का दाम बदल गया है',
  SERIES_PAUSED: 'आपकी नियमित विज़िट रोक दी गई हैं',
  SERIES_PAUSED_OFF: 'आपकी नियमित विज़िट रोक दी गई हैं',
  SERIES_ENDED: 'आपकी नियमित विज़िट बंद हो गई हैं',
  SERIES_ENDED_OFF: 'आपकी नियमित विज़िट बंद हो गई हैं',
  FRIEND_REWARD: 'अपनों को बताने का आपका कूपन',
  ACCOUNT_ENDS: 'आपका खाता जल्द मिट जाएगा',
  NUMBER_NEW: 'आपका मोबाइल नंबर बदल गया है',
  NUMBER_OLD: 'आपका मोबाइल नंबर बदल गया है',
  AREA_NOW: 'अब हम आपके इलाके में आते हैं',
  ENROLLED: 'कोर्स में जगह पक्की',
  FEE_TAKEN: 'कोर्स की फ़ीस मिल गई',
  FEE_RETURNED: 'कोर्स की फ़ीस लौटा दी',
  TO_TEAMS: 'आपकी विज़िट अब टीम की हैं',
  TOMORROW: 'कल की आपकी विज़िट',
  VISIT_NEW: 'नई विज़िट',
  VISIT_MOVED: 'एक विज़िट बदल गई',
  VISIT_CANCELLED: 'एक विज़िट अब आपकी नहीं है',
  VISITS_CHANGED: 'आपकी विज़िट बदल गई हैं',
};

export const unknown = {
  visit: 'अगली विज़िट',
  customer: 'एक ग्राहक',
  reader: 'जी',
  professional: 'ब्यूटीशियन',
  when: 'तय दिन',
  day: 'कल',
  salon: 'सैलून',
};

export const visits: With<number> = n => String(n);

export const passcode: With2<string, string> = (code, salon) => `${code} आपका ${salon} OTP है। यह 2 मिनट चलेगा। किसी को न बताएँ।`;

export const forGuests: With<number> = n => `${n} मेहमानों के लिए`;
export const guests: With<number> = n => `मेहमान: ${n}`;
export const services: With<string> = list => `सर्विस: ${list}`;
export const price: With<string> = amount => `दाम: ${amount}`;
export const pricePaid: With<string> = amount => `दाम: ${amount}, पेमेंट हो गया`;
export const paidAndDue: With2<string, string> = (paid, due) => `मिल गए: ${paid}, बाकी: ${due}`;
export const address: With<string> = place => `पता: ${place}`;
export const reference: With<string> = code => `बुकिंग: ${code}`;
export const movesHere: With<string> = when => `यह समय लेने पर ${when} की आपकी विज़िट इसी समय पर आ जाएगी।`;
export const questions: With<string> = phone => `कुछ पूछना है? ${phone} पर कॉल करें।`;

export const visitOf: With<string> = salon => `${salon} की विज़िट`;
export const comesInTwoHours: With<string> = salon => `${salon} दो घंटे में आपके यहाँ`;

/** Beside the switch, and kept with the consent (server/accounts/consent/consent.ts). */
export const whatsappConsent: With<string> = salon => `${salon} मुझे मेरी विज़िट के मैसेज व्हाट्सऐप पर भेज सकता है।`;
/** What the coupon of WIN_BACK is called. */
export const winBackCoupon = 'आपका फिर से स्वागत है';
/** The same, for advertising (server/accounts/auth/advertising.ts). */
export const marketingConsent: With2<string, 'SMS' | 'WHATSAPP' | 'EMAIL'> = (salon, way) =>
  `${salon} मुझे अगली विज़िट के रिमाइंडर और ऑफ़र ${way === 'SMS' ? 'SMS से' : way === 'EMAIL' ? 'ई-मेल से' : 'व्हाट्सऐप पर'} भेज सकता है।`;
