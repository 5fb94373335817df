import type { DemoCategory } from './category.ts';

export const threading: DemoCategory = {
  key: 'threading',
  name: 'Threading & Face Hair',
  description:
    'Exact brows and a clean face with cotton thread, a fresh length for each client. Small services that pair well with a facial or a wax.',
  hi: [
    'थ्रेडिंग और फ़ेस हेयर',
    'सूती धागे से सही शेप की भौंहें और साफ़ चेहरा, हर ग्राहक के लिए नया धागा। छोटी सर्विस, जो फेशियल या वैक्स के साथ अच्छी जँचती हैं।',
  ],
  mr: [
    'थ्रेडिंग आणि फेस हेअर',
    'सुती धाग्याने नेमक्या शेपच्या भुवया आणि स्वच्छ चेहरा, प्रत्येक ग्राहकासाठी नवीन धागा. छोट्या सर्व्हिस, ज्या फेशियल किंवा वॅक्ससोबत छान जमतात.',
  ],
  services: [
    {
      key: 'eyebrow-threading',
      name: 'Eyebrow Threading',
      description:
        'Brows shaped with cotton thread to suit your face, then trimmed and tidied with tweezers. Aloe gel takes the redness away within minutes. Tell us if you are growing them out and we keep the length.',
      hi: [
        'आइब्रो थ्रेडिंग',
        'आपके चेहरे के हिसाब से धागे से भौंहों का शेप, फिर ट्रिम और ट्वीज़र से सफ़ाई। एलो जेल से लाली कुछ मिनट में चली जाती है। भौंहें बढ़ा रही हों, तो बताएँ, लंबाई रहने देंगे।',
      ],
      mr: [
        'आयब्रो थ्रेडिंग',
        'तुमच्या चेहऱ्यानुसार धाग्याने भुवयांना शेप, मग ट्रिम आणि ट्वीझरने सफाई. कोरफड जेलने लाली काही मिनिटांत जाते. भुवया वाढवत असाल तर सांगा, लांबी तशीच ठेवू.',
      ],
      price: 59,
      durationInMinutes: 15,
    },
    {
      key: 'upper-lip-threading',
      name: 'Upper Lip Threading',
      description:
        'Fine hair above the lip removed with cotton thread in a few careful passes. Ice before and aloe gel after keep it comfortable. Takes about ten minutes.',
      hi: [
        'अपर लिप थ्रेडिंग',
        'होंठ के ऊपर के बारीक बाल सूती धागे से सँभलकर हटाए जाते हैं। पहले बर्फ़ और बाद में एलो जेल से आराम रहता है। करीब दस मिनट।',
      ],
      mr: ['अप्पर लिप थ्रेडिंग', 'ओठांवरचे बारीक केस सुती धाग्याने जपून काढले जातात. आधी बर्फ आणि नंतर कोरफड जेलने आराम वाटतो. सुमारे दहा मिनिटे.'],
      price: 49,
      durationInMinutes: 10,
    },
    {
      key: 'full-face-threading',
      name: 'Full Face Threading',
      description:
        'Eyebrows, upper lip, forehead, cheeks, chin and jawline in one sitting. Good for skin that reacts to wax. Includes a cooling rose-water compress.',
      hi: [
        'फ़ुल फ़ेस थ्रेडिंग',
        'भौंहें, अपर लिप, माथा, गाल, ठुड्डी और जबड़ा, एक ही बार में। जिस त्वचा को वैक्स नहीं जमता, उसके लिए अच्छा। गुलाब जल की ठंडी पट्टी शामिल।',
      ],
      mr: [
        'फुल फेस थ्रेडिंग',
        'भुवया, अप्पर लिप, कपाळ, गाल, हनुवटी आणि जबडा, एकाच वेळी. ज्या त्वचेला वॅक्स सोसत नाही तिच्यासाठी चांगले. गुलाबपाण्याची थंड पट्टी समाविष्ट.',
      ],
      price: 249,
      durationInMinutes: 35,
    },
    {
      key: 'face-katori-wax',
      name: 'Katori Face Wax',
      description:
        'Hard wax from a small katori removes face hair from upper lip, chin, cheeks and sides without a strip. Lasts longer than threading and suits thicker growth. Not done on skin that uses retinol or has had a peel this week.',
      hi: [
        'कटोरी फ़ेस वैक्स',
        'छोटी कटोरी का हार्ड वैक्स अपर लिप, ठुड्डी, गाल और किनारों के बाल बिना स्ट्रिप हटाता है। थ्रेडिंग से ज़्यादा टिकता है, घने बालों के लिए ठीक। रेटिनॉल या इसी हफ़्ते पील वाली त्वचा पर नहीं।',
      ],
      mr: [
        'कटोरी फेस वॅक्स',
        'छोट्या वाटीतले हार्ड वॅक्स अप्पर लिप, हनुवटी, गाल आणि कडांचे केस स्ट्रिपशिवाय काढते. थ्रेडिंगपेक्षा जास्त टिकते, दाट केसांसाठी योग्य. रेटिनॉल वापरणाऱ्या किंवा याच आठवड्यात पील केलेल्या त्वचेवर नाही.',
      ],
      price: 349,
      durationInMinutes: 30,
    },
    {
      key: 'eyebrow-tinting',
      name: 'Eyebrow Tint & Shape',
      description:
        'Brows are threaded into shape and coloured with a vegetable tint in black-brown or soft brown to fill gaps. Colour holds for about three weeks. A patch test the day before is recommended and free of charge.',
      hi: [
        'आइब्रो टिंट और शेप',
        'भौंहें धागे से शेप में लाकर वेजिटेबल टिंट से काली-भूरी या हल्की भूरी की जाती हैं, ताकि खाली जगह भर जाए। रंग करीब तीन हफ़्ते रहता है। एक दिन पहले पैच टेस्ट करवाना अच्छा है, वह मुफ़्त है।',
      ],
      mr: [
        'आयब्रो टिंट आणि शेप',
        'भुवया धाग्याने शेपमध्ये आणून व्हेजिटेबल टिंटने काळ्या-तपकिरी किंवा हलक्या तपकिरी केल्या जातात, म्हणजे मोकळ्या जागा भरतात. रंग सुमारे तीन आठवडे राहतो. एक दिवस आधी पॅच टेस्ट केलेली बरी, ती मोफत आहे.',
      ],
      price: 449,
      durationInMinutes: 40,
    },
  ],
};
