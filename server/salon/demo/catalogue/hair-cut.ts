import type { DemoCategory } from './category.ts';

export const hairCutStyling: DemoCategory = {
  key: 'hair-cut-styling',
  name: 'Hair Cut & Styling',
  description:
    'Cuts and styling by stylists trained in our own academy, with cape, mirror and floor sheet brought along. We sweep up before we leave.',
  hi: [
    'हेयर कट और स्टाइलिंग',
    'हमारी अपनी अकादमी से ट्रेंड स्टाइलिस्ट से कट और स्टाइलिंग। केप, आईना और फ़र्श की चादर हम लाते हैं, और जाने से पहले बाल समेट लेते हैं।',
  ],
  mr: [
    'हेअर कट आणि स्टायलिंग',
    'आमच्याच अकादमीत प्रशिक्षित स्टायलिस्टकडून कट आणि स्टायलिंग. केप, आरसा आणि फरशीसाठी चादर आम्ही आणतो, आणि जाण्याआधी केस गोळा करतो.',
  ],
  services: [
    {
      key: 'womens-haircut',
      name: "Women's Haircut & Finish",
      description:
        'A consultation, wash or spray-down, and a cut from straight bob to long layers, dried smooth to show the shape. For all hair lengths and textures. Small corrections within seven days are free.',
      hi: [
        'महिलाओं का हेयरकट और फ़िनिश',
        'पहले बातचीत, फिर धुलाई या स्प्रे, और सीधे बॉब से लंबी लेयर तक कोई भी कट, आखिर में स्मूद ड्राई ताकि शेप दिखे। हर लंबाई और हर तरह के बालों के लिए। सात दिन में छोटा सुधार मुफ़्त।',
      ],
      mr: [
        'महिलांचा हेअरकट आणि फिनिश',
        'आधी बोलणे, मग केस धुणे किंवा स्प्रे, आणि सरळ बॉबपासून लांब लेअरपर्यंत कोणताही कट, शेवटी स्मूद ड्राय म्हणजे शेप दिसतो. प्रत्येक लांबीच्या आणि प्रकारच्या केसांसाठी. सात दिवसांत छोटी दुरुस्ती मोफत.',
      ],
      price: 699,
      durationInMinutes: 60,
    },
    {
      key: 'fringe-trim',
      name: 'Fringe Trim',
      description:
        'A quick tidy of straight, curtain or side-swept fringe between two haircuts. Cut dry, so that the length is exactly what you see. Face brushed clean afterwards.',
      hi: [
        'फ़्रिंज ट्रिम',
        'दो हेयरकट के बीच सीधी, कर्टेन या साइड फ़्रिंज की झटपट छँटाई। सूखे बालों पर काटते हैं, इसलिए लंबाई वही रहती है जो दिखती है। बाद में चेहरा ब्रश से साफ़।',
      ],
      mr: [
        'फ्रिंज ट्रिम',
        'दोन हेअरकटच्या मधे सरळ, कर्टन किंवा साइड फ्रिंज झटपट नीट करणे. कोरड्या केसांवर कापतात, म्हणून लांबी दिसते तशीच राहते. नंतर चेहरा ब्रशने साफ.',
      ],
      price: 199,
      durationInMinutes: 15,
    },
    {
      key: 'girls-haircut',
      name: "Girls' Haircut",
      description:
        'A patient cut for girls up to twelve, with a cape of their own and a favourite cartoon on if it helps. Blunt, layered or a simple trim. Ends with a plait or two ponytails.',
      hi: [
        'लड़कियों का हेयरकट',
        'बारह साल तक की बच्चियों के लिए आराम से किया गया कट, उनकी अपनी केप के साथ; चाहें तो मनपसंद कार्टून चलता रहे। ब्लंट, लेयर या सादी ट्रिम। आखिर में एक चोटी या दो पोनी।',
      ],
      mr: [
        'मुलींचा हेअरकट',
        'बारा वर्षांपर्यंतच्या मुलींसाठी निवांत कट, त्यांच्या स्वतःच्या केपसह; हवे तर आवडते कार्टून लावून. ब्लंट, लेअर किंवा साधा ट्रिम. शेवटी एक वेणी किंवा दोन पोनी.',
      ],
      price: 349,
      durationInMinutes: 30,
    },
    {
      key: 'blow-dry',
      name: 'Wash & Blow-Dry',
      description:
        'Shampoo and conditioner for your hair type and a smooth or bouncy blow-dry with a round brush. Heat protection is always applied. Holds one to two days.',
      hi: [
        'वॉश और ब्लो-ड्राई',
        'आपके बालों के हिसाब से शैंपू और कंडीशनर, फिर गोल ब्रश से स्मूद या बाउंसी ब्लो-ड्राई। हीट प्रोटेक्शन हमेशा लगता है। एक-दो दिन टिकता है।',
      ],
      mr: [
        'वॉश आणि ब्लो-ड्राय',
        'तुमच्या केसांनुसार शाम्पू आणि कंडिशनर, मग गोल ब्रशने स्मूद किंवा बाउन्सी ब्लो-ड्राय. हीट प्रोटेक्शन नेहमी लावतात. एक-दोन दिवस टिकते.',
      ],
      price: 549,
      durationInMinutes: 45,
    },
    {
      key: 'hair-ironing',
      name: 'Hair Ironing',
      description:
        'Sleek, straight hair for the day with ceramic plates set to suit your hair. Needs clean, dry hair; a heat-protection serum is included. Lasts until the next wash.',
      hi: [
        'हेयर आयरनिंग',
        'उस दिन के लिए चमकते, सीधे बाल, आपके बालों के हिसाब से सेट सिरेमिक प्लेट से। बाल साफ़ और सूखे होने चाहिए; हीट प्रोटेक्शन सीरम शामिल। अगली धुलाई तक टिकता है।',
      ],
      mr: [
        'हेअर आयर्निंग',
        'त्या दिवसासाठी चमकदार, सरळ केस, तुमच्या केसांनुसार सेट केलेल्या सिरॅमिक प्लेटने. केस स्वच्छ आणि कोरडे हवेत; हीट प्रोटेक्शन सीरम समाविष्ट. पुढच्या धुण्यापर्यंत टिकते.',
      ],
      price: 599,
      durationInMinutes: 45,
      variants: [
        { id: 'shoulder', name: 'To the shoulder', hi: 'कंधे तक', mr: 'खांद्यापर्यंत', price: 599, durationInMinutes: 45 },
        { id: 'waist', name: 'To the waist', hi: 'कमर तक', mr: 'कमरेपर्यंत', price: 799, durationInMinutes: 60 },
      ],
      addOns: [{ id: 'wash', name: 'with wash', hi: 'धुलाई के साथ', mr: 'केस धुण्यासह', price: 199, durationInMinutes: 15 }],
    },
    {
      key: 'roller-curls',
      name: 'Soft Curls with Rollers',
      description:
        'Warm rollers give soft curls with volume at the crown, without the heat of a tong on every strand. For medium to long hair. Finished by hand with a light-hold spray.',
      hi: [
        'रोलर से सॉफ़्ट कर्ल',
        'गुनगुने रोलर से नरम कर्ल और ऊपर वॉल्यूम, हर लट पर टोंग की गरमी के बिना। मीडियम से लंबे बालों के लिए। हाथ से सँवारकर हल्का स्प्रे।',
      ],
      mr: [
        'रोलरने सॉफ्ट कर्ल',
        'कोमट रोलरने मऊ कर्ल आणि वर व्हॉल्यूम, प्रत्येक बटेवर टाँगची उष्णता न देता. मध्यम ते लांब केसांसाठी. हाताने नीट करून हलका स्प्रे.',
      ],
      price: 749,
      durationInMinutes: 60,
    },
    {
      key: 'gajra-braid',
      name: 'Festive Braid with Gajra',
      description:
        'A long plait, fishtail or Maharashtrian-style bun dressed with fresh jasmine gajra. The flowers are bought that morning and included. For poojas, weddings and haldi-kunku.',
      hi: [
        'गजरे वाली त्योहारी चोटी',
        'लंबी चोटी, फ़िशटेल या मराठी अंबाड़ा, ताज़े मोगरे के गजरे के साथ। फूल उसी सुबह आते हैं और दाम में शामिल हैं। पूजा, शादी और हल्दी-कुंकू के लिए।',
      ],
      mr: [
        'गजऱ्याची सणाची वेणी',
        'लांब वेणी, फिशटेल किंवा मराठमोळा अंबाडा, ताज्या मोगऱ्याच्या गजऱ्यासह. फुले त्याच सकाळी आणली जातात आणि किमतीत समाविष्ट आहेत. पूजा, लग्न आणि हळदी-कुंकवासाठी.',
      ],
      price: 649,
      durationInMinutes: 45,
    },
  ],
};
