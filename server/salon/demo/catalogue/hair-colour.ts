import type { DemoCategory } from './category.ts';

export const hairColour: DemoCategory = {
  key: 'hair-colour',
  name: 'Hair Colour',
  description:
    'Root touch-ups, fashion shades, foils and honest henna, mixed at your home for your hair alone. Ammonia-free colour on request; a patch test 48 hours before is free.',
  hi: [
    'हेयर कलर',
    'रूट टच-अप, फ़ैशन शेड, फ़ॉइल और असली मेहंदी, आपके घर पर आपके बालों के हिसाब से घोली जाती है। कहने पर बिना अमोनिया का कलर; 48 घंटे पहले का पैच टेस्ट मुफ़्त है।',
  ],
  mr: [
    'हेअर कलर',
    'रूट टच-अप, फॅशन शेड, फॉइल आणि अस्सल मेंदी, तुमच्या घरी तुमच्या केसांसाठीच कालवली जाते. सांगितल्यास अमोनिया नसलेला कलर; 48 तास आधीची पॅच टेस्ट मोफत.',
  ],
  services: [
    {
      key: 'root-touch-up',
      name: 'Root Touch-up',
      description:
        'Covers grey at parting and hairline up to two inches of growth, matched to the colour you have. Includes wash and a quick dry. Ammonia-free cream colour is used as standard.',
      hi: [
        'रूट टच-अप',
        'माँग और माथे के पास दो इंच तक बढ़े सफ़ेद बाल ढक जाते हैं, आपके अभी के कलर से मिलाकर। धुलाई और झटपट सुखाना शामिल। बिना अमोनिया का क्रीम कलर ही लगता है।',
      ],
      mr: [
        'रूट टच-अप',
        'भांग आणि कपाळाजवळचे दोन इंचांपर्यंत वाढलेले पांढरे केस झाकले जातात, तुमच्या सध्याच्या कलरशी जुळवून. केस धुणे आणि झटपट वाळवणे समाविष्ट. अमोनिया नसलेला क्रीम कलरच वापरला जातो.',
      ],
      price: 999,
      durationInMinutes: 75,
    },
    {
      key: 'global-colour',
      name: 'Global Colour',
      description:
        'One even shade from root to tip, from natural brown to burgundy, with a gloss mask to seal it. Price is for hair to the shoulder blades. Includes wash, conditioner and blow-dry.',
      hi: [
        'ग्लोबल कलर',
        'जड़ से सिरे तक एक-सा शेड, नैचुरल ब्राउन से बरगंडी तक, और ऊपर से ग्लॉस मास्क। दाम कंधे के नीचे तक के बालों का है। धुलाई, कंडीशनर और ब्लो-ड्राई शामिल।',
      ],
      mr: [
        'ग्लोबल कलर',
        'मुळापासून टोकापर्यंत एकसारखा शेड, नॅचरल ब्राउनपासून बरगंडीपर्यंत, आणि वरून ग्लॉस मास्क. किंमत खांद्याखालपर्यंतच्या केसांची आहे. केस धुणे, कंडिशनर आणि ब्लो-ड्राय समाविष्ट.',
      ],
      price: 2499,
      durationInMinutes: 120,
    },
    {
      key: 'highlights-foils',
      name: 'Foil Highlights',
      description:
        'Fine strands lightened in twenty to thirty foils around face and crown, then toned to honey or caramel. Adds depth without colouring all of the hair. Includes a bond-protecting treatment.',
      hi: [
        'फ़ॉइल हाइलाइट',
        'चेहरे के पास और ऊपर की बीस से तीस पतली लटें फ़ॉइल में हल्की की जाती हैं, फिर शहद या कैरेमल टोन दिया जाता है। पूरे बाल रंगे बिना गहराई आती है। बालों को बचाने वाला ट्रीटमेंट शामिल।',
      ],
      mr: [
        'फॉइल हायलाइट',
        'चेहऱ्याजवळच्या आणि वरच्या वीस ते तीस बारीक बटा फॉइलमध्ये हलक्या केल्या जातात, मग मध किंवा कॅरमल टोन दिला जातो. सगळे केस न रंगवता खोली येते. केसांचे रक्षण करणारी ट्रीटमेंट समाविष्ट.',
      ],
      price: 3499,
      durationInMinutes: 150,
    },
    {
      key: 'henna-hair-pack',
      name: 'Henna Hair Pack',
      description:
        'Rajasthani henna soaked overnight in tea and amla, applied from root to tip and left for an hour under a cap. Colours, cools and conditions; no chemicals added. Rinsed with water only, shampoo after a day.',
      hi: [
        'मेहंदी हेयर पैक',
        'राजस्थानी मेहंदी, रात भर चाय और आँवले में भिगोई हुई, जड़ से सिरे तक लगाकर एक घंटा कैप के नीचे। रंग, ठंडक और मुलायमपन; कोई केमिकल नहीं। सिर्फ़ पानी से धोते हैं, शैंपू एक दिन बाद।',
      ],
      mr: [
        'मेंदी हेअर पॅक',
        'राजस्थानी मेंदी, रात्रभर चहा आणि आवळ्यात भिजवलेली, मुळापासून टोकापर्यंत लावून एक तास कॅपखाली. रंग, थंडावा आणि मऊपणा; कोणतेही केमिकल नाही. फक्त पाण्याने धुतले जाते, शाम्पू एक दिवसाने.',
      ],
      price: 799,
      durationInMinutes: 105,
    },
    {
      key: 'balayage',
      name: 'Balayage',
      description:
        'Colour painted by hand so that it grows from your own dark roots into lighter lengths, with no hard line as it grows out. Includes toner, mask and blow-dry. Please allow an afternoon.',
      hi: [
        'बालायाज',
        'कलर हाथ से पेंट किया जाता है, ताकि जड़ें गहरी रहें और लंबाई हल्की होती जाए; बढ़ने पर कोई सख्त लाइन नहीं दिखती। टोनर, मास्क और ब्लो-ड्राई शामिल। पूरी दोपहर का समय रखें।',
      ],
      mr: [
        'बालायाज',
        'कलर हाताने रंगवला जातो, म्हणजे मुळे गडद राहतात आणि टोके हलकी होत जातात; केस वाढल्यावरही रेष दिसत नाही. टोनर, मास्क आणि ब्लो-ड्राय समाविष्ट. पूर्ण दुपारचा वेळ ठेवा.',
      ],
      price: 4999,
      durationInMinutes: 210,
    },
  ],
};
