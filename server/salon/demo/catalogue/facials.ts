import type { DemoCategory } from './category.ts';

export const facials: DemoCategory = {
  key: 'facials',
  name: 'Facials & Clean-ups',
  description:
    'Clean-ups and facials for every skin, done at your home with fresh towels, sealed sachets and a portable steamer. Your beautician looks at your skin first and leaves out what it does not need.',
  hi: [
    'फेशियल और क्लीन-अप',
    'हर तरह की त्वचा के लिए क्लीन-अप और फेशियल, आपके घर पर, साफ़ तौलिए, सीलबंद सैशे और पोर्टेबल स्टीमर के साथ। पहले आपकी त्वचा देखी जाती है, और जिसकी ज़रूरत नहीं, वह छोड़ दिया जाता है।',
  ],
  mr: [
    'फेशियल आणि क्लीन-अप',
    'प्रत्येक प्रकारच्या त्वचेसाठी क्लीन-अप आणि फेशियल, तुमच्या घरी, स्वच्छ टॉवेल, सीलबंद सॅशे आणि पोर्टेबल स्टीमरसह. आधी तुमची त्वचा पाहिली जाते, आणि ज्याची गरज नाही ते वगळले जाते.',
  ],
  services: [
    {
      key: 'fruit-clean-up',
      name: 'Fruit Clean-up',
      description:
        'A quick refresh for dull or tired skin: cleansing, a soft papaya scrub, five minutes of steam, gentle blackhead removal and a fruit-pulp mask. Suits normal to dry skin and is mild enough for a first facial. Includes toner and sunscreen at the end.',
      hi: [
        'फ्रूट क्लीन-अप',
        'बेजान और थकी त्वचा के लिए झटपट ताज़गी: क्लींज़िंग, पपीते का हल्का स्क्रब, पाँच मिनट भाप, ब्लैकहेड की आराम से सफ़ाई और फलों के गूदे का मास्क। नॉर्मल से रूखी त्वचा के लिए, और पहले फेशियल के लिए भी ठीक। आखिर में टोनर और सनस्क्रीन शामिल।',
      ],
      mr: [
        'फ्रूट क्लीन-अप',
        'निस्तेज आणि थकलेल्या त्वचेसाठी झटपट ताजेपणा: क्लिन्झिंग, पपईचा हलका स्क्रब, पाच मिनिटे वाफ, ब्लॅकहेड हलक्या हाताने काढणे आणि फळांच्या गराचा मास्क. नॉर्मल ते कोरड्या त्वचेसाठी, आणि पहिल्या फेशियलसाठीही चांगले. शेवटी टोनर आणि सनस्क्रीन.',
      ],
      price: 599,
      durationInMinutes: 40,
    },
    {
      key: 'charcoal-clean-up',
      name: 'Charcoal Deep-Pore Clean-up',
      description:
        'For oily skin and clogged pores on nose, chin and forehead. After cleansing and steam, blackheads are lifted by hand and an activated-charcoal mask draws out what remains. Finishes with an alcohol-free toner and a light gel moisturiser.',
      hi: [
        'चारकोल डीप-पोर क्लीन-अप',
        'तैलीय त्वचा और नाक, ठुड्डी व माथे के बंद रोमछिद्रों के लिए। क्लींज़िंग और भाप के बाद ब्लैकहेड हाथ से निकाले जाते हैं, और एक्टिवेटेड चारकोल का मास्क बाकी मैल खींच लेता है। आखिर में बिना अल्कोहल का टोनर और हल्का जेल मॉइस्चराइज़र।',
      ],
      mr: [
        'चारकोल डीप-पोअर क्लीन-अप',
        'तेलकट त्वचा आणि नाक, हनुवटी व कपाळावरील बंद झालेल्या रंध्रांसाठी. क्लिन्झिंग आणि वाफेनंतर ब्लॅकहेड हाताने काढले जातात, आणि ॲक्टिव्हेटेड चारकोलचा मास्क उरलेला मळ ओढून घेतो. शेवटी अल्कोहोल नसलेला टोनर आणि हलका जेल मॉइश्चरायझर.',
      ],
      price: 749,
      durationInMinutes: 45,
    },
    {
      key: 'gold-facial',
      name: 'Gold Radiance Facial',
      description:
        'A classic before weddings and festivals: scrub, a 20-minute face and neck massage with gold-dust gel, and a firming gold mask. Gives a visible glow that is at its best on the second day. Suits all but very sensitive skin.',
      hi: [
        'गोल्ड रेडियंस फेशियल',
        'शादी और त्योहारों से पहले की पसंदीदा सर्विस: स्क्रब, गोल्ड-डस्ट जेल से चेहरे और गर्दन की 20 मिनट मसाज, और त्वचा कसने वाला गोल्ड मास्क। निखार साफ़ दिखता है और दूसरे दिन सबसे अच्छा लगता है। बहुत नाज़ुक त्वचा को छोड़कर सबके लिए।',
      ],
      mr: [
        'गोल्ड रेडियन्स फेशियल',
        'लग्न आणि सणांआधीची सर्वांची आवडती सर्व्हिस: स्क्रब, गोल्ड-डस्ट जेलने चेहरा आणि मानेचा 20 मिनिटांचा मसाज, आणि त्वचा घट्ट करणारा गोल्ड मास्क. चमक लगेच दिसते आणि दुसऱ्या दिवशी सर्वांत छान वाटते. अतिशय नाजूक त्वचा सोडून सर्वांसाठी.',
      ],
      price: 1499,
      durationInMinutes: 75,
    },
    {
      key: 'vitamin-c-facial',
      name: 'Vitamin C Brightening Facial',
      description:
        'Evens out tone and fades the marks of old spots with a vitamin C serum worked in by massage, followed by a peel-off mask. Includes cleansing, a mild enzyme exfoliation and sunscreen. Avoid direct sun for the rest of the day.',
      hi: [
        'विटामिन सी ब्राइटनिंग फेशियल',
        'विटामिन सी सीरम की मसाज और पील-ऑफ़ मास्क से रंगत एक-सी होती है और पुराने दाग हल्के पड़ते हैं। क्लींज़िंग, हल्का एंज़ाइम एक्सफ़ोलिएशन और सनस्क्रीन शामिल। उस दिन सीधी धूप से बचें।',
      ],
      mr: [
        'व्हिटॅमिन सी ब्राइटनिंग फेशियल',
        'व्हिटॅमिन सी सीरमचा मसाज आणि पील-ऑफ मास्कमुळे त्वचेचा रंग एकसारखा होतो आणि जुने डाग फिके होतात. क्लिन्झिंग, हलके एन्झाइम एक्सफोलिएशन आणि सनस्क्रीन समाविष्ट. त्या दिवशी थेट ऊन टाळा.',
      ],
      price: 1799,
      durationInMinutes: 75,
    },
    {
      key: 'sheet-mask-facial',
      name: 'Hydrating Sheet-Mask Facial',
      description:
        'Water for thirsty skin: double cleansing, hyaluronic serum, a lymphatic massage with cool rollers and a soaked cotton sheet mask. No scrub, no steam, no extraction, so it suits dry and sensitive skin. A new mask is opened in front of you.',
      hi: [
        'हाइड्रेटिंग शीट-मास्क फेशियल',
        'प्यासी त्वचा के लिए पानी: दोहरी क्लींज़िंग, हायल्यूरोनिक सीरम, ठंडे रोलर से लिम्फैटिक मसाज और भीगा हुआ कॉटन शीट मास्क। न स्क्रब, न भाप, न ब्लैकहेड निकालना, इसलिए रूखी और नाज़ुक त्वचा के लिए ठीक। नया मास्क आपके सामने खुलता है।',
      ],
      mr: [
        'हायड्रेटिंग शीट-मास्क फेशियल',
        'तहानलेल्या त्वचेसाठी ओलावा: दुहेरी क्लिन्झिंग, हायल्युरॉनिक सीरम, थंड रोलरने लिम्फॅटिक मसाज आणि भिजवलेला कॉटन शीट मास्क. स्क्रब नाही, वाफ नाही, ब्लॅकहेड काढणे नाही, म्हणून कोरड्या आणि नाजूक त्वचेसाठी योग्य. नवीन मास्क तुमच्यासमोर उघडतो.',
      ],
      price: 1199,
      durationInMinutes: 60,
    },
    {
      key: 'de-tan-face-neck',
      name: 'De-Tan Pack, Face & Neck',
      description:
        'Lightens fresh tan on face, neck and throat with a lactic-acid and milk-protein cream that stays on for 15 minutes. Removed with cool compresses and followed by aloe gel. A patch test behind the ear is always done first.',
      hi: [
        'डी-टैन पैक, चेहरा और गर्दन',
        'लैक्टिक एसिड और मिल्क प्रोटीन की क्रीम 15 मिनट लगती है और चेहरे, गर्दन और गले की ताज़ा टैनिंग हल्की करती है। ठंडे कंप्रेस से हटाकर एलो जेल लगाया जाता है। पहले हमेशा कान के पीछे पैच टेस्ट होता है।',
      ],
      mr: [
        'डी-टॅन पॅक, चेहरा आणि मान',
        'लॅक्टिक ॲसिड आणि मिल्क प्रोटीनची क्रीम 15 मिनिटे लावून चेहरा, मान आणि गळ्यावरील नवीन टॅन हलका होतो. थंड कॉम्प्रेसने काढून कोरफड जेल लावले जाते. आधी नेहमी कानामागे पॅच टेस्ट होते.',
      ],
      price: 499,
      durationInMinutes: 30,
    },
    {
      key: 'neem-steam-facial',
      name: 'Neem Steam Facial for Acne-Prone Skin',
      description:
        'A calm, hygienic facial for spots and excess oil: neem-leaf steam, extraction with sterilised tools, a clay and tea-tree mask and a soothing cucumber gel. No massage over active acne. We tell you honestly when a doctor should look first.',
      hi: [
        'नीम स्टीम फेशियल, मुँहासों वाली त्वचा के लिए',
        'मुँहासों और ज़्यादा तेल के लिए शांत और साफ़-सुथरा फेशियल: नीम की पत्तियों की भाप, स्टेरिलाइज़ औज़ारों से सफ़ाई, मिट्टी और टी-ट्री का मास्क और खीरे का ठंडा जेल। ताज़े मुँहासों पर मसाज नहीं। पहले डॉक्टर को दिखाना ठीक हो, तो हम साफ़ बताते हैं।',
      ],
      mr: [
        'नीम स्टीम फेशियल, मुरुमांच्या त्वचेसाठी',
        'मुरुमे आणि जास्त तेलासाठी शांत आणि स्वच्छ फेशियल: कडुनिंबाच्या पानांची वाफ, निर्जंतुक साधनांनी सफाई, माती आणि टी-ट्रीचा मास्क आणि काकडीचे थंड जेल. ताज्या मुरुमांवर मसाज नाही. आधी डॉक्टरांना दाखवणे बरे असेल तर आम्ही स्पष्ट सांगतो.',
      ],
      price: 1299,
      durationInMinutes: 60,
    },
  ],
};
