import type { DemoCategory } from './category.ts';

export const massage: DemoCategory = {
  key: 'massage',
  name: 'Massage & Body Care',
  description:
    'Massage on our own folding couch with clean sheets and warm oil, by women therapists and for women. Please tell us about pregnancy, surgery or blood pressure when booking.',
  hi: [
    'मसाज और बॉडी केयर',
    'हमारे अपने फ़ोल्डिंग काउच, साफ़ चादरों और गुनगुने तेल के साथ मसाज, महिला थेरेपिस्ट से, महिलाओं के लिए। गर्भावस्था, ऑपरेशन या ब्लड प्रेशर के बारे में बुक करते समय बताएँ।',
  ],
  mr: [
    'मसाज आणि बॉडी केअर',
    'आमच्या स्वतःच्या फोल्डिंग काउच, स्वच्छ चादरी आणि कोमट तेलासह मसाज, महिला थेरपिस्टकडून, महिलांसाठी. गरोदरपण, ऑपरेशन किंवा रक्तदाबाबद्दल बुक करताना सांगा.',
  ],
  services: [
    {
      key: 'head-neck-shoulder-massage',
      name: 'Head, Neck & Shoulder Massage',
      description:
        'Thirty-five minutes for stiffness from desk and phone, seated, with light or firm pressure as you like. Almond oil or dry. Also fine for older family members.',
      hi: [
        'सिर, गर्दन और कंधे की मसाज',
        'डेस्क और फ़ोन से हुई अकड़न के लिए पैंतीस मिनट, बैठकर, हल्के या मज़बूत दबाव से, जैसा आप चाहें। बादाम तेल या बिना तेल। घर के बड़े-बुज़ुर्गों के लिए भी ठीक।',
      ],
      mr: [
        'डोके, मान आणि खांद्यांचा मसाज',
        'डेस्क आणि फोनमुळे आलेल्या आखडलेपणासाठी पस्तीस मिनिटे, बसून, हलक्या किंवा जोरदार दाबाने, तुम्हाला हवे तसे. बदाम तेल किंवा तेलाशिवाय. घरातल्या ज्येष्ठांसाठीही चांगला.',
      ],
      price: 749,
      durationInMinutes: 35,
    },
    {
      key: 'relaxing-full-body-massage',
      name: 'Relaxing Full-Body Massage',
      description:
        'Long, even strokes from shoulders to feet with warm sesame and lavender oil on a heated couch. Medium pressure; arms, back, legs and scalp included. Ends with hot towels.',
      hi: [
        'रिलैक्सिंग फ़ुल बॉडी मसाज',
        'गरम काउच पर गुनगुने तिल और लैवेंडर तेल से कंधों से पैरों तक लंबे, एक-से हाथ। मध्यम दबाव; बाँहें, पीठ, पैर और सिर शामिल। आखिर में गरम तौलिए।',
      ],
      mr: [
        'रिलॅक्सिंग फुल बॉडी मसाज',
        'गरम काउचवर कोमट तीळ आणि लॅव्हेंडर तेलाने खांद्यांपासून पायांपर्यंत लांब, एकसारखे हात. मध्यम दाब; हात, पाठ, पाय आणि डोके समाविष्ट. शेवटी गरम टॉवेल.',
      ],
      price: 1899,
      durationInMinutes: 75,
      addOns: [
        {
          id: 'feet',
          name: 'with foot reflexology',
          hi: 'पैरों की रिफ्लेक्सोलॉजी के साथ',
          mr: 'पायांच्या रिफ्लेक्सोलॉजीसह',
          price: 399,
          durationInMinutes: 20,
        },
      ],
    },
    {
      key: 'hot-stone-massage',
      name: 'Hot Stone Massage',
      description:
        'Smooth basalt stones at a tested temperature rest along the spine and glide over tight muscles. Deeper than oil alone, yet gentle. Not suitable in pregnancy or with high blood pressure.',
      hi: [
        'हॉट स्टोन मसाज',
        'परखे हुए तापमान के चिकने बेसाल्ट पत्थर रीढ़ के साथ रखे जाते और जकड़ी मांसपेशियों पर फिराए जाते हैं। सिर्फ़ तेल से गहरा, फिर भी नरम। गर्भावस्था या हाई ब्लड प्रेशर में नहीं।',
      ],
      mr: [
        'हॉट स्टोन मसाज',
        'तपासलेल्या तापमानाचे गुळगुळीत बेसाल्ट दगड मणक्याजवळ ठेवले जातात आणि आखडलेल्या स्नायूंवर फिरवले जातात. फक्त तेलापेक्षा खोल, तरी हळुवार. गरोदरपणात किंवा उच्च रक्तदाबात नाही.',
      ],
      price: 2499,
      durationInMinutes: 90,
    },
    {
      key: 'potli-massage',
      name: 'Herbal Potli Massage',
      description:
        'Muslin bundles of ajwain, turmeric, neem and rock salt are warmed on a pan and pressed along back, shoulders and knees. Helps with stiffness and after-travel aches. Fresh potlis for every client.',
      hi: [
        'हर्बल पोटली मसाज',
        'अजवाइन, हल्दी, नीम और सेंधा नमक की मलमल की पोटली तवे पर गरम करके पीठ, कंधों और घुटनों पर दबाई जाती है। अकड़न और सफ़र के दर्द में आराम। हर ग्राहक के लिए नई पोटली।',
      ],
      mr: [
        'हर्बल पोटली मसाज',
        'ओवा, हळद, कडुनिंब आणि सैंधव मिठाची मलमलची पोटली तव्यावर गरम करून पाठ, खांदे आणि गुडघ्यांवर दाबली जाते. आखडलेपण आणि प्रवासाच्या वेदनांत आराम. प्रत्येक ग्राहकासाठी नवीन पोटली.',
      ],
      price: 2299,
      durationInMinutes: 75,
    },
    {
      key: 'foot-reflexology',
      name: 'Foot Reflexology',
      description:
        'Pressure on the points of the sole with thumbs and a wooden stick, after a warm foot bath. Forty-five quiet minutes for people who stand all day. Followed by a calf massage.',
      hi: [
        'फ़ुट रिफ़्लेक्सोलॉजी',
        'गुनगुने पानी में पैर भिगोकर, अँगूठों और लकड़ी की छड़ी से तलवे के बिंदुओं पर दबाव। दिन भर खड़े रहने वालों के लिए पैंतालीस शांत मिनट। फिर पिंडली की मसाज।',
      ],
      mr: [
        'फूट रिफ्लेक्सॉलॉजी',
        'कोमट पाण्यात पाय भिजवून, अंगठे आणि लाकडी काठीने तळव्यांच्या बिंदूंवर दाब. दिवसभर उभे राहणाऱ्यांसाठी पंचेचाळीस शांत मिनिटे. नंतर पोटऱ्यांचा मसाज.',
      ],
      price: 899,
      durationInMinutes: 45,
    },
    {
      key: 'body-polish-scrub',
      name: 'Body Polish & Scrub',
      description:
        'A walnut and sugar scrub with rose oil over arms, legs and back, a milk mask and a light moisturising massage. Removes tan and roughness. Often booked two days before a wedding; needs a shower at home.',
      hi: [
        'बॉडी पॉलिश और स्क्रब',
        'गुलाब तेल के साथ अखरोट और चीनी का स्क्रब बाँहों, पैरों और पीठ पर, दूध का मास्क और हल्की मॉइस्चराइज़िंग मसाज। टैन और खुरदुरापन हटता है। अक्सर शादी से दो दिन पहले बुक होता है; घर में शावर चाहिए।',
      ],
      mr: [
        'बॉडी पॉलिश आणि स्क्रब',
        'गुलाब तेलासह अक्रोड आणि साखरेचा स्क्रब हात, पाय आणि पाठीवर, दुधाचा मास्क आणि हलका मॉइश्चरायझिंग मसाज. टॅन आणि खरखरीतपणा जातो. बहुतेक वेळा लग्नाच्या दोन दिवस आधी बुक होते; घरी शॉवर हवा.',
      ],
      price: 2199,
      durationInMinutes: 90,
    },
  ],
};
