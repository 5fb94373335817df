import type { DemoCategory } from './category.ts';

export const handsFeetNails: DemoCategory = {
  key: 'hands-feet-nails',
  name: 'Manicure, Pedicure & Nails',
  description:
    'Care for hands and feet with our own tub, fresh liners and sterilised steel tools, and nail work that lasts. We spread a mat, so nothing is left behind but tidy nails.',
  hi: [
    'मैनीक्योर, पेडीक्योर और नेल',
    'हाथ-पैरों की देखभाल, हमारे अपने टब, नए लाइनर और स्टेरिलाइज़ औज़ारों से, और टिकाऊ नेल वर्क। हम चटाई बिछाते हैं, इसलिए पीछे बस सुंदर नाखून रहते हैं।',
  ],
  mr: [
    'मॅनिक्युअर, पेडिक्युअर आणि नेल',
    'हाता-पायांची काळजी, आमच्या स्वतःच्या टब, नवीन लायनर आणि निर्जंतुक साधनांनी, आणि टिकाऊ नेल वर्क. आम्ही चटई अंथरतो, म्हणून मागे फक्त सुंदर नखे राहतात.',
  ],
  services: [
    {
      key: 'classic-manicure',
      name: 'Classic Manicure',
      description:
        'Nails cut, filed and buffed, cuticles pushed back, hands scrubbed and massaged up to the elbow. Ends with a coat of polish in the shade you choose. For regular care every two weeks.',
      hi: [
        'क्लासिक मैनीक्योर',
        'नाखून काटना, शेप और बफ़, क्यूटिकल की सफ़ाई, हाथों का स्क्रब और कोहनी तक मसाज। आखिर में आपकी पसंद के शेड की नेल पॉलिश। हर दो हफ़्ते की देखभाल के लिए।',
      ],
      mr: [
        'क्लासिक मॅनिक्युअर',
        'नखे कापणे, शेप आणि बफ, क्युटिकलची सफाई, हातांचा स्क्रब आणि कोपरापर्यंत मसाज. शेवटी तुमच्या आवडीच्या शेडची नेल पॉलिश. दर दोन आठवड्यांच्या काळजीसाठी.',
      ],
      price: 449,
      durationInMinutes: 40,
    },
    {
      key: 'spa-manicure',
      name: 'Rose Spa Manicure',
      description:
        'The classic manicure with a warm rose-milk soak, a sugar scrub and a hydrating mask under warm towels. For dry hands and rough knuckles. Includes polish or a natural buff.',
      hi: [
        'रोज़ स्पा मैनीक्योर',
        'क्लासिक मैनीक्योर के साथ गुनगुने गुलाब-दूध में भिगोना, चीनी का स्क्रब और गरम तौलिए के नीचे हाइड्रेटिंग मास्क। रूखे हाथों और खुरदुरे जोड़ों के लिए। पॉलिश या नैचुरल बफ़ शामिल।',
      ],
      mr: [
        'रोज स्पा मॅनिक्युअर',
        'क्लासिक मॅनिक्युअरसोबत कोमट गुलाब-दुधात भिजवणे, साखरेचा स्क्रब आणि गरम टॉवेलखाली हायड्रेटिंग मास्क. कोरड्या हातांसाठी आणि खरखरीत बोटांसाठी. पॉलिश किंवा नॅचरल बफ समाविष्ट.',
      ],
      price: 749,
      durationInMinutes: 55,
    },
    {
      key: 'classic-pedicure',
      name: 'Classic Pedicure',
      description:
        'A warm foot soak, nail shaping, cuticle care, heel filing and a scrub, followed by a ten-minute massage up to the knee. We bring the tub and a fresh liner. Finishes with polish.',
      hi: [
        'क्लासिक पेडीक्योर',
        'गुनगुने पानी में पैर, नाखूनों का शेप, क्यूटिकल, एड़ी की सफ़ाई और स्क्रब, फिर घुटने तक दस मिनट मसाज। टब और नया लाइनर हम लाते हैं। आखिर में नेल पॉलिश।',
      ],
      mr: [
        'क्लासिक पेडिक्युअर',
        'कोमट पाण्यात पाय, नखांचा शेप, क्युटिकल, टाचांची सफाई आणि स्क्रब, मग गुडघ्यापर्यंत दहा मिनिटे मसाज. टब आणि नवीन लायनर आम्ही आणतो. शेवटी नेल पॉलिश.',
      ],
      price: 599,
      durationInMinutes: 50,
    },
    {
      key: 'rose-spa-pedicure',
      name: 'Rose Petal Spa Pedicure',
      description:
        'A long soak with rose petals and sea salt, exfoliation, a cooling clay mask, warm towels and twenty minutes of foot and calf massage. The most restful hour for tired feet. Polish included.',
      hi: [
        'रोज़ पेटल स्पा पेडीक्योर',
        'गुलाब की पंखुड़ियों और समुद्री नमक में देर तक पैर भिगोना, एक्सफ़ोलिएशन, ठंडा मिट्टी का मास्क, गरम तौलिए और बीस मिनट पैर-पिंडली की मसाज। थके पैरों के लिए सबसे सुकून का घंटा। पॉलिश शामिल।',
      ],
      mr: [
        'रोज पेटल स्पा पेडिक्युअर',
        'गुलाबाच्या पाकळ्या आणि समुद्री मिठात निवांत पाय भिजवणे, एक्सफोलिएशन, थंड मातीचा मास्क, गरम टॉवेल आणि वीस मिनिटे पाय-पोटऱ्यांचा मसाज. थकलेल्या पायांसाठी सर्वांत निवांत तास. पॉलिश समाविष्ट.',
      ],
      price: 999,
      durationInMinutes: 70,
    },
    {
      key: 'heel-care-pedicure',
      name: 'Cracked-Heel Pedicure',
      description:
        'For dry, cracked heels: a softening soak, careful work with pumice and a steel file, a urea balm and a warm wrap. No blades are used. Two sittings a fortnight apart give the best result.',
      hi: [
        'फटी एड़ी पेडीक्योर',
        'रूखी, फटी एड़ियों के लिए: नरम करने वाला सोक, प्यूमिस और स्टील फ़ाइल से सँभलकर काम, यूरिया बाम और गरम रैप। ब्लेड नहीं लगता। पंद्रह दिन के अंतर से दो सिटिंग सबसे अच्छी।',
      ],
      mr: [
        'टाचांच्या भेगांचे पेडिक्युअर',
        'कोरड्या, भेगाळलेल्या टाचांसाठी: मऊ करणारे सोक, प्युमिस आणि स्टील फाइलने जपून काम, युरिया बाम आणि गरम रॅप. ब्लेड वापरत नाही. पंधरा दिवसांच्या अंतराने दोन सिटिंग सर्वांत चांगल्या.',
      ],
      price: 849,
      durationInMinutes: 60,
    },
    {
      key: 'gel-polish',
      name: 'Gel Polish, Hands',
      description:
        'Chip-free colour for two to three weeks, cured under an LED lamp. Includes shaping, cuticle care and removal of old polish. More than sixty shades, and French tips at no extra cost.',
      hi: [
        'जेल पॉलिश, हाथ',
        'दो-तीन हफ़्ते न उखड़ने वाला रंग, एलईडी लैंप में सेट। शेप, क्यूटिकल और पुरानी पॉलिश हटाना शामिल। साठ से ज़्यादा शेड, और फ़्रेंच टिप बिना अलग दाम के।',
      ],
      mr: [
        'जेल पॉलिश, हात',
        'दोन-तीन आठवडे न निघणारा रंग, एलईडी लॅम्पखाली सेट. शेप, क्युटिकल आणि जुनी पॉलिश काढणे समाविष्ट. साठहून जास्त शेड, आणि फ्रेंच टिप वेगळी किंमत न घेता.',
      ],
      price: 799,
      durationInMinutes: 50,
    },
    {
      key: 'nail-art-extensions',
      name: 'Nail Extensions with Art',
      description:
        'Ten gel extensions built on forms in the length and shape you like, with hand-painted art on up to four nails. For weddings and parties; lasts three to four weeks with a refill. Removal of our own set is free.',
      hi: [
        'नेल एक्सटेंशन और नेल आर्ट',
        'आपकी पसंद की लंबाई और शेप में दस जेल एक्सटेंशन, चार नाखूनों तक हाथ से बनी आर्ट। शादी और पार्टी के लिए; तीन-चार हफ़्ते टिकता है, रिफ़िल के साथ। हमारा सेट हटाना मुफ़्त।',
      ],
      mr: [
        'नेल एक्स्टेन्शन आणि नेल आर्ट',
        'तुमच्या आवडीच्या लांबीत आणि शेपमध्ये दहा जेल एक्स्टेन्शन, चार नखांपर्यंत हाताने काढलेली आर्ट. लग्न आणि पार्टीसाठी; रिफिलसह तीन-चार आठवडे टिकते. आमचा सेट काढणे मोफत.',
      ],
      price: 1999,
      durationInMinutes: 120,
    },
  ],
};
