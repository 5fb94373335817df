import type { DemoCategory } from './category.ts';

export const mensGrooming: DemoCategory = {
  key: 'mens-grooming',
  name: "Men's Grooming",
  description:
    'A barber at home for him, his father and his sons, with sterilised tools and a new blade for every shave. Pairs well with a head massage.',
  hi: [
    'मेन्स ग्रूमिंग',
    'घर पर नाई, उनके, पिताजी के और बेटों के लिए, स्टेरिलाइज़ औज़ारों और हर शेव के लिए नए ब्लेड के साथ। साथ में सिर की मसाज अच्छी लगती है।',
  ],
  mr: [
    'मेन्स ग्रूमिंग',
    'घरी न्हावी, त्यांच्यासाठी, वडिलांसाठी आणि मुलांसाठी, निर्जंतुक साधने आणि प्रत्येक शेव्हसाठी नवीन ब्लेडसह. सोबत डोक्याचा मसाज छान वाटतो.',
  ],
  services: [
    {
      key: 'mens-haircut',
      name: "Men's Haircut",
      description:
        'Scissors or clipper, fade or classic side parting, with neck shave and a quick style at the end. Cape and floor sheet are brought along. Boys under twelve at the same price.',
      hi: [
        'पुरुषों का हेयरकट',
        'कैंची या क्लिपर, फ़ेड या क्लासिक साइड पार्टिंग, गर्दन की शेव और आखिर में झटपट स्टाइल। केप और फ़र्श की चादर हम लाते हैं। बारह साल से छोटे लड़कों का दाम भी यही।',
      ],
      mr: [
        'पुरुषांचा हेअरकट',
        'कात्री किंवा क्लिपर, फेड किंवा क्लासिक साइड पार्टिंग, मानेची शेव्ह आणि शेवटी झटपट स्टाइल. केप आणि फरशीसाठी चादर आम्ही आणतो. बारा वर्षांखालील मुलांची किंमतही हीच.',
      ],
      price: 299,
      durationInMinutes: 30,
    },
    {
      key: 'beard-trim',
      name: 'Beard Trim & Shape',
      description:
        'Length evened with clipper and scissors, cheek and neck lines cleaned with a fresh blade. Finished with a warm towel and a drop of beard oil. Suits every beard from stubble to full.',
      hi: [
        'बियर्ड ट्रिम और शेप',
        'क्लिपर और कैंची से लंबाई बराबर, नए ब्लेड से गाल और गर्दन की लाइन साफ़। आखिर में गुनगुना तौलिया और दाढ़ी का तेल। हल्की से पूरी दाढ़ी तक सबके लिए।',
      ],
      mr: [
        'बिअर्ड ट्रिम आणि शेप',
        'क्लिपर आणि कात्रीने लांबी एकसारखी, नवीन ब्लेडने गाल आणि मानेची रेष साफ. शेवटी कोमट टॉवेल आणि दाढीचे तेल. हलक्या ते पूर्ण दाढीपर्यंत सर्वांसाठी.',
      ],
      price: 199,
      durationInMinutes: 20,
    },
    {
      key: 'royal-shave',
      name: 'Royal Shave',
      description:
        'Hot towel, brush-whipped lather, two passes with a new blade, alum block and cool balm. Close without burn, also on sensitive skin. Blade is opened in front of you.',
      hi: [
        'रॉयल शेव',
        'गरम तौलिया, ब्रश का झाग, नए ब्लेड के दो हाथ, फिटकरी और ठंडा बाम। नाज़ुक त्वचा पर भी बिना जलन करीबी शेव। ब्लेड आपके सामने खुलता है।',
      ],
      mr: [
        'रॉयल शेव्ह',
        'गरम टॉवेल, ब्रशचा फेस, नवीन ब्लेडचे दोन हात, तुरटी आणि थंड बाम. नाजूक त्वचेवरही जळजळ न होता गुळगुळीत शेव्ह. ब्लेड तुमच्यासमोर उघडते.',
      ],
      price: 249,
      durationInMinutes: 25,
    },
    {
      key: 'mens-clean-up',
      name: "Men's Face Clean-up",
      description:
        'Deep cleansing, scrub, steam, blackhead removal and a green-clay mask for skin that meets sun and traffic. Ends with a light sunscreen gel. Works around the beard.',
      hi: [
        'पुरुषों का फ़ेस क्लीन-अप',
        'धूप और ट्रैफ़िक झेलती त्वचा के लिए गहरी सफ़ाई, स्क्रब, भाप, ब्लैकहेड निकालना और हरी मिट्टी का मास्क। आखिर में हल्का सनस्क्रीन जेल। दाढ़ी बचाकर काम होता है।',
      ],
      mr: [
        'पुरुषांचे फेस क्लीन-अप',
        'ऊन आणि ट्रॅफिक सोसणाऱ्या त्वचेसाठी खोल सफाई, स्क्रब, वाफ, ब्लॅकहेड काढणे आणि हिरव्या मातीचा मास्क. शेवटी हलके सनस्क्रीन जेल. दाढी सांभाळून काम.',
      ],
      price: 799,
      durationInMinutes: 45,
    },
  ],
};
