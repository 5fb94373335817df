import type { DemoCategory } from './category.ts';

export const waxing: DemoCategory = {
  key: 'waxing',
  name: 'Waxing',
  description:
    'Smooth skin at home with fresh wax for every client, disposable spatulas and strips, and aloe gel afterwards. Choose honey wax for value, chocolate for comfort or roll-on for sensitive skin.',
  hi: [
    'वैक्सिंग',
    'घर पर चिकनी त्वचा: हर ग्राहक के लिए नया वैक्स, एक बार के स्पैचुला और स्ट्रिप, बाद में एलो जेल। किफ़ायत के लिए हनी, आराम के लिए चॉकलेट, नाज़ुक त्वचा के लिए रोल-ऑन वैक्स चुनें।',
  ],
  mr: [
    'वॅक्सिंग',
    'घरी गुळगुळीत त्वचा: प्रत्येक ग्राहकासाठी नवीन वॅक्स, एकदाच वापरायचे स्पॅच्युला आणि स्ट्रिप, नंतर कोरफड जेल. परवडणारे हवे तर हनी, आराम हवा तर चॉकलेट, नाजूक त्वचेसाठी रोल-ऑन वॅक्स निवडा.',
  ],
  services: [
    {
      key: 'full-arms-wax',
      name: 'Full Arms Wax',
      description:
        'Both arms from shoulder to fingers with warm honey wax and cotton strips. Underarms are not included. Cleansing before, aloe gel and a cool compress afterwards.',
      hi: [
        'फ़ुल आर्म्स वैक्स',
        'दोनों बाँहें कंधे से उँगलियों तक, गुनगुने हनी वैक्स और सूती स्ट्रिप से। अंडरआर्म शामिल नहीं। पहले सफ़ाई, बाद में एलो जेल और ठंडी पट्टी।',
      ],
      mr: [
        'फुल आर्म्स वॅक्स',
        'दोन्ही हात खांद्यापासून बोटांपर्यंत, कोमट हनी वॅक्स आणि सुती स्ट्रिपने. अंडरआर्म समाविष्ट नाही. आधी सफाई, नंतर कोरफड जेल आणि थंड पट्टी.',
      ],
      price: 349,
      durationInMinutes: 30,
    },
    {
      key: 'full-legs-wax',
      name: 'Full Legs Wax',
      description:
        'Both legs from thigh to toes with warm honey wax, knees and feet included. Takes off tan and dead skin along with the hair. Finishes with a light lotion that does not stain clothes.',
      hi: [
        'फ़ुल लेग्स वैक्स',
        'दोनों पैर जाँघ से उँगलियों तक, गुनगुने हनी वैक्स से, घुटने और पंजे समेत। बालों के साथ टैन और मृत त्वचा भी निकलती है। आखिर में हल्का लोशन, जो कपड़ों पर दाग नहीं छोड़ता।',
      ],
      mr: [
        'फुल लेग्स वॅक्स',
        'दोन्ही पाय मांडीपासून बोटांपर्यंत, कोमट हनी वॅक्सने, गुडघे आणि पावलांसह. केसांसोबत टॅन आणि मृत त्वचाही निघते. शेवटी हलके लोशन, जे कपड्यांवर डाग पाडत नाही.',
      ],
      price: 549,
      durationInMinutes: 45,
    },
    {
      key: 'underarm-wax',
      name: 'Underarm Wax',
      description:
        'Both underarms with a gentle peel-off wax that needs no strip and pulls less at the skin. Ideal for coarse hair; lasts three to four weeks. A calming powder is applied at the end.',
      hi: [
        'अंडरआर्म वैक्स',
        'दोनों अंडरआर्म, नरम पील-ऑफ़ वैक्स से, जिसमें स्ट्रिप नहीं लगती और त्वचा कम खिंचती है। मोटे बालों के लिए बढ़िया; तीन-चार हफ़्ते टिकता है। आखिर में ठंडक वाला पाउडर।',
      ],
      mr: [
        'अंडरआर्म वॅक्स',
        'दोन्ही अंडरआर्म, मऊ पील-ऑफ वॅक्सने, ज्याला स्ट्रिप लागत नाही आणि त्वचा कमी ओढली जाते. जाड केसांसाठी उत्तम; तीन-चार आठवडे टिकते. शेवटी थंडावा देणारी पावडर.',
      ],
      price: 149,
      durationInMinutes: 15,
    },
    {
      key: 'back-wax',
      name: 'Full Back Wax',
      description:
        'The whole back from neck to waist with warm wax in small sections, for women who wear low-backed blouses. Includes a scrub wipe before and aloe gel after. Best done two days before the event.',
      hi: [
        'फ़ुल बैक वैक्स',
        'गर्दन से कमर तक पूरी पीठ, छोटे-छोटे हिस्सों में गुनगुने वैक्स से, डीप-बैक ब्लाउज़ के लिए। पहले स्क्रब वाइप और बाद में एलो जेल शामिल। फ़ंक्शन से दो दिन पहले सबसे अच्छा।',
      ],
      mr: [
        'फुल बॅक वॅक्स',
        'मानेपासून कमरेपर्यंत पूर्ण पाठ, छोट्या-छोट्या भागांत कोमट वॅक्सने, डीप-बॅक ब्लाउजसाठी. आधी स्क्रब वाइप आणि नंतर कोरफड जेल समाविष्ट. कार्यक्रमाच्या दोन दिवस आधी सर्वांत चांगले.',
      ],
      price: 449,
      durationInMinutes: 30,
    },
    {
      key: 'chocolate-full-body-wax',
      name: 'Chocolate Full-Body Wax',
      description:
        'Arms, legs, underarms, back and front with a cocoa-butter wax that is less painful and leaves the skin soft. Fresh wax is heated in a thermostat pot at your home. Bikini area not included.',
      hi: [
        'चॉकलेट फ़ुल बॉडी वैक्स',
        'बाँहें, पैर, अंडरआर्म, पीठ और आगे का हिस्सा, कोको-बटर वैक्स से, जिसमें दर्द कम होता है और त्वचा मुलायम रहती है। ताज़ा वैक्स आपके घर पर थर्मोस्टैट हीटर में गरम होता है। बिकिनी एरिया शामिल नहीं।',
      ],
      mr: [
        'चॉकलेट फुल बॉडी वॅक्स',
        'हात, पाय, अंडरआर्म, पाठ आणि पुढचा भाग, कोको-बटर वॅक्सने, ज्यात दुखणे कमी आणि त्वचा मऊ राहते. ताजे वॅक्स तुमच्या घरी थर्मोस्टॅट हीटरमध्ये गरम होते. बिकिनी एरिया समाविष्ट नाही.',
      ],
      price: 1899,
      durationInMinutes: 105,
    },
    {
      key: 'aloe-roll-on-wax',
      name: 'Aloe Roll-on Wax, Arms & Legs',
      description:
        'Full arms and full legs with a sealed aloe cartridge that rolls on a thin, even film and never touches another client. For sensitive or allergy-prone skin. Includes pre-wax gel and post-wax oil.',
      hi: [
        'एलो रोल-ऑन वैक्स, बाँहें और पैर',
        'पूरी बाँहें और पूरे पैर, सीलबंद एलो कार्ट्रिज से, जो पतली, एक-सी परत लगाता है और किसी दूसरे ग्राहक को नहीं छूता। नाज़ुक या एलर्जी वाली त्वचा के लिए। पहले का जेल और बाद का तेल शामिल।',
      ],
      mr: [
        'ॲलो रोल-ऑन वॅक्स, हात आणि पाय',
        'पूर्ण हात आणि पूर्ण पाय, सीलबंद कोरफड कार्ट्रिजने, जे पातळ, एकसारखा थर लावते आणि दुसऱ्या ग्राहकाला लागत नाही. नाजूक किंवा ॲलर्जी होणाऱ्या त्वचेसाठी. आधीचे जेल आणि नंतरचे तेल समाविष्ट.',
      ],
      price: 1099,
      durationInMinutes: 75,
    },
  ],
};
