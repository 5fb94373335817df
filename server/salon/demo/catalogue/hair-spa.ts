import type { DemoCategory } from './category.ts';

export const hairSpa: DemoCategory = {
  key: 'hair-spa',
  name: 'Hair Spa & Treatments',
  description:
    'Oil, steam and masks for hair and scalp, chosen after a look through a magnifier. Quiet treatments that also give your shoulders a rest.',
  hi: [
    'हेयर स्पा और ट्रीटमेंट',
    'बालों और स्कैल्प के लिए तेल, भाप और मास्क, मैग्निफ़ायर से देखकर चुने जाते हैं। शांत ट्रीटमेंट, जिनमें कंधों को भी आराम मिलता है।',
  ],
  mr: [
    'हेअर स्पा आणि ट्रीटमेंट',
    'केस आणि स्कॅल्पसाठी तेल, वाफ आणि मास्क, मॅग्निफायरने पाहून निवडले जातात. शांत ट्रीटमेंट, ज्यात खांद्यांनाही आराम मिळतो.',
  ],
  services: [
    {
      key: 'hot-oil-champi',
      name: 'Hot Oil Champi',
      description:
        'Warm coconut and sesame oil worked into scalp, neck and shoulders with the slow strokes of a traditional champi. Ends with a hot towel wrap. Wash-off is not included, as the oil works best overnight.',
      hi: [
        'हॉट ऑयल चंपी',
        'गुनगुना नारियल और तिल का तेल, सिर, गर्दन और कंधों पर पारंपरिक चंपी के धीमे हाथों से। आखिर में गरम तौलिया। धुलाई शामिल नहीं, क्योंकि तेल रात भर में सबसे अच्छा काम करता है।',
      ],
      mr: [
        'हॉट ऑइल चंपी',
        'कोमट खोबरेल आणि तिळाचे तेल, डोके, मान आणि खांद्यांवर पारंपरिक चंपीच्या संथ हातांनी. शेवटी गरम टॉवेल. केस धुणे समाविष्ट नाही, कारण तेल रात्रभरात सर्वांत चांगले काम करते.',
      ],
      price: 549,
      durationInMinutes: 40,
    },
    {
      key: 'deep-conditioning-spa',
      name: 'Deep Conditioning Hair Spa',
      description:
        'Shampoo, a cream mask massaged in for twenty minutes, steam under a heated cap and a cool rinse. For dry, frizzy or heat-styled hair. Includes blow-dry.',
      hi: [
        'डीप कंडीशनिंग हेयर स्पा',
        'शैंपू, बीस मिनट मसाज के साथ क्रीम मास्क, गरम कैप में भाप और ठंडे पानी से धुलाई। रूखे, उलझे या गरमी से बेजान बालों के लिए। ब्लो-ड्राई शामिल।',
      ],
      mr: [
        'डीप कंडिशनिंग हेअर स्पा',
        'शाम्पू, वीस मिनिटांच्या मसाजसह क्रीम मास्क, गरम कॅपमध्ये वाफ आणि थंड पाण्याने धुणे. कोरड्या, गुंतणाऱ्या किंवा उष्णतेने निस्तेज झालेल्या केसांसाठी. ब्लो-ड्राय समाविष्ट.',
      ],
      price: 1199,
      durationInMinutes: 75,
      variants: [
        { id: 'short', name: 'Short hair', hi: 'छोटे बाल', mr: 'लहान केस', price: 1199, durationInMinutes: 75 },
        { id: 'long', name: 'Long hair', hi: 'लंबे बाल', mr: 'लांब केस', price: 1499, durationInMinutes: 90 },
        { id: 'verylong', name: 'Very long hair', hi: 'बहुत लंबे बाल', mr: 'खूप लांब केस', price: 1799, durationInMinutes: 105 },
      ],
      addOns: [
        {
          id: 'massage',
          name: 'with head massage',
          hi: 'सिर की मालिश के साथ',
          mr: 'डोक्याच्या मालिशसह',
          price: 249,
          durationInMinutes: 15,
        },
        { id: 'trim', name: 'with a trim', hi: 'ट्रिम के साथ', mr: 'ट्रिमसह', price: 299, durationInMinutes: 20 },
      ],
    },
    {
      key: 'dandruff-scalp-care',
      name: 'Anti-Dandruff Scalp Treatment',
      description:
        'A salicylic scalp scrub, neem and lemon lotion under steam and a medicated lather loosen flakes and calm the itch. For oily and dry dandruff alike. Best taken as three sittings a week apart.',
      hi: [
        'एंटी-डैंड्रफ़ स्कैल्प ट्रीटमेंट',
        'सैलिसिलिक स्कैल्प स्क्रब, भाप में नीम-नींबू का लोशन और दवा वाला शैंपू रूसी ढीली करते और खुजली शांत करते हैं। तैलीय और सूखी, दोनों रूसी के लिए। हफ़्ते के अंतर से तीन सिटिंग सबसे अच्छी।',
      ],
      mr: [
        'अँटी-डँड्रफ स्कॅल्प ट्रीटमेंट',
        'सॅलिसिलिक स्कॅल्प स्क्रब, वाफेत कडुनिंब-लिंबाचे लोशन आणि औषधी शाम्पू कोंडा सैल करतात आणि खाज शांत करतात. तेलकट आणि कोरड्या, दोन्ही कोंड्यासाठी. आठवड्याच्या अंतराने तीन सिटिंग सर्वांत चांगल्या.',
      ],
      price: 1299,
      durationInMinutes: 60,
    },
    {
      key: 'keratin-smoothing',
      name: 'Keratin Smoothing',
      description:
        'A formaldehyde-free keratin cream is brushed on, dried and sealed with plates, strand by strand. Takes away frizz and half of the styling time for three to four months. Price is for hair to the shoulder blades.',
      hi: [
        'केराटिन स्मूदनिंग',
        'बिना फ़ॉर्मलडिहाइड की केराटिन क्रीम ब्रश से लगाकर, सुखाकर, लट-लट प्लेट से सील की जाती है। तीन-चार महीने उलझन नहीं और स्टाइलिंग का आधा समय बचता है। दाम कंधे के नीचे तक के बालों का है।',
      ],
      mr: [
        'केराटिन स्मूदनिंग',
        'फॉर्मल्डिहाइड नसलेली केराटिन क्रीम ब्रशने लावून, वाळवून, बटेबटेने प्लेटने सील केली जाते. तीन-चार महिने केस गुंतत नाहीत आणि स्टायलिंगचा अर्धा वेळ वाचतो. किंमत खांद्याखालपर्यंतच्या केसांची आहे.',
      ],
      price: 4499,
      durationInMinutes: 210,
    },
    {
      key: 'hibiscus-hair-mask',
      name: 'Hibiscus & Fenugreek Hair Mask',
      description:
        'Fresh hibiscus, fenugreek and curd ground to a paste the same morning, for thinning hair and split ends. Combed through, left for half an hour and washed out with a mild shampoo. No perfume, no preservative.',
      hi: [
        'गुड़हल और मेथी हेयर मास्क',
        'ताज़ा गुड़हल, मेथी और दही, उसी सुबह पीसा हुआ, पतले होते बालों और दोमुँहे सिरों के लिए। कंघी से लगाकर आधा घंटा रखते हैं, फिर हल्के शैंपू से धोते हैं। न खुशबू, न प्रिज़र्वेटिव।',
      ],
      mr: [
        'जास्वंद आणि मेथी हेअर मास्क',
        'ताजी जास्वंद, मेथी आणि दही, त्याच सकाळी वाटलेले, विरळ होणाऱ्या केसांसाठी आणि दुभंगलेल्या टोकांसाठी. कंगव्याने लावून अर्धा तास ठेवतात, मग सौम्य शाम्पूने धुतात. सुगंध नाही, प्रिझर्व्हेटिव्ह नाही.',
      ],
      price: 899,
      durationInMinutes: 60,
    },
  ],
};
